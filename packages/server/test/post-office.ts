// Where a test server sends things: a mail server that reads mail as a mail program would, and a webhook.

import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

export type Received = {
  readonly to: readonly string[]
  readonly headers: ReadonlyMap<string, string>
  readonly subject: string
  readonly text: string
}

/** Real SMTP on a port of this machine. */
export async function openPostOffice(): Promise<{
  readonly url: string
  readonly received: readonly Received[]
  /** Whether it accepts mail. */
  isOpen: boolean
  close(): Promise<void>
}> {
  const received: Received[] = []
  const office = {
    isOpen: true,
    received,
    url: '',
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username, password }, _session, done) =>
      username === 'sietch' && password === 'a secret'
        ? done(null, { user: username })
        : done(new Error('wrong name or password')),
    onMailFrom: (_address, _session, done) =>
      done(office.isOpen ? null : Object.assign(new Error('come later'), { responseCode: 451 })),
    onData(stream, { envelope }, done) {
      text(stream).then((raw) => {
        received.push({ ...read(raw), to: envelope.rcptTo.map(({ address }) => address) })
        done()
      }, done)
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  office.url = `smtp://sietch:a%20secret@127.0.0.1:${port}`
  return office
}

/** The headers unfolded and decoded, and the part in plain text. */
function read(raw: string): Omit<Received, 'to'> {
  const [head = '', ...rest] = raw.split('\r\n\r\n')
  const headers = new Map(
    head
      .replace(/\r\n[ \t]+/g, ' ')
      .split('\r\n')
      .map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)]),
  )
  const plain = rest.findIndex((part) => part.includes('text/plain'))
  const coded = rest[plain + 1]?.split('\r\n--')[0] ?? ''
  return {
    headers,
    subject: decoded(headers.get('subject') ?? ''),
    text: Buffer.from(coded, 'base64').toString().replaceAll('\r\n', '\n'),
  }
}

/** RFC 2047 */
const decoded = (header: string): string =>
  header
    .replace(/\?= =\?/g, '?==?')
    .replace(/=\?utf-8\?(b|q)\?(.*?)\?=/gi, (_, code: string, said: string) =>
      code.toLowerCase() === 'b'
        ? Buffer.from(said, 'base64').toString()
        : decodeURIComponent(said.replaceAll('_', ' ').replaceAll('=', '%')),
    )

export async function openHook(): Promise<{
  readonly url: string
  readonly calls: Record<string, unknown>[]
  status: number
  close(): void
}> {
  const calls: Record<string, unknown>[] = []
  const server = createServer(async (request, response) => {
    calls.push(JSON.parse(await text(request)))
    response.writeHead(hook.status).end('heard')
  }).listen(0, '127.0.0.1')
  const hook = { url: '', calls, status: 200, close: () => void server.close() }
  await once(server, 'listening')
  hook.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  return hook
}
