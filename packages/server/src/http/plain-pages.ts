// Pages without script or sign-in: the server's status, and the targets of links in mail. Merely opening a link changes
// nothing, since programs scan mail before people do: it takes a button, or a mail program's one-click request (RFC
// 8058).

import { LANGUAGES, type Language } from '@sietch/i18n/page'
import { type ToldWords, toldWords } from '@sietch/i18n/told'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Limiter } from '../limiter.ts'
import { tooFast } from '../refusal.ts'
import type { Status } from '../status.ts'
import type { Store } from '../store/open.ts'
import { escaped } from '../told/mailing.ts'
import { type Deed, doDeed, type Mail, mailOf } from '../told/mails.ts'
import { readTelling } from '../told/wishes.ts'
import { householdOf } from './address.ts'

type Parts = {
  readonly store: Store
  readonly limiter: Limiter
  status(): Promise<Status>
}

const query = z.object({
  to: z.string().max(200).catch(''),
  lang: z.enum(LANGUAGES).optional().catch(undefined),
})

export function openPlainPages(app: FastifyInstance, { store: { db }, limiter, status }: Parts): void {
  app.register(async (pages) => {
    pages.addHook('onRequest', async ({ ip }) => {
      if (!limiter.allows('request', { address: householdOf(ip) })) throw tooFast()
    })
    // The one-click request's body says nothing the address does not.
    pages.addContentTypeParser('*', (_request, payload, done) => {
      payload.resume().on('end', () => done(null))
    })

    pages.get('/status', async (request, reply) => {
      const found = await status()
      const language = languageOf(request)
      reply.status(found.database ? 200 : 503)
      return page(reply, language, toldWords(language)('status'), statusBody(found, language))
    })
    pages.get('/status.json', async (_, reply) => {
      const found = await status()
      return reply
        .status(found.database ? 200 : 503)
        .header('cache-control', 'no-store')
        .send(found)
    })

    for (const deed of ['confirm', 'stop'] as const) {
      const answer = async (request: FastifyRequest, reply: FastifyReply, isDone: boolean) => {
        const mail = await mailOf(db, deed, query.parse(request.query).to)
        if (mail === undefined) {
          const language = languageOf(request)
          const w = toldWords(language)
          reply.status(404)
          return page(reply, language, w(`mail.${deed}`), `<p>${escaped(w('mail.gone'))}</p>${home(w)}`)
        }
        const { language } = await readTelling(db, mail.userId)
        if (isDone) await doDeed(db, deed, mail)
        const w = toldWords(language)
        return page(reply, language, w(`mail.${deed}`), isDone ? done(deed, w) : question(deed, mail, w))
      }
      pages.get(`/mail/${deed}`, (request, reply) => answer(request, reply, false))
      pages.post(`/mail/${deed}`, (request, reply) => answer(request, reply, true))
    }
  })
}

/** From the address, or else from the browser. */
function languageOf({ headers, query: asked }: FastifyRequest): Language {
  const wished = (headers['accept-language'] ?? '')
    .split(',')
    .map((tag) => tag.trim().slice(0, 2).toLowerCase())
  const known = wished.flatMap((wish) => LANGUAGES.find((language) => language === wish) ?? [])
  return query.parse(asked).lang ?? known[0] ?? 'en'
}

const home = (w: ToldWords): string => `<p><a href="/">${escaped(w('status.home'))}</a></p>`

const done = (deed: Deed, w: ToldWords): string =>
  `<p>${escaped(w(deed === 'confirm' ? 'mail.confirmed' : 'mail.stopped'))}</p>${home(w)}`

/** The form posts to its own page. */
function question(deed: Deed, { address }: Mail, w: ToldWords): string {
  const about = deed === 'stop' ? `<p>${escaped(w('mail.stop.about', { address }))}</p>` : ''
  const button = deed === 'stop' ? w('mail.stop') : w('mail.confirm.do', { address })
  return `${about}<form method="post"><button>${escaped(button)}</button></form>`
}

function statusBody({ version, since, database, counts }: Status, language: Language): string {
  const w = toldWords(language)
  const number = (n: number | undefined) =>
    n === undefined ? w('status.unknown') : new Intl.NumberFormat(language).format(n)
  const time = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })
  const rows = [
    [w('status.database'), w(database ? 'status.database.fine' : 'status.database.away')],
    [w('status.people'), number(counts?.people)],
    [w('status.matches'), number(counts?.matches)],
    [w('status.queue'), number(counts?.queue)],
    [w('status.version'), version],
    [w('status.since'), `${time.format(since)} UTC`],
  ]
  const cells = rows.map(([name = '', value = '']) => `<dt>${escaped(name)}</dt><dd>${escaped(value)}</dd>`)
  const languages = LANGUAGES.map((one) =>
    one === language ? `<b>${one}</b>` : `<a href="?lang=${one}" hreflang="${one}">${one}</a>`,
  )
  const state = w(database ? 'status.fine' : 'status.trouble')
  return `<p class="${database ? 'fine' : 'trouble'}">${escaped(state)}</p>
<dl>${cells.join('\n')}</dl>
<nav>${languages.join(' ')}</nav>
${home(w)}`
}

const STYLE = `:root{color-scheme:dark}
body{margin:0;min-height:100vh;background:#17120d;color:#efe4d2;font:17px/1.5 system-ui,sans-serif}
main{max-width:34rem;margin:0 auto;padding:2rem 1.25rem}
h1{font-size:1.6rem;margin:0 0 1rem;color:#f0b35a}
a{color:#f0b35a}
dl{display:grid;grid-template-columns:1fr auto;margin:1.5rem 0}
dt,dd{margin:0;padding:.5rem 0;border-bottom:1px solid #3a2f24}
dd{text-align:right;padding-left:1rem;font-variant-numeric:tabular-nums}
.fine{color:#9fce8a}.trouble{color:#ff9d7e}
nav{display:flex;gap:1rem}
button{font:inherit;padding:.7rem 1.2rem;border:0;border-radius:.5rem;background:#f0b35a;color:#17120d;cursor:pointer;overflow-wrap:anywhere}`

function page(reply: FastifyReply, language: Language, title: string, body: string): FastifyReply {
  return (
    reply
      .header('cache-control', 'no-store')
      // The address may contain a mail link's key.
      .header('referrer-policy', 'no-referrer')
      .type('text/html; charset=utf-8')
      .send(
        `<!doctype html><html lang="${language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<title>${escaped(title)} · Sietch</title><style>${STYLE}</style></head>
<body><main><h1>${escaped(title)}</h1>
${body}</main></body></html>`,
      )
  )
}
