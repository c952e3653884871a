// The stage in a real browser: what others do is shown until one goes on, and a replay shows it by itself.

import type { Page } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import { overflow, seriousProblems } from './checks.ts'
import { DESKTOP, HURRIED, playOn } from './driver.ts'
import { visitor } from './visitor.ts'

const sceneOf = (page: Page) => page.evaluate(() => document.querySelector('.stage-scene')?.textContent ?? '')

describe('the stage', () => {
  it('shows what a bot does until Space, and again in a replay that plays by itself', async () => {
    const context = await visitor({ viewport: DESKTOP, reducedMotion: 'reduce' })
    const page = await context.newPage()
    await page.addInitScript(
      (settings) => localStorage.setItem('sietch.settings', settings),
      JSON.stringify({ ...HURRIED, speed: 'slow', stage: 'all' }),
    )
    await page.goto(inject('site'))
    await page.getByRole('button', { name: /Play now/ }).click()
    await playOn(page, 3, { sight: '.stage-scene' })
    expect(await page.locator('[data-option], .place.lit').count()).toBe(0)
    expect(await overflow(page)).toEqual({ x: 0, y: 0 })
    const told = await sceneOf(page)
    await page.keyboard.press('Space')
    await expect.poll(() => sceneOf(page)).not.toBe(told)

    const id = page.url().split('/').at(-1)
    await page.evaluate((hash) => {
      location.hash = hash
    }, `#/replay/${id}/0`)
    await page.getByRole('button', { name: 'Play', exact: true }).click()
    await page.waitForSelector('.stage-scene')
    await page.keyboard.press('Space')
    await page.getByRole('button', { name: 'Play', exact: true }).waitFor()
    expect(await page.locator('[data-tool="undo"]').count()).toBe(0)
    expect(await seriousProblems(page)).toEqual([])
  }, 60_000)
})
