/** The guided first games talk only about what exists: prompts, events and rules of their game, in every language. */
import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { findGame, games } from '@harvest/bots'
import type { Guide } from '@harvest/engine/wire'
import { GUIDES } from '../src/games/guides.ts'

/** The kinds of event a game can emit, as its types say. */
function eventsOf(game: string): Set<string> {
  const file = readFileSync(new URL(`../../games/${game}/src/events.ts`, import.meta.url), 'utf8')
  return new Set([...file.matchAll(/readonly e: '(\w+)'/g)].map((match) => match[1]!))
}

function rulesOf(game: string): Set<string> {
  const file = readFileSync(new URL(`../../games/${game}/RULES.md`, import.meta.url), 'utf8')
  return new Set([...file.matchAll(/^\s*[-*] \*\*([A-Z]{2}-[A-Z]{3}-\d+)\*\*/gm)].map((match) => match[1]!))
}

const shape = ({ intro, prompts, events }: Guide) => ({
  pages: intro.map(({ figure }) => figure),
  prompts: Object.entries(prompts).map(([key, { rule, at }]) => [key, rule, at]),
  events: Object.entries(events).map(([key, { rule, at }]) => [key, rule, at]),
})

test('every game with a board of its own has a guided first game', () => {
  const drawn = games.filter(({ game }) => existsSync(new URL(`../src/games/${game.id}/`, import.meta.url)))
  assert.deepEqual(Object.keys(GUIDES).sort(), drawn.map(({ game }) => game.id).sort())
})

for (const [id, load] of Object.entries(GUIDES))
  test(`the guide of ${id} names prompts, events and rules that exist, alike in every language`, async () => {
    const { guides } = await load()
    const { en } = guides
    for (const guide of Object.values(guides)) assert.deepEqual(shape(guide), shape(en))
    const { text } = findGame(id)!
    const events = eventsOf(id)
    const rules = rulesOf(id)
    for (const key of Object.keys(en.prompts))
      assert.ok(Object.hasOwn(text.en.prompts, key), `there is no prompt ${key}`)
    for (const key of Object.keys(en.events)) assert.ok(events.has(key), `src/events.ts has no event ${key}`)
    for (const { title, rule } of [...Object.values(en.prompts), ...Object.values(en.events)])
      assert.ok(rule !== undefined && rules.has(rule), `${title}: there is no rule ${rule}`)
  })

for (const [id, load] of Object.entries(GUIDES))
  test(`the guide of ${id} shows figures that exist`, async () => {
    const { en } = (await load()).guides
    for (const { figure } of en.intro)
      if (figure !== undefined)
        assert.ok(existsSync(new URL(`../../games/${id}/figures/${figure}.json`, import.meta.url)), figure)
  })

test('docs/adding-a-game.md says what each field of a game module is', () => {
  const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8')
  const [, body] = /^export interface GameModule \{\n(.*?)^\}/ms.exec(read('../src/games/types.ts'))!
  const fields = [...body!.matchAll(/^ {2}(?:readonly )?(\w+)\??[(:]/gm)].map((match) => match[1]!)
  assert.ok(fields.length > 10, fields.join(', '))
  const docs = read('../../docs/adding-a-game.md')
  const rows = docs.slice(docs.indexOf('| field | is |')).split('\n\n')[0]!
  const named = [...rows.matchAll(/`(\w+)[`(]/g)].map((match) => match[1])
  assert.deepEqual(
    fields.filter((field) => !named.includes(field)),
    [],
  )
})
