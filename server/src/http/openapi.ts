/** The description of the API, from the same routes and schemas that serve it. */
import type { Schema } from '../commands/forms.ts'
import { params } from './forms.ts'
import type { Described } from './route.ts'

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
      schemas: { Failure: failure },
    },
  }
}

const failure: Schema = {
  type: 'object',
  required: ['error'],
  properties: {
    error: {
      type: 'object',
      required: ['key', 'rule', 'args', 'sentence'],
      properties: {
        key: { type: 'string' },
        rule: { type: ['string', 'null'] },
        args: { type: 'object' },
        sentence: { type: 'string' },
      },
    },
    fresh: { type: 'object', description: '{ n, update } when the question has changed' },
  },
}

function operationOf(route: Described): object {
  const body = route.body && {
    requestBody: { required: true, content: { 'application/json': { schema: route.body } } },
  }
  const answers = Object.entries(route.answers).map(([status, description]) => [status, { description }])
  const problem = {
    description: 'A problem',
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
  }
  return {
    summary: route.summary,
    parameters: parametersOf(route),
    ...body,
    responses: { ...Object.fromEntries(answers), default: problem },
    security: route.open ? [] : [route.admin ? { admin: [] } : { guest: [] }],
  }
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
