// A page that has been open since before the server was renewed, and no longer speaks its language.

import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { PROTOCOL, PROTOCOL_HEADER } from '@sietch/protocol'
import type { Page, WebSocketRoute } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { visitor, visitorWithServiceWorker } from './visitor.ts'

/** What the page is served: the site as it was built, or one that was built later. */
let isRenewed = false
/** What the page says of its version is as if it were an older one. */
let isOld = false
let front: Server
let site: string

beforeAll(async () => {
  front = createServer(pass).listen(0)
  await once(front, 'listening')
  site = `http://localhost:${(front.address() as AddressInfo).port}`
})
afterAll(() => {
  front.closeAllConnections()
  front.close()
})

/** Hands a request on to the real server. */
function pass(asked: IncomingMessage, answer: ServerResponse): void {
  const headers = { ...asked.headers, 'accept-encoding': 'identity' }
  if (isOld && PROTOCOL_HEADER in headers) headers[PROTOCOL_HEADER] = String(PROTOCOL - 1)
  const url = new URL(asked.url ?? '/', inject('site'))
  const passed = request(url, { method: asked.method, headers }, async (given) => {
    const chunks: Buffer[] = []
    for await (const chunk of given) chunks.push(chunk)
    const body = Buffer.concat(chunks)
    const { 'content-length': _, ...rest } = given.headers
    answer.writeHead(given.statusCode ?? 500, rest).end(isRenewed ? renewed(url.pathname, body) : body)
  })
  asked.pipe(passed)
}

/** As a later build would be: another page, and a service worker that keeps it. */
function renewed(path: string, body: Buffer): Buffer | string {
  if (path === '/') return body.toString().replace('<html', '<html data-build="new"')
  return path === '/service-worker.js' ? body.toString().replace(/"sietch-\w+"/, '"sietch-new"') : body
}

const buildOf = (page: Page) => page.evaluate(() => document.documentElement.dataset.build ?? 'old')

describe('a page from before the server was renewed', () => {
  it.each([
    ['en', 'This page is older than the server. Reload it to continue.', 'Reload'],
    ['ru', 'Эта страница старше сервера. Обновите её, чтобы продолжить.', 'Обновить'],
  ])('is told to load again, and then is the new one: %s', async (language, words, button) => {
    ;[isRenewed, isOld] = [false, false]
    const context = await visitorWithServiceWorker()
    await context.addInitScript(
      (kept) => localStorage.setItem('sietch.settings', kept),
      JSON.stringify({ language, motion: 'off' }),
    )
    const page = await context.newPage()
    await page.goto(`${site}/#/lobby`)
    // The service worker answers from what it keeps, as it does for everyone who comes again.
    await page.evaluate(() => navigator.serviceWorker.ready)
    await page.reload()
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)

    ;[isRenewed, isOld] = [true, true]
    const told = page.getByRole('alert').filter({ has: page.getByRole('button', { name: button }) })
    await told.getByText(words).waitFor()
    expect(await buildOf(page)).toBe('old')

    isOld = false
    await Promise.all([page.waitForEvent('load'), told.getByRole('button', { name: button }).click()])
    await page.waitForFunction(() => document.documentElement.dataset.build === 'new')
    await page.locator('.frame h1').waitFor()
    expect(await told.count()).toBe(0)
  })

  it('keeps the table in sight when its line is refused, and comes back to it', async () => {
    const context = await visitor({ locale: 'en-US' })
    const page = await context.newPage()
    let isOldLine = false
    let line: WebSocketRoute | undefined
    await page.routeWebSocket(/\/socket\//, (socket) => {
      line = socket
      const server = socket.connectToServer()
      const [says, said] = [PROTOCOL, PROTOCOL - 1].map((version) => `"protocol":${version}`)
      socket.onMessage((text) => server.send(isOldLine ? String(text).replace(`${says}`, `${said}`) : text))
    })
    await page.goto(inject('site'))
    const id = await page.evaluate(async () => {
      const post = async (path: string, body: object) => {
        const headers = { 'content-type': 'application/json' }
        return (await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })).json()
      }
      await post('/api/guest', { name: 'Ann' })
      return (await post('/api/tables', { game: 'uprising', setup: { players: 3 } })).table.id
    })
    await page.goto(`${inject('site')}/#/online/${id}`)
    await page.reload()
    const room = page.getByRole('button', { name: 'Close the table' })
    await room.waitFor()

    isOldLine = true
    await line?.close()
    const again = page.getByRole('button', { name: 'Reload' })
    await again.waitFor()
    expect(await room.isVisible()).toBe(true)

    isOldLine = false
    await Promise.all([page.waitForEvent('load'), again.click()])
    await room.waitFor()
    expect(await again.count()).toBe(0)
  })
})
