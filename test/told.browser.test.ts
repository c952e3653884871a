// A fresh install tells a browser that a game has begun, and a mail brings its player to the table. The server, the
// keys it made, the encrypted push, the mail and the service worker are real. Only the way from the push service to the
// browser is not: a test cannot reach a real service, so the page subscribes to one of ours, which decrypts what it
// gets with the subscription's keys and hands it to the browser as a push service would.

import { spawn } from 'node:child_process'
import { createECDH, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:https'
import { type AddressInfo, createServer as createListener } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { makeCertificate } from '../packages/server/test/certificate.ts'
import { openPostOffice } from '../packages/server/test/post-office.ts'
import { decrypted, signedFor } from '../packages/server/test/push-reading.ts'
import { Person } from '../packages/trial/src/index.ts'
import { visitor, visitorWithServiceWorker } from '../packages/web/test/visitor.ts'
import { root } from '../scripts/run.mjs'

const folder = mkdtempSync(join(tmpdir(), 'sietch-told-'))
const pushed: { readonly body: Buffer; readonly authorization: string }[] = []
const service = createServer(makeCertificate('localhost'), async (request, response) => {
  pushed.push({ body: await buffer(request), authorization: request.headers.authorization ?? '' })
  response.writeHead(201).end()
})
let office: Awaited<ReturnType<typeof openPostOffice>>
let stop: () => Promise<unknown>
let site = ''

async function freePort(): Promise<number> {
  const listener = createListener().listen(0, '127.0.0.1')
  await once(listener, 'listening')
  const { port } = listener.address() as AddressInfo
  listener.close()
  return port
}

beforeAll(async () => {
  service.listen(0, '127.0.0.1')
  await once(service, 'listening')
  office = await openPostOffice()
  const port = await freePort()
  site = `http://localhost:${port}`
  const env = {
    ...process.env,
    PORT: String(port),
    SIETCH_WEB: inject('web'),
    SIETCH_DATA: join(folder, 'data'),
    HTTP_LIMIT: '0',
    PUBLIC_URL: site,
    SMTP_URL: office.url,
    MAIL_FROM: 'Sietch <sietch@play.example>',
    WEBHOOK_PRIVATE: '1',
    // The certificate of our push service is self-signed.
    NODE_TLS_REJECT_UNAUTHORIZED: '0',
  }
  const server = spawn(process.execPath, ['packages/cli/bin/sietch.mjs', 'serve'], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(server.stdout, 'data')
  stop = async () => server.kill() && once(server, 'exit')
})
afterAll(async () => {
  await stop()
  await office.close()
  service.close()
  rmSync(folder, { recursive: true })
})

const addressOf = () => `https://127.0.0.1:${(service.address() as AddressInfo).port}`

/** The page subscribes as always; the subscription is one to our service. */
async function subscribesHere(
  context: BrowserContext,
  keys: { p256dh: string; auth: string },
): Promise<void> {
  await context.addInitScript(
    ([endpoint, given]) => {
      const wanted: string[] = []
      Object.assign(globalThis, { wanted })
      const subscription = {
        toJSON: () => ({ endpoint, keys: given }),
        endpoint,
        unsubscribe: async () => true,
      }
      PushManager.prototype.subscribe = async (options) => {
        wanted.push(String(options?.applicationServerKey))
        return subscription as unknown as PushSubscription
      }
      PushManager.prototype.getSubscription = async () =>
        wanted.length === 0 ? null : (subscription as unknown as PushSubscription)
    },
    [`${addressOf()}/ben`, keys] as const,
  )
}

const speaks = (context: BrowserContext, language: string) =>
  context.addInitScript(
    (kept) => localStorage.setItem('sietch.settings', kept),
    JSON.stringify({ language, motion: 'off' }),
  )

const post = (page: Page, path: string, body: object = {}) =>
  page.evaluate(
    async ([to, json]) => {
      const headers = { 'content-type': 'application/json' }
      return (await fetch(to, { method: 'POST', headers, body: json })).json()
    },
    [path, JSON.stringify(body)] as const,
  )

/** Ann opens a table, the user of the page joins, and it starts while they are elsewhere. */
async function begins(page: Page): Promise<string> {
  const ann = await Person.named(site, 'Ann')
  const { id } = await ann.table('/api/tables', { game: 'classic', setup: { players: 2 } })
  await post(page, `/api/tables/${id}/join`)
  expect((await ann.ask('POST', `/api/tables/${id}/start`)).status).toBe(200)
  return id
}

it('a push of a fresh install is shown by the service worker, and leads to the table', async () => {
  const browser = createECDH('prime256v1')
  browser.generateKeys()
  const auth = randomBytes(16)
  const context = await visitorWithServiceWorker()
  await context.grantPermissions(['notifications'], { origin: site })
  await subscribesHere(context, {
    p256dh: browser.getPublicKey('base64url'),
    auth: auth.toString('base64url'),
  })
  await speaks(context, 'uk')
  const page = await context.newPage()
  await page.goto(site)
  const ben = await post(page, '/api/guest', { name: 'Ben' })
  await page.goto(`${site}/#/player/${ben.user.id}`)
  await page.reload()
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.getByRole('button', { name: 'Сповіщати', exact: true }).click()
  await page.getByText('Ви отримаєте сповіщення, навіть якщо всі вкладки закриті.').waitFor()
  const [key] = await page.evaluate(() => (globalThis as unknown as { wanted: string[] }).wanted)

  const id = await begins(page)
  await expect.poll(() => pushed.length, { timeout: 10_000 }).toBe(1)
  const [first] = pushed
  expect(signedFor(first?.authorization ?? '', addressOf())).toEqual({ key, isSigned: true })
  const data = decrypted(first?.body ?? Buffer.of(), browser, auth)

  const devtools = await context.newCDPSession(page)
  const registered = new Promise<string>((resolve) =>
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [one] }) => {
      if (one !== undefined) resolve(one.registrationId)
    }),
  )
  await devtools.send('ServiceWorker.enable')
  const registrationId = await registered
  await devtools.send('ServiceWorker.deliverPushMessage', { origin: site, registrationId, data })
  const shown = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready
      return (await registration.getNotifications()).map(({ title, body, tag, data }) => ({
        title,
        body,
        tag,
        data,
      }))
    })
  await expect
    .poll(shown, { timeout: 10_000 })
    .toEqual([
      { title: 'Партія почалася', body: 'Дюна, за столом: Ann', tag: id, data: { url: `/#/online/${id}` } },
    ])
})

