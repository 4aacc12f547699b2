import assert from 'node:assert/strict'
import { test } from 'node:test'
import { recordedSource, TableIO } from '@harvest/engine'
import { readGoldens, type Found, type Golden, type TrailStep } from '@harvest/engine/testkit'
import { WANTED } from '../golden/wanted.ts'
import type { Event } from '../src/events.ts'
import { scoville, type Move } from '../src/index.ts'

const goldens = readGoldens(new URL('../golden/', import.meta.url)).map(({ golden }) => golden)

/** Play a record again and keep what its author looked at. */
function again({ record, ending, scores }: Golden): Found {
  const outcomes = [...record.setup.chance, ...record.steps.flatMap((step) => step.chance)]
  const io = new TableIO<Event>(recordedSource(outcomes), true)
  const state = scoville.setup(record.options as never, record.seats, io)
  const opening = io.events
  const trail = record.steps.map(({ seat, move }): TrailStep => {
    io.reset(io.offset + io.drawn.length)
    scoville.apply(state, seat, move as Move, io)
    return { seat, move, events: io.events, entered: io.entered }
  })
  return { seed: 0, state, ending, scores, opening, trail }
}

test('[SC-END-1] the golden games are the ones that are wanted', () => {
  assert.deepEqual(
    goldens.map(({ name, about, covers }) => ({ name, about, covers })),
    WANTED.map(({ name, about, covers }) => ({ name, about, covers })).toSorted((a, b) =>
      a.name < b.name ? -1 : 1,
    ),
  )
})

for (const { name, about, covers, accept } of WANTED)
  test(`${covers
    .filter((claim) => claim.startsWith('SC-'))
    .map((id) => `[${id}]`)
    .join(' ')} golden game ${name}: ${about}`, () => {
    assert.ok(accept(again(goldens.find((golden) => golden.name === name)!)))
  })
