// How things on the table are taken up, looked at and set larger, in a real browser.

import type { Page } from 'playwright-core'
import { afterEach, expect, inject, it } from 'vitest'
import { overflow, seriousProblems } from './checks.ts'
import { DESKTOP, PHONE } from './driver.ts'
import { visitor } from './visitor.ts'

let complaints: string[]

afterEach(() => expect(complaints).toEqual([]))

/** The start page, with bots that are shown at once. */
async function open(set: { confirm?: string; warn?: boolean } = {}): Promise<Page> {
  complaints = []
  const context = await visitor({ viewport: DESKTOP, reducedMotion: 'reduce' })
  const page = await context.newPage()
  page.on('pageerror', (error) => complaints.push(error.message))
  const settings = { language: 'en', speed: 'instant', stage: 'off', recap: false, warn: false, ...set }
  await page.addInitScript((kept) => localStorage.setItem('sietch.settings', kept), JSON.stringify(settings))
  await page.goto(inject('site'))
  return page
}

const asked = (page: Page) => page.waitForSelector('[data-option], .place.lit', { state: 'attached' })

async function playNow(): Promise<Page> {
  const page = await open()
  await page.getByRole('button', { name: /Play now/ }).click()
  await asked(page)
  return page
}

const SPACE = '.place.lit[data-place^="space:"]'

it('carries a card to a space, and back with Escape or where it goes with nothing', async () => {
  const page = await playNow()
  const card = page.locator('.place.lit[data-place^="hand:"]').first()
  const takeUp = async () => {
    await card.hover()
    await page.mouse.down()
    await page.mouse.move(700, 560, { steps: 4 })
    await page.waitForSelector('.carried')
    await page.waitForSelector('.place.picked')
  }
  const isBack = async () => {
    await page.waitForSelector('.carried', { state: 'detached' })
    await page.waitForSelector('.place.picked', { state: 'detached' })
  }
  await takeUp()
  await page.keyboard.press('Escape')
  await isBack()
  await page.mouse.up()
  await takeUp()
  await page.mouse.up()
  await isBack()
  await takeUp()
  await page.locator(SPACE).first().hover()
  await page.mouse.up()
  // The card is chosen with the space; a space may have several prices.
  await page.locator('.decision-menu').or(page.locator('.errands')).first().waitFor()
})

it('looks at a card of the market first; it is acquired by the button there', async () => {
  const page = await playNow()
  await page.keyboard.press('r')
  const offers = page.locator('.place.lit[data-place^="offer:"]')
  await offers.first().waitFor()
  const persuasion = () => page.locator('.account-now').innerText()
  const before = await persuasion()
  await offers.first().click()
  const buy = page.getByRole('dialog').locator('[data-option]').first()
  await buy.waitFor()
  expect(await persuasion()).toBe(before)
  // What lies under it is out of reach: Tab goes round in it, and what had the focus gets it back.
  const isInside = () => page.evaluate(() => document.activeElement?.closest('dialog') !== null)
  for (const key of [...Array<string>(6).fill('Tab'), ...Array<string>(8).fill('Shift+Tab')]) {
    await page.keyboard.press(key)
    expect(await isInside(), key).toBe(true)
  }
  await page.evaluate(() => document.querySelector<HTMLElement>('[data-tool="help"]')?.focus())
  expect(await isInside()).toBe(true)
  const looked = await offers.first().getAttribute('data-place')
  await page.keyboard.press('Escape')
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
  expect(await page.evaluate(() => document.activeElement?.getAttribute('data-place'))).toBe(looked)
  await offers.first().click()
  await page.mouse.click(20, 400)
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
  await offers.first().click()
  await buy.waitFor()
  // By keyboard the button has the focus at once.
  await page.keyboard.press('Enter')
  await page.waitForSelector('.revealed-acquired')
  expect(await persuasion()).not.toBe(before)
})

it('fits its window in every size that can be set', async () => {
  const page = await playNow()
  const tables = [
    () => Promise.resolve(),
    async () => {
      await page.goto(inject('site'))
      await page.getByRole('button', { name: 'Set up a game: Dune', exact: true }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Start the game' }).click()
      await asked(page)
    },
  ]
  for (const table of tables) {
    await table()
    for (const window of [DESKTOP, PHONE]) {
      await page.setViewportSize(window)
      for (const size of ['small', 'normal', 'large']) {
        await page.evaluate((set) => {
          document.documentElement.dataset.size = set
        }, size)
        expect(await overflow(page), `${size} at ${window.width}`).toEqual({ x: 0, y: 0 })
      }
    }
    await page.setViewportSize(DESKTOP)
  }
})

it('can be used by everyone: Leaders, the menu, what is confirmed or asked twice, what was', {
  timeout: 240_000,
}, async () => {
  const page = await open({ confirm: 'always', warn: true })
  const isUsable = async (what: string) => expect(await seriousProblems(page), what).toEqual([])
  await page.getByRole('button', { name: 'Set up a game: Dune: Imperium', exact: true }).click()
  await page.getByLabel('Leaders', { exact: true }).selectOption('choose')
  await page.getByRole('button', { name: 'Start the game' }).click()
  // The Baron would be asked something else first.
  await page.locator('.leader-face:enabled').filter({ hasNotText: 'Baron' }).first().click()
  for (const window of [PHONE, DESKTOP]) {
    await page.setViewportSize(window)
    expect(await overflow(page)).toEqual({ x: 0, y: 0 })
    await isUsable(`Leaders at ${window.width}`)
  }
  await page.locator('.leaders-foot button').click()
  await page.locator('.place.lit').first().waitFor()

  await page.locator('.menu-button').click()
  await page.getByLabel('Notes').waitFor()
  await isUsable('the menu')
  await page.keyboard.press('Escape')

  await page.keyboard.press('r')
  await page.locator('.confirming').waitFor()
  await isUsable('what is confirmed')
  await page.locator('.confirming .primary').click()
  await page.locator('.onward-button').click()
  await page.locator('.bubble').waitFor()
  await isUsable('what is asked twice')
  await page.keyboard.press('Escape')

  await page.locator('.log-look').first().click()
  await page.locator('.past-bar').waitFor()
  await isUsable('what was')
  await page.setViewportSize(PHONE)
  await isUsable('what was, on a phone')
})
