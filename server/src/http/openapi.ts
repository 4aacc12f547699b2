/** The description of the API, from the same routes and schemas that serve it. */
import { readFileSync } from 'node:fs'
import type { Schema } from '../commands/forms.ts'
import { params } from './forms.ts'
import type { Described } from './route.ts'

/** What comes back, by method and address, and the types that are named there: `npm run answers` writes them. */
const { answers, types } = JSON.parse(readFileSync(new URL('answers.json', import.meta.url), 'utf8')) as {
  readonly answers: { readonly [route: string]: Schema }
  readonly types: { readonly [name: string]: Schema }
}

/** The schema of what a route answers; undefined where that isn't JSON. */
export function answerOf({ method, url }: Pick<Described, 'method' | 'url'>): Schema | undefined {
  return answers[`${method} ${url}`]
}

export function openApi(routes: readonly Described[]): object {
  const paths: Record<string, Record<string, object>> = {}
  for (const route of routes) {
    const path = route.url.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operationOf(route) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Harvest Table',
      version: '1',
      description: 'You can also send commands over the WebSocket /api/socket, which brings live updates.',
    },
    paths,
    components: {
      securitySchemes: {
        guest: { type: 'apiKey', in: 'cookie', name: 'harvest' },
        admin: { type: 'http', scheme: 'bearer' },
      },
      schemas: types,
    },
  }
}

function operationOf(route: Described): object {
  const body = route.body && {
    requestBody: { required: true, content: { 'application/json': { schema: route.body } } },
  }
  const answered = Object.entries(route.answers).map(([status, description]) => [
    status,
    { description, ...contentOf(Number(status) < 400 ? answerOf(route) : answers.failure) },
  ])
  const problem = { description: 'A problem', ...contentOf(answers.failure) }
  return {
    summary: route.summary,
    parameters: parametersOf(route),
    ...body,
    responses: { ...Object.fromEntries(answered), default: problem },
    security: route.open ? [] : [route.admin ? { admin: [] } : { guest: [] }],
  }
}

function contentOf(schema: Schema | undefined): object {
  return schema ? { content: { 'application/json': { schema } } } : {}
}

function parametersOf(route: Described): object[] {
  const inPath = route.url.includes(':table') ? propertiesOf(params) : []
  const inQuery = route.query ? propertiesOf(route.query) : []
  return [
    ...inPath.map(([name, schema]) => ({ name, in: 'path', required: true, schema })),
    ...inQuery.map(([name, schema]) => ({ name, in: 'query', required: false, schema })),
  ]
}

function propertiesOf(schema: Schema): [string, Schema][] {
  return Object.entries((schema.properties ?? {}) as { [name: string]: Schema })
}
