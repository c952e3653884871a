// A whole game of classic Dune by clicking what glows, on a desk; and a part of one on a phone.

import type { BrowserContextOptions, Page } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import { overflow, seriousProblems } from './checks.ts'
import { DESKTOP, HURRIED, PHONE, playOn } from './driver.ts'
import { visitor } from './visitor.ts'

/** A whole game takes a few hundred clicks. */
const WHOLE_GAME = 600_000

describe('the table of classic Dune', () => {
  it(
    'plays a whole advanced game of six on a desk, without scrolling',
    async () => {
      const { page, complaints } = await sitDown({ viewport: DESKTOP })
      const seen = new Set<string>()
      let isOver = false
      for (let seed = 3; seed < 800 && !isOver; seed++) {
        // Every game has these, be it ever so short: until they have been seen nothing is jumped over.
        const most = seen.has('.bidding') && seen.has('.turns') ? 5 : 1
        ;({ isOver } = await playOn(page, seed, { most }))
        for (const panel of ['.storm-panel', '.bidding', '.revival', '.battle', '.nexus', '.turns']) {
          if (seen.has(panel) || (await page.locator(panel).count()) === 0) continue
          seen.add(panel)
          expect(await overflow(page), panel).toEqual({ x: 0, y: 0 })
          expect(await seriousProblems(page), panel).toEqual([])
        }
      }
      expect(isOver).toBe(true)
      expect(seen).toContain('.bidding')
      expect(seen).toContain('.turns')
      expect(await page.getByRole('heading', { level: 1 }).textContent()).toMatch(
        / wins?( together with .+)?$/,
      )
      expect(await seriousProblems(page)).toEqual([])
      expect(complaints).toEqual([])
    },
    WHOLE_GAME,
  )

  it(
    'plays on a phone, tab by tab',
    async () => {
      const { page, complaints } = await sitDown({ viewport: PHONE, hasTouch: true })
      await playOn(page, 5, { most: 12 })
      for (const tab of ['Hand', 'Players', 'Log', 'Map']) {
        await page.getByRole('button', { name: new RegExp(`^${tab}`) }).click()
        expect(await overflow(page), tab).toEqual({ x: 0, y: 0 })
        expect(await seriousProblems(page), tab).toEqual([])
      }
      expect(complaints).toEqual([])
    },
    WHOLE_GAME,
  )

  it('comes nearer to the map and back', async () => {
    const { page } = await sitDown({ viewport: PHONE, hasTouch: true })
    const scale = () =>
      page.locator('.map-drawing > g').evaluate((land) => (land as SVGGElement).getCTM()?.a ?? 0)
    const whole = await scale()
    await page.getByRole('button', { name: 'Zoom in' }).click()
    expect(await scale()).toBeGreaterThan(whole)
    await page.getByRole('button', { name: 'The whole map' }).click()
    expect(await scale()).toBeCloseTo(whole)
  })

  it('comes nearer to what the wheel points at', async () => {
    const { page } = await sitDown({ viewport: DESKTOP })
    const city = page.getByRole('img', { name: 'Carthag', exact: true })
    const middle = async () => {
      const box = await city.boundingBox()
      return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 }
    }
    const before = await middle()
    await page.mouse.move(before.x, before.y)
    await page.mouse.wheel(0, -400)
    await expect.poll(() => page.locator('.map-drawing.near').count()).toBe(1)
    const after = await middle()
    expect(Math.hypot(after.x - before.x, after.y - before.y)).toBeLessThan(3)
  })

  it(
    'is played with the keyboard: to a piece of land and into it',
    async () => {
      const { page } = await sitDown({ viewport: DESKTOP }, 'bene-gesserit')
      await playOn(page, 0, { sight: '.land.lit' })
      const sentence = await page.locator('.decision h2').textContent()
      await page.locator('.land.lit').first().focus()
      await page.keyboard.press('Enter')
      await page.waitForFunction(
        (before) =>
          document.querySelector('.decision h2')?.textContent !== before ||
          document.querySelector('.land.picked') !== null,
        sentence,
      )
    },
    WHOLE_GAME,
  )

  /** An advanced game of six, a person against five bots, at full speed. */
  async function sitDown(
    options: BrowserContextOptions,
    faction = 'fremen',
  ): Promise<{ page: Page; complaints: string[] }> {
    const context = await visitor({ locale: 'en-US', ...options })
    const page = await context.newPage()
    page.setDefaultTimeout(60_000)
    const complaints: string[] = []
    // What the server has for others is no concern of a table of this browser.
    page.on('console', (message) => {
      const isOurs = !message.text().startsWith('Failed to load resource')
      if (isOurs && ['warning', 'error'].includes(message.type())) complaints.push(message.text())
    })
    page.on('pageerror', (error) => complaints.push(error.message))
    await page.addInitScript(
      (settings) => localStorage.setItem('sietch.settings', settings),
      JSON.stringify(HURRIED),
    )
    await page.goto(inject('site'))
    await page.getByRole('button', { name: 'Set up a game: Dune', exact: true }).click()
    await page.getByRole('checkbox', { name: /^Advanced game/ }).check()
    await page.getByLabel('Factions', { exact: true }).selectOption('fixed')
    await page.getByLabel('Faction at seat 1').selectOption(faction)
    await page.getByLabel('Seed').fill('arrakis')
    await page.getByRole('button', { name: 'Start the game' }).click()
    await page.locator('[data-place]').first().waitFor()
    return { page, complaints }
  }
})
