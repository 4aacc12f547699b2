import assert from 'node:assert/strict'
import { test } from 'node:test'
import { compareTranslation } from '../rule-translations.ts'

// Ids are put together here, or this very file would name rules that do not exist.
const ONE = ['ZZ', 'SET', 1].join('-')
const TWO = ['ZZ', 'SET', 2].join('-')
const ENGLISH = `# Game

## Set-up

- **${ONE}** Deal 7 cards to 2 players (${TWO}).
- **${TWO}** Keep 3.

| card | worth |
|---|---|
| red | 2 |
`
const GERMAN = `# Spiel

## Aufbau

- **${ONE}** Zwei, nein 2 Spieler bekommen je 7 Karten (${TWO}).
- **${TWO}** Behalte 3.

| Karte | Wert |
|---|---|
| rot | 2 |
`

const compare = (translation: string) => compareTranslation(ENGLISH, 'rules/de.md', translation)

test('a translation with the same parts, rules and numbers is as good as its original', () => {
  assert.deepEqual(compare(GERMAN), [])
})

test('a rule that is missing, or in another place, is named', () => {
  const without = GERMAN.replace(`- **${TWO}** Behalte 3.\n`, '')
  assert.deepEqual(compare(without), [
    `rules/de.md:7: expected rule ${TWO} here, as in line 6 of the original, and not a row of 2 cells`,
  ])
  assert.match(compare(GERMAN.slice(0, GERMAN.indexOf('| rot')))[0]!, /and not the end$/)
  assert.deepEqual(compare(`${GERMAN}\nMehr.\n`), ['rules/de.md:12: the original has ended before'])
})

test('another number, or the name of another rule, is a problem', () => {
  assert.deepEqual(compare(GERMAN.replace('Behalte 3', 'Behalte 4')), [
    `rules/de.md:6: names 4 ${TWO}, line 6 of the original 3 ${TWO}`,
  ])
  assert.match(compare(GERMAN.replace(`(${TWO})`, `(${ONE})`))[0]!, /^rules\/de\.md:5: /)
})
