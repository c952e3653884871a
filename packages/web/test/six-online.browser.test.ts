// Six people in two teams on a real server, each in a window of their own, two of them on phones, and someone who
// watches: a whole game, in which one of them goes away and comes back.

import type { ImperiumView } from '@sietch/imperium'
import type { BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import { overflow } from './checks.ts'
import { DESKTOP, HURRIED, PHONE, playOn } from './driver.ts'
import { type Received, receivedBy, viewsIn } from './frames.ts'
import { visitor } from './visitor.ts'

const MINUTE = 60_000
const MANY = 50_000

const SMALL = { viewport: PHONE, hasTouch: true }
/** By seat: who sits there, in what language, at what window. */
const PEOPLE = [
  ['Ann', 'en', {}],
  ['Ben', 'ru', SMALL],
  ['Cid', 'uk', {}],
  ['Dot', 'pl', {}],
  ['Eli', 'en', SMALL],
  ['Fay', 'ru', {}],
] as const

describe('six people in two teams', () => {
  it('play a whole game, and one of them is away for a while', { timeout: 8 * MINUTE }, async () => {
    const contexts: BrowserContext[] = []
    for (const [, language, options] of PEOPLE) contexts.push(await come(language, options))
    const pages = await Promise.all(contexts.map((context) => context.newPage()))
    const [ann, , , dot, , fay] = pages as [Page, Page, Page, Page, Page, Page]
    const eve = await (await come('en')).newPage()
    const received = receivedBy(eve)

    await ann.goto(`${inject('site')}/#/lobby`)
    await ann.getByRole('button', { name: 'Create a table' }).click()
    await ann.getByRole('dialog').getByLabel('Players', { exact: true }).selectOption('6')
    await ann.getByRole('button', { name: 'Create table' }).click()
    await sayName(ann, 'Ann')
    const links: string[] = []
    for (const team of ["Muad'Dib’s team", 'Shaddam’s team']) {
      await ann.getByLabel('Invite to').selectOption(team)
      links.push(await ann.getByLabel('Anyone with this link can join.').inputValue())
    }
    for (const [seat, [name]] of PEOPLE.entries()) {
      const page = pages[seat]
      if (page === undefined || page === ann) continue
      await page.goto(links[seat % 2] ?? '')
      await seatOf(page, seat).getByRole('button').click()
      await sayName(page, name)
      await seatOf(ann, seat).getByText(name, { exact: true }).waitFor()
    }
    await eve.goto(links[0] ?? '')
    await ann.getByRole('button', { name: 'Start the game' }).click()
    await Promise.all([...pages, eve].map(atTable))
    await eve.getByText('You are spectating').waitFor()
    for (const page of pages) expect(await overflow(page)).toEqual({ x: 0, y: 0 })
    // SIX-GEN-08: there is no one to talk to but everyone.
    await ann.getByRole('tab', { name: 'Chat' }).click()
    await ann.getByLabel('Say something').waitFor()
    expect(await ann.locator('.chat-channels').count()).toBe(0)

    const plays = pages
      .filter((page) => page !== fay)
      .map((page, index) => playOn(page, index, { most: MANY }))
    await playOn(fay, 5, { most: 20 })
    await fay.close()
    // The game waits for whoever is away, and goes on for whoever has come back.
    const again = await (contexts[5] as BrowserContext).newPage()
    await again.goto(`${inject('site')}/#/lobby`)
    await again.locator('.lobby').getByRole('link', { name: 'Продолжить' }).click()
    await atTable(again)
    plays.push(playOn(again, 6, { most: MANY }))
    for (const { isOver } of await Promise.all(plays)) expect(isOver).toBe(true)

    // SIX-GEN-07: a team wins together; two that are equal in everything share it.
    const places = async (page: Page) => (await page.locator('.scores-place').allTextContents()).join(' ')
    await eve.locator('.end h1').waitFor()
    for (const page of [eve, ann, dot]) expect(await places(page)).toMatch(/^1 1 1 (2 2 2|1 1 1)$/)
    expect(await eve.locator('.end h1').textContent()).toMatch(/(Ann, Cid, and Eli|Dot, Fay, and Ben) win$/)
    expectNoHands(received)
  })
})

async function come(language: string, options: BrowserContextOptions = {}): Promise<BrowserContext> {
  const context = await visitor({ viewport: DESKTOP, locale: 'en-US', ...options })
  await context.addInitScript(
    (kept) => localStorage.setItem('sietch.settings', kept),
    JSON.stringify({ ...HURRIED, language }),
  )
  return context
}

/** In any language. */
async function sayName(page: Page, name: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill(name)
  await page.keyboard.press('Enter')
  await dialog.waitFor({ state: 'detached' })
}

const seatOf = (page: Page, seat: number): Locator => page.locator(`.room-seats > [data-seat="${seat}"]`)

const atTable = (page: Page) => page.locator('[data-place]').first().waitFor()

/** Whoever watches has been shown of all hands, up to the end, how many cards there are. */
function expectNoHands(received: readonly Received[]): void {
  const end = received.findIndex(({ message }) => message?.outcome !== undefined)
  const before = received.slice(0, end)
  for (const { text } of before) expect(text).not.toMatch(/"(own|prompt|reveal|undo|seed|state)":/)
  const views = [...viewsIn(before).values()].map(({ open }) => open as unknown as ImperiumView)
  expect(views.length).toBeGreaterThan(100)
  for (const { players, trade } of views) {
    for (const { hand, intrigue } of players)
      expect([typeof hand, typeof intrigue]).toEqual(['number', 'number'])
    expect(trade?.gift?.cards).toBeUndefined()
  }
}
