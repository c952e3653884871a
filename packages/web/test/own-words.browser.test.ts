// Truthtrance in the browser: a question in words of one's own is written down, answered, and told with its answer.

import { describe, expect, inject, it } from 'vitest'
import { overflow, seriousProblems } from './checks.ts'
import { DESKTOP, PHONE } from './driver.ts'
import { firstWhere } from './positions.ts'
import { visitor } from './visitor.ts'

const ASKING = firstWhere('classic', ({ options }) => options.some(({ words }) => words !== undefined))

const SETTINGS = {
  language: 'en',
  speed: 'fast',
  stage: 'rounds',
  recap: false,
  motion: 'off',
  confirm: 'never',
} as const

describe('a question in words of one’s own', () => {
  it.each([
    ['a desk', DESKTOP],
    ['a phone', PHONE],
  ])('on %s is written, answered and told', async (device, viewport) => {
    const context = await visitor({ locale: 'en-US', viewport })
    const page = await context.newPage()
    page.setDefaultTimeout(60_000)
    await page.addInitScript(
      (settings) => localStorage.setItem('sietch.settings', settings),
      JSON.stringify(SETTINGS),
    )
    await page.goto(inject('site'))
    await page
      .locator('input[type="file"]')
      .setInputFiles({ name: 'match.json', mimeType: 'application/json', buffer: Buffer.from(ASKING) })
    const field = page.getByRole('textbox', { name: 'In your own words' })
    await field.waitFor()
    await field.fill('  Will you   ally with me? ')
    if (process.env.LOOK) await page.screenshot({ path: `${process.env.LOOK}/own-words-${device}.png` })
    expect(await overflow(page)).toEqual({ x: 0, y: 0 })
    expect(await seriousProblems(page)).toEqual([])
    await field.press('Enter')
    const told = page.locator('body')
    await expect.poll(() => told.textContent(), { timeout: 60_000 }).toContain('“Will you ally with me?”')
    await context.close()
  })
})
