import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { FILE, makeAnswers } from '../checks/answers.ts'
import { commandRoutes } from '../src/http/route.ts'
import { checkAnswer } from './support/answers.ts'
import { routes } from '../src/http/app.ts'

test('the schemas of the answers match the types; npm run answers writes them again', async () => {
  assert.equal(readFileSync(FILE, 'utf8'), await makeAnswers())
})

test('every question and command has a schema for its answer, and there is none for anything else', () => {
  const { answers } = JSON.parse(readFileSync(FILE, 'utf8')) as { answers: Record<string, object> }
  const all = [...routes, ...commandRoutes]
  const inJson = all.filter(({ answers: told }) => !/^(application|image)\//.test(Object.values(told)[0]!))
  assert.deepEqual(
    Object.keys(answers).sort(),
    [...inJson.map(({ method, url }) => `${method} ${url}`), 'failure'].sort(),
  )
})

test('an answer that lacks something, or says more than is described, is caught', () => {
  const check =
    (body: unknown, status = 200) =>
    (): void =>
      checkAnswer('GET', '/api/me', status, body)
  check({ name: 'Ada' })()
  check({ name: null, notice: 'Closed on Monday' })()
  assert.throws(check({}), /must have required property 'name'/)
  assert.throws(check({ name: 5 }), /must be/)
  assert.throws(check({ name: 'Ada', password: 'x' }), /must NOT have additional properties/)
  assert.throws(check({ error: 'no' }, 400), /failure|must be object/)
})
