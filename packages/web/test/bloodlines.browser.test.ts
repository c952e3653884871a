// Bloodlines at the table: set up from its card, and a Sardaukar Commander, a skill and a tech tile acquired by clicks.

import { uprising } from '@sietch/imperium'
import type { Page } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import { overflow, seriousProblems } from './checks.ts'
import { DESKTOP, HURRIED } from './driver.ts'
import { playedUntil } from './positions.ts'
import { visitor } from './visitor.ts'

const SETUP = { players: 4, modules: ['choam', 'bloodlines', 'tech'], leaders: 'random' } as const

async function newPage(): Promise<Page> {
  const context = await visitor({ viewport: DESKTOP, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.addInitScript((kept) => localStorage.setItem('sietch.settings', kept), JSON.stringify(HURRIED))
  await page.goto(inject('site'))
  return page
}

/** The table where someone may choose this. */
async function openWhere(page: Page, key: string): Promise<void> {
  await page.locator('input[type="file"]').setInputFiles({
    name: 'match.json',
    mimeType: 'application/json',
    buffer: Buffer.from(playedUntil(uprising, SETUP, key)),
  })
  // The last part of a table to come.
  await page.locator('.log').waitFor({ state: 'attached' })
}

/** It may lie behind the chip that stands for all that do not fit. */
async function choose(page: Page, key: string): Promise<void> {
  const chip = page.locator(`[data-option="${key}"]`)
  if (!(await chip.isVisible())) await page.locator('[data-tool="more"]').click()
  await chip.click()
}

const pick = (page: Page, zone: string) =>
  page.locator(`.decision-tray .place.lit[data-place^="${zone}:"]`).first().click()

describe('Bloodlines', () => {
  it('is set up from its card, with Tech and CHOAM, and fits the screen', async () => {
    const page = await newPage()
    await page.getByRole('button', { name: 'Set up a game: Bloodlines' }).click()
    const module = (name: string) => page.getByRole('checkbox', { name: new RegExp(`^${name}`) })
    await expect.poll(() => module('Bloodlines').isChecked()).toBe(true)
    for (const name of ['CHOAM', 'Tech']) await module(name).check()
    await page.getByRole('button', { name: 'Start the game' }).click()
    await page.locator('.log').waitFor({ state: 'attached' })
    expect(await page.locator('.market-skill').count()).toBe(4)
    expect(await page.locator('.market-tile').count()).toBe(3)
    expect(await page.locator('.space-commander').count()).toBe(6)
    expect(await overflow(page)).toEqual({ x: 0, y: 0 })
    expect(await seriousProblems(page)).toEqual([])
  })

  it('brings a Commander with a skill to whoever pays for it', async () => {
    const page = await newPage()
    await openWhere(page, 'resolve sardaukar > acquire commander')
    const own = page.locator('.player.own .token-skill')
    const [before, standing] = [await own.count(), await page.locator('.space-commander').count()]
    await choose(page, 'resolve sardaukar > acquire commander')
    await pick(page, 'skill')
    await expect.poll(() => own.count()).toBe(before + 1)
    expect(await page.locator('.space-commander').count()).toBe(standing - 1)
  })

  it('brings a tech tile to whoever pays for it', async () => {
    const page = await newPage()
    await openWhere(page, 'resolve ixian-embassy > acquire tech')
    const own = page.locator('.player.own .token-tech:not(.token-secret)')
    const before = await own.count()
    await choose(page, 'resolve ixian-embassy > acquire tech')
    await pick(page, 'tech')
    await expect.poll(() => own.count()).toBe(before + 1)
  })
})
