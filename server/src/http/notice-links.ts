/**
 * Where links in mails lead: small pages with one button. A link alone changes nothing, for some mail programs open
 * every link before anybody reads; those that end mails with one press post to it.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Core } from '../core.ts'
import { pickLanguage } from '../doors/language.ts'
import { escape } from '../notices/senders.ts'
import { OUTSIDE, type NoticeWords } from '../text/outside/index.ts'
import type { Channel } from '../storage/notice-contract.ts'
import { pageHeaders } from './headers.ts'

const TOKEN = /^[A-Za-z0-9_-]{43}$/

export function serveNoticeLinks(root: FastifyInstance, core: Core): void {
  void root.register(async (app) => {
    // Nothing in the body matters.
    app.addContentTypeParser('application/x-www-form-urlencoded', (_request, payload, done) => {
      payload.resume().on('end', () => done(null, null))
    })
    const page = pageOf(core)
    for (const [path, act] of [
      ['confirm', (token: string) => core.notices.confirm(token)],
      ['off', (token: string) => core.notices.end(token)],
    ] as const) {
      const url = `/api/notices/${path}`
      app.get(url, async (request, reply) => {
        const channel = await core.notices.find(tokenOf(request))
        return page(request, reply, channel, (words) => question(path, words, request.url))
      })
      app.post(url, async (request, reply) => {
        const channel = await act(tokenOf(request))
        return page(request, reply, channel, (words) => ({
          title: path === 'off' ? words.ended : words.confirmed,
          button: '',
        }))
      })
    }
  })
}

function tokenOf({ query }: FastifyRequest): string {
  const { token } = query as { token?: unknown }
  return typeof token === 'string' && TOKEN.test(token) ? token : ''
}

interface Page {
  readonly title: string
  readonly button: string
}

function question(path: 'confirm' | 'off', words: NoticeWords, address: string): Page {
  const [title, press] =
    path === 'off' ? [words.endQuestion, words.end] : [words.confirm.title, words.confirm.open]
  return {
    title,
    button: `<form method="post" action="${escape(address)}"><button>${escape(press)}</button></form>`,
  }
}

function pageOf({ config }: Core) {
  const headers = pageHeaders(config)
  const policy = headers['content-security-policy']!.replace("form-action 'none'", "form-action 'self'")
  const forForm = {
    ...headers,
    'content-security-policy': policy,
    // Without a referrer, browsers send a form as if it came from nowhere, which we refuse.
    'referrer-policy': 'same-origin',
    'cache-control': 'no-store',
  }
  return (
    request: FastifyRequest,
    reply: FastifyReply,
    channel: Channel | null,
    make: (words: NoticeWords) => Page,
  ): FastifyReply => {
    const language = pickLanguage(request.headers['accept-language'])
    const words = OUTSIDE[language].notices
    const { title, button } = channel ? make(words) : { title: words.unknown, button: '' }
    return reply
      .status(channel ? 200 : 404)
      .headers(forForm)
      .type('text/html; charset=utf-8').send(`<!doctype html>
<html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Harvest Table</title>
<h1>${escape(title)}</h1>
${button}
<p><a href="/">Harvest Table</a></p>
</html>
`)
  }
}
