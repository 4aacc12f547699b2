/** Tribute: at the end of summer contracts are paid, or end because the payer has become strong enough. */
import type { IO } from '@harvest/engine'
import { YEARS } from '../data.ts'
import type { Event } from '../events.ts'
import { defence, offence } from '../farm.ts'
import type { State } from '../state.ts'
import { endContract } from './prepare.ts'
import type { PhaseName } from './index.ts'

export function beginTribute(s: State, io: IO<Event>): PhaseName {
  endMatched(s, io)
  payAll(s, io)
  if (s.year === YEARS) {
    s.ending = 'years'
    return 'over'
  }
  s.year++
  return 'stamps'
}

/** JB-TRI-1: a payer whose defence matches the holder's offence is free; the Warlord counted only in the attack. */
function endMatched(s: State, io: IO<Event>): void {
  for (let i = s.contracts.length - 1; i >= 0; i--) {
    const { holder, payer } = s.contracts[i]
    if (defence(s.farms[payer]) >= offence(s.farms[holder])) endContract(s, i, 'strength', io)
  }
}

/** Everybody pays from the food held before any tribute; contracts are in the order in which they are paid. */
function payAll(s: State, io: IO<Event>): void {
  const { contracts, farms } = s
  const gained: number[] = []
  const payments: number[] = []
  for (let seat = 0; seat < s.seats; seat++) gained.push(0)
  for (let i = 0; i < contracts.length; i++) {
    const { holder, payer, amount } = contracts[i]
    const paid = farms[payer].food < amount ? farms[payer].food : amount
    farms[payer].food -= paid
    gained[holder] += paid
    payments.push(paid)
  }
  for (let seat = 0; seat < s.seats; seat++) farms[seat].food += gained[seat]
  for (let i = 0; i < contracts.length; i++) {
    const { holder, payer, amount } = contracts[i]
    const totals = { payerFood: farms[payer].food, holderFood: farms[holder].food }
    io.emit({ e: 'tribute', holder, payer, owed: amount, paid: payments[i], ...totals })
  }
}
