/** The forms of questions, and of what people tell us about themselves. */
import { LANGUAGES } from '@harvest/engine'
import { HOOK_FORMS } from '../notices/senders.ts'
import { called, closed, gameId, tableId, type Schema } from '../commands/forms.ts'

export const params: Schema = closed({ table: tableId })

/** Numbers in addresses stay text here; they are read after their form is known to be right. */
const status: Schema = { type: 'string', enum: ['open', 'playing', 'finished', 'closed'] }
const secret: Schema = { type: 'string', minLength: 1, maxLength: 200 }
const line: Schema = { type: 'integer', minimum: 1, maximum: 1e9 }
const digits: Schema = { type: 'string', pattern: '^[0-9]{1,9}$' }

export const query = {
  none: closed({}),
  list: closed(
    {
      status: { type: 'string', enum: ['open', 'playing', 'finished'] },
      game: gameId,
      free: { type: 'string', enum: ['1'] },
      before: { type: 'string', pattern: '^[0-9]{1,15}\\.[A-Za-z0-9_-]{22}$' },
    },
    [],
  ),
  look: closed({ seat: digits }, []),
  view: closed({ seat: digits, at: digits, after: digits }, []),
  advice: closed({ seat: digits }),
  chat: closed({ before: digits }, []),
  picture: closed(
    { lang: { type: 'string', enum: [...LANGUAGES] }, v: { type: 'string', pattern: '^[A-Za-z0-9_-]{22}$' } },
    [],
  ),
  mutes: closed({ table: tableId }, []),
  admin: closed({ search: { type: 'string', maxLength: 100 }, page: digits, status }, []),
  lines: closed({ table: tableId, before: digits }, ['table']),
  audit: closed({ before: { type: 'string', pattern: '^[0-9]{1,15}\\.[A-Za-z0-9_.:-]{8,64}$' } }, []),
  token: closed({ token: { type: 'string', pattern: '^[A-Za-z0-9_-]{20,60}$' } }),
} satisfies { [name: string]: Schema }

const channel: Schema = { type: 'string', pattern: '^[A-Za-z0-9_-]{12}$' }
const pace: Schema = { anyOf: [{ type: 'integer', minimum: 0, maximum: 24 * 60 }, { const: 'daily' }] }
const address: Schema = { type: 'string', minLength: 3, maxLength: 1000 }
const key: Schema = { type: 'string', pattern: '^[A-Za-z0-9_=-]{10,200}$' }
const addChannel: Schema = {
  type: 'object',
  anyOf: [
    closed({ kind: { const: 'mail' }, pace, address }),
    closed({ kind: { const: 'push' }, pace, endpoint: address, keys: closed({ p256dh: key, auth: key }) }),
    closed({ kind: { const: 'hook' }, pace, url: address, form: { type: 'string', enum: [...HOOK_FORMS] } }),
  ],
}

export const body = {
  me: closed({ name: called, password: secret, invitation: secret }, ['name']),
  key: closed({ key: secret }),
  mute: closed({ table: tableId, n: line }),
  unmute: closed({ mute: { type: 'string', pattern: '^[A-Za-z0-9_-]{22}$' } }),
  report: closed({ table: tableId, n: line, note: { type: 'string', maxLength: 500 } }),
  empty: closed({}),
  addChannel,
  channel: closed({ channel }),
  addHook: closed({ url: address, form: { type: 'string', enum: [...HOOK_FORMS] } }),
  hook: closed({ hook: channel }),
  channelPace: closed({ channel, pace }),
  link: closed({ code: { type: 'string', minLength: 1, maxLength: 60 } }),
  closeDevices: closed({ which: { type: 'string', pattern: '^[A-Za-z0-9_-]{1,20}$' } }),
} satisfies { [name: string]: Schema }
