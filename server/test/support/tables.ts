/** What tests of tables ask again and again. */
import assert from 'node:assert/strict'
import type { Failure, TableAnswer, TableInfo } from '../../src/wire.ts'
import type { Client } from './client.ts'

export async function info(client: Client, table: string): Promise<TableInfo> {
  const answer = await client.get<TableAnswer>(`/api/tables/${table}`)
  assert.equal(answer.status, 200)
  return answer.body.table
}

export async function code(client: Client, path: string, body: object = {}): Promise<[number, string]> {
  const answer = await client.post<Failure>(path, { id: client.id(), ...body })
  return [answer.status, answer.body.error?.key ?? 'done']
}
