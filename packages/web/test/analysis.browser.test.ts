// A match that is over, looked back at in a real browser.

import { uprising } from '@sietch/imperium'
import { describe, expect, inject, it } from 'vitest'
import { overflow, seriousProblems } from './checks.ts'
import { DESKTOP, HURRIED, PHONE } from './driver.ts'
import { played } from './positions.ts'
import { visitor } from './visitor.ts'

/** One person against Rivals: the shortest match there is. */
function finished(): string {
  const setup = { players: 1, leaders: 'random' } as const
  const seats = uprising
    .seats(setup)
    .map((kind) => (kind === 'automa' ? { kind } : { kind: 'human', name: 'Ann' }))
  return JSON.stringify({ format: 'sietch-match', seats, ...played(setup, 'looked back at') })
}

describe('the analysis of a match', () => {
  it.each([
    { on: 'a desk', viewport: DESKTOP },
    { on: 'a phone', viewport: PHONE },
  ])(
    'tells on $on how the chances went, where it turned, and leads there',
    async ({ viewport }) => {
      const context = await visitor({ viewport, reducedMotion: 'reduce' })
      const page = await context.newPage()
      await page.addInitScript(
        (settings) => localStorage.setItem('sietch.settings', settings),
        JSON.stringify(HURRIED),
      )
      await page.goto(inject('site'))
      await page
        .locator('input[type="file"]')
        .setInputFiles({ name: 'match.json', mimeType: 'application/json', buffer: Buffer.from(finished()) })
      await page.getByRole('button', { name: 'Watch the replay' }).click()
      await page.locator('[data-tool="analysis"]').click()
      const panel = page.getByRole('complementary', { name: 'Analysis' })
      await panel.getByRole('heading', { name: 'Turning points' }).waitFor({ timeout: 120_000 })
      expect(await panel.locator('.analysis-seats li').first().textContent()).toMatch(/You \d+ %/)
      expect(await panel.locator('.chart polyline').count()).toBe(3)
      expect(await overflow(page)).toEqual({ x: 0, y: 0 })
      expect(await seriousProblems(page)).toEqual([])
      const points = panel.locator('.analysis-points button')
      if ((await points.count()) > 0) {
        await points.first().click()
        await panel.locator('[aria-current="step"]').waitFor()
      }
      await panel.getByRole('button', { name: 'Close' }).click()
      expect(await panel.count()).toBe(0)
    },
    180_000,
  )
})
