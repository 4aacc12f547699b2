/** The admin: their key, what they ask and what they do. */
import assert from 'node:assert/strict'
import type { AdminAction, AdminActions, Failure } from '../../src/wire.ts'
import { Client } from './client.ts'
import type { TestServer } from './server.ts'

export class Admin extends Client {
  static at(server: Pick<TestServer, 'url' | 'adminKey'>): Admin {
    const admin = new Admin(server.url)
    admin.headers.authorization = `Bearer ${server.adminKey}`
    return admin
  }

  async ask<T>(path: string): Promise<T> {
    const answer = await this.get<T>(`/api/admin${path}`)
    assert.equal(answer.status, 200, JSON.stringify(answer.body))
    return answer.body
  }

  /** What must succeed. */
  act<K extends AdminAction, T = object>(name: K, body: AdminActions[K]): Promise<T> {
    return this.do<T>(`/api/admin/${name}`, body)
  }

  async refusal<K extends AdminAction>(name: K, body: AdminActions[K]): Promise<string> {
    const answer = await this.post<Failure>(`/api/admin/${name}`, { id: this.id(), ...body })
    assert.ok(answer.status >= 400, `${name} is not refused`)
    return answer.body.error.key
  }

  async idOf(name: string): Promise<string> {
    const { people } = await this.ask<{ people: { id: string; name: string }[] }>(`/people?search=${name}`)
    return people.find((person) => person.name === name)!.id
  }
}
