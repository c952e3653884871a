// A phone at a table of people: time, turn and belongings stand where one acts, a broken line is told at once, and a choice
// is on its way until the server has it.

import type { NewTable } from '@sietch/protocol'
import type { Page } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import { overflow } from './checks.ts'
import { PHONE, playOn } from './driver.ts'
import { seated } from './seated.ts'

const clock = { kind: 'bank', seconds: 1200, increment: 20 } as const
const TABLES: Readonly<Record<string, NewTable>> = {
  uprising: { game: 'uprising', setup: { players: 2 }, options: { clock } },
  classic: { game: 'classic', setup: { players: 2 }, options: { clock } },
  imperium: { game: 'imperium', setup: { players: 2 }, options: { clock } },
}

const phone = { viewport: PHONE, hasTouch: true }

/** Counts how often the phone buzzes. */
const buzzes = (page: Page) => page.evaluate(() => Number(sessionStorage.getItem('buzzes') ?? 0))

describe('a phone at a table of people', () => {
  it.each(Object.entries(TABLES))('shows whose time runs in %s, whatever tab is open', async (_, table) => {
    const { pages } = await seated(table, [
      { name: 'Ann', window: phone },
      { name: 'Ben', window: phone },
    ])
    for (const page of pages) {
      await page.locator('.own-time:visible').getByRole('timer').first().waitFor()
      expect(await overflow(page)).toMatchObject({ x: 0 })
    }
  })
})

describe('a broken line', () => {
  it('is told as soon as the browser knows, and mends', async () => {
    const { pages } = await seated(TABLES.classic as NewTable, [
      { name: 'Ann', window: phone },
      { name: 'Ben' },
    ])
    const [ann] = pages as [Page]
    await ann.locator('.decision h2').waitFor()
    await ann.context().setOffline(true)
    await ann.getByText('Connection lost').waitFor({ timeout: 2000 })
    await ann.context().setOffline(false)
    await ann.getByText('Connection lost').waitFor({ state: 'detached' })
  })

  it('keeps a choice on its way, shows it so, and it is made once', async () => {
    const { id, pages } = await seated(TABLES.classic as NewTable, [
      { name: 'Ann', window: phone },
      { name: 'Ben' },
    ])
    const entries = async (page: Page) => {
      const answer = await page.request.get(`${inject('site')}/api/tables/${id}/match`)
      return ((await answer.json()) as { seq: number }).seq
    }
    await Promise.all(pages.map((page) => page.locator('.decision h2').waitFor()))
    const asked = async (page: Page) => (await page.locator('.place.lit, [data-option]').count()) > 0
    await expect.poll(async () => (await Promise.all(pages.map(asked))).some(Boolean)).toBe(true)
    const [ann, ben] = pages as [Page, Page]
    const page = (await asked(ann)) ? ann : ben
    const before = await entries(page)
    await page.context().setOffline(true)
    await page.getByText('Connection lost').waitFor()
    await playOn(page, 5, { most: 3 })
    await page.getByText('Sending your choice…').waitFor()
    // Nothing else can be chosen meanwhile, and nothing is chosen twice.
    expect(await page.locator('.decision').getAttribute('aria-busy')).toBe('true')
    await page.context().setOffline(false)
    await page.getByText('Sending your choice…').waitFor({ state: 'detached' })
    expect(await entries(page)).toBe(before + 1)
  })
})

describe('the turn', () => {
  it.each([
    [{}, 1],
    [{ alert: false }, 0],
  ])('is felt at a live table unless it is switched off: %j', async (settings, wanted) => {
    const { pages } = await seated(TABLES.imperium as NewTable, [
      { name: 'Ann', window: phone, settings },
      { name: 'Ben', window: phone, settings },
    ])
    for (const page of pages) {
      await page.addInitScript(() => {
        navigator.vibrate = () => {
          const felt = Number(sessionStorage.getItem('buzzes') ?? 0)
          sessionStorage.setItem('buzzes', String(felt + 1))
          return true
        }
      })
      await page.reload()
      await page.locator('.own-time').first().waitFor()
    }
    const all = async () => (await Promise.all(pages.map(buzzes))).reduce((sum, n) => sum + n, 0)
    await expect.poll(all).toBe(wanted)
  })
})
