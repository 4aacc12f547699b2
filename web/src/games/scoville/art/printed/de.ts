import type { Printed } from './en.ts'

export const de: Printed = {
  R: 'R',
  Y: 'Ge',
  B: 'Bl',
  G: 'Gr',
  O: 'O',
  P: 'V',
  N: 'Br',
  W: 'W',
  K: 'S',
  F: 'P',
}
