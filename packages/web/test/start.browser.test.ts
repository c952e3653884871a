// The start page: a game in one click, a game set up, and the games that were begun.

import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import { overflow, seriousProblems } from './checks.ts'
import { DESKTOP, PHONE } from './driver.ts'
import { visitor, visitorWithServiceWorker } from './visitor.ts'

/** A first load may weigh this much JavaScript, compressed: React is half of it. What grows past it is fetched later. */
const FIRST_LOAD = 130_000

describe('the start page', () => {
  it('names the games and says whose project this is', async () => {
    const { page } = await open()
    expect(await page.title()).toBe('Sietch')
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Sietch')
    expect(await page.getByRole('listitem').getByRole('heading').allTextContents()).toEqual([
      'Dune: Imperium',
      'Dune: Imperium – Uprising',
      'Bloodlines',
      'Dune',
    ])
    expect(await page.getByRole('contentinfo').textContent()).toMatch(/not affiliated with or endorsed by/)
  })

  it('loads everything from here, without a complaint, and little of it', async () => {
    const { complaints, hosts, scripts } = await open(visitorWithServiceWorker)
    expect(complaints).toEqual([])
    expect([...hosts]).toEqual([new URL(inject('site')).host])
    const sizes = (await Promise.all(scripts)).map((script) => gzipSync(script).length)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(FIRST_LOAD)
  })

  it('brings its own letters, Cyrillic ones too', async () => {
    const { page } = await open()
    const faces = (font: string, text: string) =>
      page.evaluate(
        async ([name = '', sample]) => (await document.fonts.load(name, sample)).length,
        [font, text],
      )
    for (const font of ['700 16px "Ysabeau Office"', '16px "Inter Variable"']) {
      expect(await faces(font, 'Wydmy')).toBe(1)
      expect(await faces(font, 'Дюна')).toBe(1)
    }
  })

  it('does not scroll on a desk, nor sideways on a phone, with games begun or without', async () => {
    const { page } = await open()
    expect(await overflow(page)).toEqual({ x: 0, y: 0 })
    for (let count = 0; count < 5; count++) await playAndLeave(page)
    expect(await page.getByRole('link', { name: 'Continue' }).count()).toBe(5)
    expect(await overflow(page)).toEqual({ x: 0, y: 0 })
    await page.setViewportSize(PHONE)
    expect(await overflow(page)).toMatchObject({ x: 0 })
  })

  it('can be used by everyone, with its dialogs', async () => {
    const { page } = await open()
    await playAndLeave(page)
    expect(await seriousProblems(page)).toEqual([])
    for (const dialog of ['Settings', 'Credits', 'Set up a game']) {
      await page.getByRole('button', { name: dialog, exact: true }).click()
      await page.getByRole('dialog', { name: dialog }).waitFor()
      expect(await seriousProblems(page)).toEqual([])
      await page.keyboard.press('Escape')
    }
  })

  it('keeps what is set', async () => {
    const { page } = await open()
    const language = () => page.evaluate(() => document.documentElement.lang)
    await page.getByLabel('Language').selectOption('uk')
    await expect.poll(language).toBe('uk')
    await page.reload()
    await expect.poll(language).toBe('uk')
  })

  it('keeps its language when another cannot be fetched, and says so', async () => {
    const { page, complaints } = await open()
    await page.context().setOffline(true)
    await page.getByLabel('Language').selectOption('uk')
    await page.getByRole('alert').filter({ hasText: 'Українська' }).waitFor()
    expect(await seriousProblems(page)).toEqual([])
    expect(await page.getByLabel('Language').inputValue()).toBe('en')
    await page.getByRole('button', { name: 'Close' }).click()
    await page.getByRole('alert').waitFor({ state: 'detached' })
    expect(complaints.join()).not.toMatch(/dynamically imported/)
  })

  it('takes over the games of an older version, as soon as its page lets go', async () => {
    const { page } = await open()
    await playAndLeave(page)
    await page.goto('about:blank')
    const old = await page.context().newPage()
    await old.goto(new URL('service-worker.js', inject('site')).href)
    await old.evaluate(keepAsBeforeNotes)
    await page.goto(inject('site'))
    await page.getByRole('alert').filter({ hasText: 'older version' }).waitFor()
    await old.close()
    await page.getByRole('link', { name: 'Continue' }).click()
    await atTable(page)
    const notes = page.getByLabel('Notes')
    await page.locator('.menu-button').click()
    await notes.fill('Trust nobody')
    await page.getByText('Saved', { exact: true }).waitFor()
    await page.reload()
    await page.locator('.menu-button').click()
    await expect.poll(() => notes.inputValue()).toBe('Trust nobody')
  })

  it('goes on with a game that was begun, and deletes it when told twice', async () => {
    const { page } = await open()
    await playAndLeave(page)
    expect(await page.locator('.my-game').textContent()).toMatch(
      /Round 1 · (Your turn|Waiting for (Teal|Crimson|Violet))/,
    )
    await page.getByRole('link', { name: 'Continue' }).click()
    await atTable(page)
    await page.goto(inject('site'))
    await page.getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('button', { name: 'Keep' }).click()
    expect(await page.locator('.my-game').count()).toBe(1)
    await page.getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('button', { name: 'Delete permanently' }).click()
    await page.locator('.my-game').waitFor({ state: 'detached' })
  })

  it('hands a match out as a file and takes it in again', async () => {
    const { page } = await open()
    await playAndLeave(page)
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download' }).click()
    const file = await (await download).path()
    await page.locator('input[type=file]').setInputFiles(file)
    await atTable(page)
    await page.goto(inject('site'))
    await page.locator('.my-game').nth(1).waitFor()

    const written = JSON.parse(readFileSync(file, 'utf8'))
    const bad = JSON.stringify({ ...written, choices: [{ seat: 0, key: 'win' }] })
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'bad.json', mimeType: 'application/json', buffer: Buffer.from(bad) })
    await expect.poll(() => page.getByRole('alert').textContent()).toMatch(/cannot be opened.*Choice 1/)
    expect(await page.locator('.my-game').count()).toBe(2)
  })

  it('says why a game cannot be set up like this', async () => {
    const { page } = await open()
    await page.getByRole('button', { name: 'Set up a game', exact: true }).click()
    await page.getByLabel('Leaders', { exact: true }).selectOption('deal-3')
    await expect.poll(() => page.getByRole('alert').textContent()).toMatch(/not enough Leaders/)
    expect(await page.getByRole('button', { name: 'Start the game' }).isDisabled()).toBe(true)
    await page.getByLabel('Base game Leaders').check()
    expect(await page.getByRole('button', { name: 'Start the game' }).isEnabled()).toBe(true)
  })

  it('sets up a game for several people, and hides everything until the first has the device', async () => {
    const { page } = await open()
    await page.getByRole('button', { name: 'Set up a game: Dune: Imperium', exact: true }).click()
    await page.getByLabel('Players').selectOption('3')
    for (const [n, name] of [
      [1, 'Leto'],
      [2, 'Jessica'],
      [3, 'Duncan'],
    ] as const) {
      await page.getByLabel(`Who plays seat ${n}`).selectOption('human')
      await page.getByLabel(`Name at seat ${n}`).fill(name)
    }
    await page.getByRole('button', { name: 'Start the game' }).click()
    await page.getByRole('heading', { name: /(Leto|Jessica|Duncan) is next/ }).waitFor()
    expect(await page.locator('[data-place]').count()).toBe(0)
    expect(await seriousProblems(page)).toEqual([])
    await page.getByRole('button', { name: /^I am/ }).click()
    await atTable(page)
  })

  it('opens classic Dune at once, with a faction to be read about before it is chosen', async () => {
    const { page } = await open()
    await page.getByRole('button', { name: 'Play: Dune', exact: true }).click()
    const emblem = page.locator('[data-place="faction:fremen"]')
    await emblem.hover()
    // What is said of it lies beside the question, not over it.
    await page.getByRole('tooltip').waitFor()
    const [said, asked] = [
      page.getByRole('tooltip'),
      page.getByRole('heading', { name: 'Choose your faction' }),
    ]
    await expect.poll(async () => areApart(await said.boundingBox(), await asked.boundingBox())).toBe(true)
    // A slip of the mouse opens it, and no more.
    await emblem.dblclick()
    await page.keyboard.press('Escape')
    expect(await asked.isVisible()).toBe(true)
    await emblem.click()
    await page.getByRole('button', { name: 'Play Fremen' }).click()
    await asked.waitFor({ state: 'detached' })
  })

  it('works without a network once it has been loaded', async () => {
    const { page } = await open(visitorWithServiceWorker)
    await page.evaluate(() => navigator.serviceWorker.ready)
    await page.context().setOffline(true)
    await page.reload()
    await page.getByRole('button', { name: /Play now/ }).click()
    await atTable(page)
    await page.reload()
    await atTable(page)
  })

  it('offers the match as a file when the table cannot be shown', async () => {
    const { page } = await open()
    await page.context().setOffline(true)
    await page.getByRole('button', { name: /Play now/ }).click()
    await expect.poll(() => page.getByRole('alert').textContent()).toMatch(/Your game is saved/)
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download' }).click()
    expect((await download).suggestedFilename()).toMatch(/^sietch-uprising-\w+\.json$/)
  })

  async function open(arrive = visitor) {
    const context = await arrive({ viewport: DESKTOP, locale: 'en-US' })
    const page = await context.newPage()
    const complaints: string[] = []
    const hosts = new Set<string>()
    const scripts: Promise<Buffer>[] = []
    page.on('console', (message) => {
      if (['warning', 'error'].includes(message.type())) complaints.push(message.text())
    })
    page.on('pageerror', (error) => complaints.push(error.message))
    page.on('response', (response) => {
      hosts.add(new URL(response.url()).host)
      if (response.request().resourceType() !== 'script') return
      const body = response.body()
      // One that is still on its way when the page is closed never comes.
      body.catch(() => {})
      scripts.push(body)
    })
    await page.goto(inject('site'))
    await page.getByRole('button', { name: /Play now/ }).waitFor()
    await page.evaluate(() => document.fonts.ready)
    return { page, complaints, hosts, scripts }
  }
})

