// A solo game in a real browser: three clicks from the start page to the first Agent, and a round against two Rivals.

import { type Browser, chromium } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { overflow, seriousProblems } from './checks.ts'
import { DESKTOP, playOn } from './driver.ts'

let browser: Browser
beforeAll(async () => {
  browser = await chromium.launch(inject('chromium'))
})
afterAll(() => browser.close())

describe('a solo game', () => {
  it('is two clicks away, shows the Rivals and their cards, and plays its first round', async () => {
    const context = await browser.newContext({ viewport: DESKTOP, reducedMotion: 'reduce' })
    const page = await context.newPage()
    await page.addInitScript(() =>
      localStorage.setItem(
        'sietch.settings',
        JSON.stringify({ language: 'en', speed: 'instant', warn: false, confirm: 'never' }),
      ),
    )
    await page.goto(inject('site'))
    await page.getByRole('button', { name: /^Solo/ }).click()
    await page
      .getByRole('dialog', { name: 'Solo' })
      .getByLabel(/Mercenary/)
      .waitFor()
    expect(await seriousProblems(page)).toEqual([])
    await page.getByRole('button', { name: 'Start the game' }).click()

    await page.locator('.player').nth(2).waitFor()
    expect(await page.locator('.player').count()).toBe(3)
    expect(await page.locator('.rival-line').count()).toBe(2)
    await playOn(page, 5, { sight: '.recap' })
    // What was looked at when the round ended is closed first.
    if ((await page.locator('dialog.enlargement').count()) > 0) await page.keyboard.press('Escape')
    const recap = page.getByRole('dialog', { name: 'Round 1 is over' })
    await recap.locator('[data-tool="skip"]:focus').waitFor()
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: /House Hagal discard pile: [1-9]/ }).click()
    await page.locator('dialog .card-hagal').first().waitFor()
    expect(await seriousProblems(page)).toEqual([])
    await page.keyboard.press('Escape')
    expect(await overflow(page)).toEqual({ x: 0, y: 0 })
    await context.close()
  }, 60_000)
})
