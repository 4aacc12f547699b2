/** Holds what the server answers against what the description of its API says of it. */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'

type Schema = { [key: string]: unknown }

const { answers, types } = JSON.parse(
  readFileSync(new URL('../../src/http/answers.json', import.meta.url), 'utf8'),
) as { answers: Record<string, Schema>; types: Record<string, Schema> }

/** What games fill in as they like. */
const OPEN = ['GameView', 'GameEvent', 'Move']

/** The same schema, which allows nothing that it doesn't name: whatever is sent has to be described. */
function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed)
  if (schema === null || typeof schema !== 'object') return schema
  const own = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, closed(value)]))
  return own.type === 'object' ? { additionalProperties: false, ...own } : own
}

const described = Object.entries(types).map(([name, type]) => [
  name,
  OPEN.includes(name) ? type : closed(type),
])
const ajv = new Ajv2020({ strict: false, allErrors: true })
const known = new Map<string, ValidateFunction>()

function validatorOf(answer: string): ValidateFunction {
  let validate = known.get(answer)
  if (!validate) {
    const schema = {
      ...(closed(answers[answer]) as Schema),
      components: { schemas: Object.fromEntries(described) },
    }
    known.set(answer, (validate = ajv.compile(schema)))
  }
  return validate
}

const routes = Object.keys(answers).map((answer) => {
  const [method, url] = answer.split(' ')
  return { answer, method, pattern: new RegExp(`^${url?.replace(':table', '[^/]+')}$`) }
})

/** Which answers were held against their schemas in this process. */
export const checked = new Set<string>()

export function checkAnswer(method: string, path: string, status: number, body: unknown): void {
  const [url] = path.split('?')
  const route = routes.find((each) => each.method === method && each.pattern.test(url!))
  const answer = status >= 400 ? 'failure' : route?.answer
  if (answer === undefined || !url!.startsWith('/api/')) return
  checked.add(answer)
  const validate = validatorOf(answer)
  assert.ok(
    validate(body),
    `${method} ${path} is answered otherwise than described: ${ajv.errorsText(validate.errors)}\n${JSON.stringify(body)}`,
  )
}
