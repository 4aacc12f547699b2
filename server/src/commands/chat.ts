/** Chatting with everybody at a table. */
import { digestOf } from '../digest.ts'
import { cleanLine } from '../people/names.ts'
import { checkLimit, failed } from '../problem.ts'
import type { Say } from '../wire.ts'
import type { Command } from './command.ts'
import { closed, commandId } from './forms.ts'

export const chatCommand: Command = {
  name: 'chat',
  summary: 'Chat with everybody at the table',
  form: closed({ id: commandId, text: { type: 'string', minLength: 1, maxLength: 10_000 } }),
  answers: {
    200: '{ n }',
    403: 'you’ve been muted, or only players can chat here',
    409: 'you’re only watching, and a player or the host has a name like yours',
  },
  run({ core, person, table: id, body }) {
    const said = body as Say
    const text = cleanLine(said.text, core.config.maxChatText)
    if (text === null) throw unsayable(said.text, core.config.maxChatText)
    return core.tables.use(id, (table) => {
      checkLimit(core.limits.chat.take(person.guest))
      core.checkVoice(person.guest)
      const { guest } = person
      const line = { ...table.speakerOf(person), text, time: core.clock.now(), guest }
      return table.say(line, { actor: person.guest, id: said.id, digest: digestOf('chat', said) })
    })
  },
}

function unsayable(text: string, longest: number): Error {
  return text.length > longest
    ? failed('tooLarge')
    : failed('badRequest', { detail: 'text has no visible character' })
}
