// What flies over the table: pieces and cards as events tell it, and nothing for those who want no motion.

import type { Page } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import { DESKTOP, playOn } from './driver.ts'
import { visitor } from './visitor.ts'

const LONG = 240_000
const POLL = { timeout: 30_000 }

type Flown = {
  /** The classes of what flew, and of what is in it. */
  readonly what: readonly string[]
  /** In degrees, as they begin. */
  readonly turns: readonly string[]
  /** Likenesses on their way at once. */
  readonly most: number
}

/** Runs in the page: keeps account of everything that is animated above the table or turns on it. */
function watchFlights(): void {
  const flown = { what: [] as string[], turns: [] as string[], most: 0 }
  const passing = new Set<Element>()
  const animate = Element.prototype.animate
  Element.prototype.animate = function (this: Element, frames, options) {
    const [first] = frames as Keyframe[]
    if (first?.rotate !== undefined) flown.turns.push(String(first.rotate))
    if (this.parentElement === document.body) {
      flown.what.push(`${this.getAttribute('class')} ${this.firstElementChild?.getAttribute('class')}`)
      if (first?.opacity !== undefined) passing.add(this)
    }
    for (const each of passing) if (!each.isConnected) passing.delete(each)
    flown.most = Math.max(flown.most, passing.size)
    return animate.call(this, frames, options)
  }
  Object.assign(window, { flown })
}

describe('motion', () => {
  async function open(
    reducedMotion: 'reduce' | 'no-preference',
    settings: { speed: string; motion: string },
  ): Promise<Page> {
    const context = await visitor({ viewport: DESKTOP, reducedMotion, locale: 'en-US' })
    const page = await context.newPage()
    page.setDefaultTimeout(60_000)
    await page.addInitScript(watchFlights)
    await page.addInitScript(
      (kept) => localStorage.setItem('sietch.settings', JSON.stringify({ confirm: 'never', ...kept })),
      settings,
    )
    await page.goto(inject('site'))
    return page
  }

  const flown = (page: Page): Promise<Flown> =>
    page.evaluate(() => (window as unknown as { flown: Flown }).flown)

  const copies = (page: Page) =>
    page.evaluate(
      () => [...document.body.children].filter((each) => each instanceof HTMLElement && each.inert).length,
    )

  it(
    'of the Imperium games: Agents, troops, cards and resources, and no more at once than can be followed',
    async () => {
      const page = await open('no-preference', { speed: 'instant', motion: 'auto' })
      await page.getByRole('button', { name: /Play now/ }).click()
      await page.locator('[data-place]').first().waitFor({ state: 'attached' })
      const pieces = ['pawn', 'cube', 'held-card', 'spot']
      const missing = ({ what }: Flown) =>
        pieces.filter((piece) => !what.some((each) => each.includes(piece)))
      for (let seed = 1; seed < 20 && missing(await flown(page)).length > 0; seed++)
        await playOn(page, seed, { most: 5 })
      expect(missing(await flown(page))).toEqual([])
      const { most } = await flown(page)
      expect(most).toBeGreaterThan(0)
      expect(most).toBeLessThanOrEqual(12)
      await expect.poll(() => copies(page), POLL).toBe(0)
    },
    LONG,
  )

  it(
    'of classic Dune: forces, spice, and the storm as far as it was dialled',
    async () => {
      const page = await open('no-preference', { speed: 'fast', motion: 'auto' })
      await sitDownAtDune(page)
      const dialled = await playToTheStorm(page, 5)
      await page.waitForFunction(() => (window as unknown as { flown: Flown }).flown.turns.length > 0)
      const { what, turns } = await flown(page)
      expect(what.some((each) => each.includes('disc'))).toBe(true)
      expect(what.some((each) => each.includes('spot'))).toBe(true)
      expect(Number.parseFloat(turns[0] ?? '')).toBeGreaterThanOrEqual(dialled * 20)
      const storm = page.locator('[data-move="storm"]')
      await expect.poll(() => storm.evaluate((each) => getComputedStyle(each).rotate), POLL).toBe('none')
    },
    LONG,
  )

  it.each([
    ['who asked the system for less of it', 'reduce', 'auto'],
    ['who switched it off', 'no-preference', 'off'],
  ] as const)(
    'is not there for those %s',
    async (_, reducedMotion, motion) => {
      const page = await open(reducedMotion, { speed: 'instant', motion })
      await sitDownAtDune(page)
      await playToTheStorm(page, 3)
      expect(await flown(page)).toMatchObject({ what: [], turns: [] })
    },
    LONG,
  )
})

async function sitDownAtDune(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Set up a game: Dune', exact: true }).click()
  await page.getByLabel('Factions', { exact: true }).selectOption('fixed')
  await page.getByLabel('Faction at seat 1').selectOption('fremen')
  await page.getByLabel('Seed').fill('arrakis')
  await page.getByRole('button', { name: 'Start the game' }).click()
  await page.locator('[data-place]').first().waitFor()
}

/** Dials so much for the first storm, and waits until it has moved. */
async function playToTheStorm(page: Page, dial: number): Promise<number> {
  const sentence = page.locator('.decision h2')
  for (let seed = 0; !/the storm moves by/.test((await sentence.textContent()) ?? ''); seed++) {
    await playOn(page, seed, { most: 1, sight: '.storm-panel' })
    await page.waitForTimeout(200)
  }
  for (let step = 0; step < dial; step++) await page.getByRole('button', { name: 'one more' }).click()
  await page.locator('.stepper-do').click()
  await page.locator('[data-move="storm"]').waitFor()
  return dial
}