it('a mail is asked for on the page, confirmed, and its link opens the table signed in', async () => {
  const context = await visitor({ viewport: { width: 390, height: 844 } })
  await speaks(context, 'pl')
  const page = await context.newPage()
  await page.goto(site)
  const cyd = await post(page, '/api/guest', { name: 'Cyd' })
  await post(page, '/api/register', { username: 'cyd', password: 'a good password' })
  await page.goto(`${site}/#/player/${cyd.user.id}`)
  await page.reload()
  await page.getByLabel('E-mail', { exact: true }).fill('cyd@mail.example')
  await page.getByRole('button', { name: 'Wyślij link' }).click()
  await page.getByText('Link jest w drodze na cyd@mail.example.').waitFor()
  await expect.poll(() => office.received.length, { timeout: 10_000 }).toBe(1)
  const [link = ''] = /http\S+/.exec(office.received[0]?.text ?? '') ?? []
  const second = await context.newPage()
  await second.goto(link)
  await second.getByRole('button', { name: 'Potwierdź cyd@mail.example' }).click()
  await second.getByText('Adres jest potwierdzony.').waitFor()

  const id = await begins(page)
  await expect.poll(() => office.received.length, { timeout: 10_000 }).toBe(2)
  const told = office.received[1]
  expect(told?.subject).toBe('Gra się rozpoczęła: Diuna, przy stole: Ann')
  const [there = ''] = /http\S+\/#\/told\/\S+/.exec(told?.text ?? '') ?? []
  // Another device, where no one is signed in.
  const phone = await (await visitor({ viewport: { width: 390, height: 844 } })).newPage()
  await phone.goto(there)
  await phone.waitForURL(`${site}/#/online/${id}`)
  await phone.locator('.table, [data-panel], .classic').first().waitFor()
  const { user } = await phone.evaluate(async () => (await fetch('/api/me')).json())
  expect(user).toMatchObject({ name: 'Cyd', username: 'cyd' })
})

it('the status page is a page of the server, also for who has the service worker', async () => {
  const context = await visitorWithServiceWorker({ locale: 'ru-RU' })
  const page = await context.newPage()
  await page.goto(site)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.reload()
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await page.goto(`${site}/status`)
  await page.getByRole('heading', { name: 'Состояние сервера' }).waitFor()
  await page.getByText('Всё работает.').waitFor()
  await page.getByRole('link', { name: 'pl' }).click()
  await page.getByText('Wszystko działa.').waitFor()
})
