/** What Node couldn't read as a request, so that Fastify never saw it. */
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { Core } from '../core.ts'
import { answerTo } from '../doors/failures.ts'
import { badForm, Failed, failed } from '../problem.ts'
import { dataHeaders } from './headers.ts'

export function answerUnreadable(error: { readonly code?: string }, socket: Socket, core: Core): void {
  if (socket.writable) {
    const asked = { what: 'unreadable', language: 'en', table: '', body: undefined } as const
    const { status, failure } = answerTo(reasonOf(error), core, asked)
    core.metrics.requests.inc({ route: 'none', status })
    const text = JSON.stringify(failure)
    const headers = {
      ...dataHeaders(core.config),
      'content-language': asked.language,
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(text)),
      connection: 'close',
    }
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
    socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${text}`)
  }
  socket.destroy()
}

function reasonOf({ code }: { readonly code?: string }): Failed {
  if (code === 'HPE_HEADER_OVERFLOW') return withStatus(431, failed('tooLarge'))
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return withStatus(408, badForm('its end did not come in time'))
  return badForm('it is not HTTP')
}

function withStatus(status: number, { refusal, ruled }: Failed): Failed {
  return new Failed(status, refusal, ruled)
}
