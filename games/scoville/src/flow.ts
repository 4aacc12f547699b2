/** The whole round in one place: who is asked, which phase lists which moves, and what follows when it is over. */
import { undecided, type IO, type Seat, type SeatSet } from '@harvest/engine'
import type { Event } from './events.ts'
import type {
  BidMove,
  ChooseMove,
  ClaimMove,
  FulfilMove,
  HarvestMove,
  Move,
  PlantMoreMove,
  PlantMove,
  PlaqueMove,
  SpotMove,
  TakeMove,
} from './moves.ts'
import { applyBid, listBids } from './phases/bid.ts'
import { applyChooseSpot, listSpots, beginChoosingSpots } from './phases/choose-spot.ts'
import { applyClaim, listClaims, beginClaiming } from './phases/claim.ts'
import { applyFulfil, listFulfil, beginFulfilment } from './phases/fulfil.ts'
import { applyGiveChoice, listChoices } from './phases/give-choice.ts'
import { applyHarvest, listHarvest, beginHarvesting } from './phases/harvest.ts'
import { applyPlantMore, listPlantMore } from './phases/plant-more.ts'
import { applyPlantPepper, listPeppers, beginPlanting } from './phases/plant-pepper.ts'
import { applyPlantPlot, listPlots } from './phases/plant-plot.ts'
import { applyPlaque, listPlaque } from './phases/plaque.ts'
import { applyRefill } from './phases/refill.ts'
import { applyTimeCheck, endGame } from './phases/time-check.ts'
import type { State } from './state.ts'

export function waiting(s: State): SeatSet {
  return s.active >= 0 ? 1 << s.active : undecided(s.sealed)
}

export function moves(s: State, seat: Seat, out: Move[]): Move[] {
  if (s.phase === 'bid') {
    if (s.sealed[seat]) listBids(s, seat, out)
  } else if (seat === s.active) listTurn(s, out)
  return out
}

function listTurn(s: State, out: Move[]): void {
  switch (s.phase) {
    case 'harvest':
      return listHarvest(s, out)
    case 'fulfil':
      return listFulfil(s, out)
    case 'plantPepper':
      return listPeppers(s, out)
    case 'plantPlot':
      return listPlots(s, out)
    case 'chooseSpot':
      return listSpots(s, out)
    case 'claim':
      return listClaims(s, out)
    case 'plaque':
      return listPlaque(out)
    case 'plantMore':
      return listPlantMore(out)
    case 'giveChoice':
      return listChoices(s, out)
  }
}

export function apply(s: State, seat: Seat, move: Move, io: IO<Event>): void {
  switch (s.phase) {
    case 'harvest':
      if (applyHarvest(s, move as HarvestMove, io)) beginFulfilment(s, io)
      return
    case 'fulfil':
      if (applyFulfil(s, move as FulfilMove, io)) endRound(s, io)
      return
    case 'plantPepper':
      return applyPlantPepper(s, move as TakeMove, io)
    case 'plantPlot':
      if (applyPlantPlot(s, move as PlantMove, io)) harvestOrFulfil(s, io)
      return
    case 'bid':
      if (applyBid(s, seat, move as BidMove, io) && beginChoosingSpots(s, io)) beginClaiming(s, io)
      return
    case 'chooseSpot':
      if (applyChooseSpot(s, move as SpotMove, io)) beginClaiming(s, io)
      return
    case 'claim':
      if (applyClaim(s, move as ClaimMove, io)) refillAndPlant(s, io)
      return
    case 'plaque':
      if (applyPlaque(s, move as PlaqueMove, io)) harvestOrFulfil(s, io)
      return
    case 'plantMore':
      if (applyPlantMore(s, move as PlantMoreMove, io)) harvestOrFulfil(s, io)
      return
    case 'giveChoice':
      return applyGiveChoice(s, move as ChooseMove, io)
    default:
      throw new Error(`nobody moves in ${s.phase}`)
  }
}

function refillAndPlant(s: State, io: IO<Event>): void {
  applyRefill(s, io)
  if (beginPlanting(s, io)) harvestOrFulfil(s, io)
}

/** Fulfilment follows at once only if every farmer were blocked. */
function harvestOrFulfil(s: State, io: IO<Event>): void {
  if (beginHarvesting(s, io)) beginFulfilment(s, io)
}

/** A last round ends without a time check (SC-TIM-3). */
function endRound(s: State, io: IO<Event>): void {
  if (s.last !== '') endGame(s, s.last, io)
  else applyTimeCheck(s, io)
}