const atTable = (page: Page) => page.locator('[data-place]').first().waitFor()

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

const areApart = (one: Box | null, other: Box | null): boolean =>
  one !== null &&
  other !== null &&
  (one.x + one.width <= other.x ||
    other.x + other.width <= one.x ||
    one.y + one.height <= other.y ||
    other.y + other.height <= one.y)

async function playAndLeave(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Play now/ }).click()
  await atTable(page)
  await page.goto(inject('site'))
  await page.getByRole('link', { name: 'Continue' }).first().waitFor()
}

/** Runs in a page: lays what is kept here out as before there were notes, and holds on to it. */
async function keepAsBeforeNotes(): Promise<void> {
  const done = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
  const STORES = { matches: 'id', positions: 'id', rows: ['id', 'seq'] }
  const now = await done(indexedDB.open('sietch'))
  const kept = new Map<string, unknown[]>()
  for (const name of Object.keys(STORES))
    kept.set(name, await done(now.transaction(name).objectStore(name).getAll()))
  now.close()
  await done(indexedDB.deleteDatabase('sietch'))
  const opening = indexedDB.open('sietch', 1)
  opening.onupgradeneeded = () => {
    for (const [name, keyPath] of Object.entries(STORES)) opening.result.createObjectStore(name, { keyPath })
  }
  const before = await done(opening)
  for (const [name, values] of kept)
    for (const value of values) await done(before.transaction(name, 'readwrite').objectStore(name).put(value))
  Object.assign(globalThis, { before })
}
