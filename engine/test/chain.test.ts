import assert from 'node:assert/strict'
import { test } from 'node:test'
import { withoutLast } from '../src/chain.ts'

interface Entry {
  readonly name: string
  readonly prev: Entry | null
}

const chain = (names: Iterable<string>): Entry | null =>
  [...names].reduce<Entry | null>((prev, name) => ({ name, prev }), null)

function namesOf(entry: Entry | null): string {
  let out = ''
  for (let each = entry; each; each = each.prev) out = each.name + out
  return out
}

const isA = ({ name }: Entry): boolean => name === 'a'

test('the newest of a kind go, and the others follow each other as before', () => {
  assert.equal(namesOf(withoutLast(chain('axaybz'), 1, isA)), 'axybz')
  assert.equal(namesOf(withoutLast(chain('axaybz'), 2, isA)), 'xybz')
  assert.equal(namesOf(withoutLast(chain('xyz'), 3, isA)), 'xyz')
  assert.equal(withoutLast(chain('aa'), 2, isA), null)
})

test('what lies behind the last one that goes is shared, not copied', () => {
  const whole = chain('xyaz')
  const older = whole!.prev!.prev
  assert.equal(withoutLast(whole, 1, isA)!.prev, older)
  assert.equal(withoutLast(whole, 0, isA), whole)
})

test('a very long chain is no deeper than a short one', () => {
  const long = chain('ab'.repeat(100_000))
  assert.equal(namesOf(withoutLast(long, 99_999, isA)).length, 100_001)
})
