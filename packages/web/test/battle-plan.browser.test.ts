// A battle of classic Dune in the browser: the plan on its sheet, changed until it is locked, handed in whole, taken back
// whole, and the result that stays until it is read.

import type { BrowserContextOptions, Page } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import { overflow, seriousProblems } from './checks.ts'
import { DESKTOP, PHONE } from './driver.ts'
import { firstWhere } from './positions.ts'
import { visitor } from './visitor.ts'

const PLANNED = firstWhere(
  'classic',
  ({ decision, options }) =>
    decision.kind === 'plan' && options.filter(({ verb }) => verb === 'dial').length > 3,
  true,
)

const SETTINGS = {
  language: 'en',
  speed: 'fast',
  stage: 'rounds',
  recap: false,
  warn: true,
  motion: 'off',
  confirm: 'never',
} as const

async function open(options: BrowserContextOptions): Promise<Page> {
  const context = await visitor({ locale: 'en-US', ...options })
  const page = await context.newPage()
  page.setDefaultTimeout(60_000)
  await page.addInitScript(
    (settings) => localStorage.setItem('sietch.settings', settings),
    JSON.stringify(SETTINGS),
  )
  await page.goto(inject('site'))
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'match.json', mimeType: 'application/json', buffer: Buffer.from(PLANNED) })
  await page.locator('.plan-sheet').waitFor()
  return page
}

const lock = (page: Page) => page.getByRole('button', { name: 'Lock in the plan' })

describe('the sheet of a battle plan', () => {
  it.each([
    ['a desk', DESKTOP],
    ['a small desk', { width: 1280, height: 720 }],
    ['a phone', PHONE],
  ])('on %s is made, put aside, locked and leads to a result that stays', async (_, viewport) => {
    const page = await open({ viewport })
    expect(await overflow(page)).toEqual({ x: 0, y: 0 })
    expect(await seriousProblems(page)).toEqual([])
    // Without a leader it cannot be locked; the total says so.
    expect(await lock(page).isDisabled()).toBe(true)
    await page.locator('.plan-leaders button').first().click()
    const total = page.locator('.plan-total > b')
    const before = Number(await total.textContent())
    await page.getByRole('button', { name: 'Dial: one more' }).first().click()
    expect(Number(await total.textContent())).toBeGreaterThan(before)
    // Put aside it is not lost, nor with a reload.
    const drafted = await total.textContent()
    await page.getByRole('button', { name: 'Look at the table' }).click()
    await page.getByRole('button', { name: 'Open the battle plan' }).click()
    expect(await total.textContent()).toBe(drafted)
    await page.reload()
    await page.locator('.plan-sheet').waitFor()
    expect(await total.textContent()).toBe(drafted)
    await lock(page).click()
    const scene = page.locator('.battle-scene')
    const onward = page.locator('.stage [data-tool="skip"], .onward [data-tool="end"]:enabled')
    // Traitors may be called first.
    await expect
      .poll(
        async () => {
          if ((await page.locator('.fought-result').count()) > 0) return true
          await onward
            .first()
            .click({ timeout: 500 })
            .catch(() => undefined)
          return false
        },
        { timeout: 60_000 },
      )
      .toBe(true)
    expect(await scene.textContent()).toContain(' dialed')
    expect(await seriousProblems(page)).toEqual([])
  })
})
