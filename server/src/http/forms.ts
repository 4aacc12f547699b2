/** The forms of questions and of what people say about themselves. */
import { called, closed, gameId, tableId, type Schema } from '../commands/forms.ts'

export const params: Schema = closed({ table: tableId })

/** Numbers in addresses stay text here; they are read after their form is known to be right. */
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
  view: closed({ seat: digits, at: digits }, []),
  advice: closed({ seat: digits }),
  chat: closed({ before: digits }, []),
} satisfies { [name: string]: Schema }

export const body = {
  me: closed({ name: called }),
  empty: closed({}),
  link: closed({ code: { type: 'string', minLength: 1, maxLength: 60 } }),
  closeDevices: closed({ which: { type: 'string', pattern: '^[A-Za-z0-9_-]{1,20}$' } }),
} satisfies { [name: string]: Schema }
