import type { Printed } from './en.ts'

export const fr: Printed = {
  R: 'R',
  Y: 'J',
  B: 'Bl',
  G: 'Ve',
  O: 'O',
  P: 'Vi',
  N: 'Br',
  W: 'Bc',
  K: 'N',
  F: 'F',
}
