// Whole games in a real browser, by clicking what glows.

import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { afterEach, describe, expect, inject, it } from 'vitest'
import { overflow, seriousProblems } from './checks.ts'
import { DESKTOP, HURRIED, PHONE, playOn } from './driver.ts'
import { visitor } from './visitor.ts'

let complaints: string[]

afterEach(() => expect(complaints).toEqual([]))

type Size = typeof DESKTOP

/** The start page, with bots that are shown at once. */
async function open(size: Size): Promise<Page> {
  complaints = []
  const context = await visitor({ viewport: size, hasTouch: size === PHONE, reducedMotion: 'reduce' })
  const page = await context.newPage()
  page.on('console', (message) => {
    if (['warning', 'error'].includes(message.type())) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  await page.addInitScript(
    (settings) => {
      localStorage.setItem('sietch.settings', settings)
      // The same deals in every run.
      let last = 0
      crypto.getRandomValues = (array) => {
        if (array instanceof Uint8Array) for (let at = 0; at < array.length; at++) array[at] = ++last * 37
        return array
      }
    },
    JSON.stringify({ ...HURRIED, motion: 'auto', confirm: 'auto', warn: true }),
  )
  await page.goto(inject('site'))
  return page
}

const playNow = (page: Page) => page.getByRole('button', { name: /Play now/ }).click()

/** Until the person at the screen is asked. */
const asked = (page: Page) => page.waitForSelector('[data-option], .place.lit', { state: 'attached' })

/** A whole game takes a few hundred clicks. */
const WHOLE_GAME = 600_000

describe('a whole game against bots', () => {
  it(
    'of Uprising is played to its end on a desk',
    async () => {
      const page = await open(DESKTOP)
      await playNow(page)
      expect(await playOn(page, 11)).toMatchObject({ isOver: true })
      expect(await seriousProblems(page)).toEqual([])
      // The rules are at hand after the end, too.
      await page.keyboard.press('?')
      await page.locator('.drawer #help-tab-rules').click()
      await page.locator('.drawer .statement').first().waitFor()
      expect(await seriousProblems(page, '.drawer')).toEqual([])
      await page.keyboard.press('Escape')
      await page.locator('.drawer').waitFor({ state: 'detached' })
    },
    WHOLE_GAME,
  )

  it(
    'of the base game is set up and played to its end on a phone',
    async () => {
      const page = await open(PHONE)
      await page.getByRole('button', { name: 'Set up a game: Dune: Imperium', exact: true }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Start the game' }).click()
      expect(await playOn(page, 12)).toMatchObject({ isOver: true })
      await page.getByRole('button', { name: 'Help and rules' }).click()
      await page.getByRole('dialog').locator('#help-tab-rules').waitFor()
    },
    WHOLE_GAME,
  )
})

describe('the table', () => {
  it('has no serious accessibility problem, at its start and later', async () => {
    const page = await open(DESKTOP)
    expect(await seriousProblems(page)).toEqual([])
    await playNow(page)
    await asked(page)
    expect(await seriousProblems(page)).toEqual([])
    await playOn(page, 5, { most: 30 })
    expect(await seriousProblems(page)).toEqual([])
  })

  it('has no serious accessibility problem and does not scroll on a phone', async () => {
    const page = await open(PHONE)
    expect(await seriousProblems(page)).toEqual([])
    await playNow(page)
    await asked(page)
    expect(await overflow(page)).toEqual({ x: 0, y: 0 })
    expect(await seriousProblems(page)).toEqual([])
  })

  it('is three clicks from the start page to the first Agent', async () => {
    const page = await open(DESKTOP)
    await playNow(page)
    await asked(page)
    await page.locator('.place.lit[data-place^="hand:"]').first().click()
    await page.locator('.place.lit[data-place^="space:"]').first().click()
    await page
      .getByRole('log')
      .getByText(/You send an Agent/)
      .first()
      .waitFor()
  })

  it('takes a choice back with Undo', async () => {
    const page = await open(DESKTOP)
    await playNow(page)
    await asked(page)
    const hand = page.locator('[data-place^="hand:"]')
    const before = await hand.count()
    await page.getByRole('button', { name: 'Take your Reveal turn' }).click()
    // There are Agents left, which is asked about.
    await page.getByRole('button', { name: 'Confirm' }).click()
    await page.waitForFunction((n) => document.querySelectorAll('[data-place^="hand:"]').length < n, before)
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.waitForFunction((n) => document.querySelectorAll('[data-place^="hand:"]').length === n, before)
  })

  it('goes on where it was after a reload', async () => {
    const page = await open(DESKTOP)
    await playNow(page)
    await playOn(page, 3, { most: 40 })
    await asked(page)
    // What was begun by a click and not chosen is not kept, nor what is told of the button that was clicked.
    await page.keyboard.press('Escape')
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
    const table = () => page.locator('.board').innerText()
    // The log follows the board.
    await page.locator('.log[aria-busy="false"]').waitFor()
    const before = await table()
    await page.reload()
    await asked(page)
    await expect.poll(table).toBe(before)
  })

  it('lets a turn be played by keyboard alone', async () => {
    const page = await open(DESKTOP)
    await page.getByRole('button', { name: /Play now/ }).focus()
    await page.keyboard.press('Enter')
    await asked(page)
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-place') ?? '')
    const tabTo = async (zone: string) => {
      for (let presses = 0; presses < 60 && !(await focused()).startsWith(zone); presses++)
        await page.keyboard.press('Tab')
      expect(await focused()).toMatch(new RegExp(`^${zone}`))
    }
    await tabTo('hand:')
    await page.keyboard.press('Enter')
    await tabTo('space:')
    await page.keyboard.press('Enter')
    // A space may have several prices.
    const sent = page.getByRole('log').getByText(/You send an Agent/)
    await page.locator('.decision-menu').or(sent).first().waitFor()
    if ((await page.locator('.decision-menu').count()) > 0) await page.keyboard.press('1')
    await page
      .getByRole('log')
      .getByText(/You send an Agent/)
      .first()
      .waitFor()
    // What waits is chosen by digits until the turn can be ended.
    for (let presses = 0; presses < 20; presses++) {
      if ((await page.locator('.bubble, [data-tool="end"].lit').count()) > 0) await page.keyboard.press('e')
      else if ((await page.locator('.confirming').count()) > 0) await page.keyboard.press('Enter')
      else await page.keyboard.press('1')
      await page.waitForTimeout(50)
      if (!(await page.locator('.decision h2').innerText()).startsWith('Agent at')) break
    }
    await page.keyboard.press('?')
    await page.getByRole('tab', { name: 'Keyboard' }).press('Enter')
    await page.getByText('end your turn, pass, continue').waitFor()
  })

  it('gives a hint with its reasons', async () => {
    const page = await open(DESKTOP)
    await playNow(page)
    await asked(page)
    await page.getByRole('button', { name: 'Hint' }).click()
    await page.getByText('A bot would choose:').waitFor()
    await page.locator('.hinted').first().waitFor()
    await page.getByText('Numbers').click()
    await page
      .getByText(/rather than/)
      .first()
      .waitFor()
  })

  it('lets bots think in a worker, never on the page', async () => {
    const page = await open(DESKTOP)
    await playNow(page)
    await asked(page)
    expect(page.workers()).toHaveLength(1)
  })
})

describe('the start page', () => {
  it('loads little code', async () => {
    complaints = []
    const context = await visitor({ viewport: DESKTOP })
    const page = await context.newPage()
    const scripts: Promise<number>[] = []
    page.on('response', (response) => {
      if (response.url().endsWith('.js')) scripts.push(response.body().then((body) => gzipSync(body).length))
    })
    await page.goto(inject('site'))
    await page.getByRole('button', { name: /Play now/ }).waitFor()
    const bytes = (await Promise.all(scripts)).reduce((sum, size) => sum + size, 0)
    expect(bytes).toBeLessThan(130_000)
  })
})
