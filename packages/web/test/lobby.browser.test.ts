// The lobby: whoever wants the same meets in a quick match, a table says what is played at it, a password keeps it for
// friends, and its host changes it.

import { fetchWords, words } from '@sietch/i18n/page'
import type { Page } from 'playwright-core'
import { expect, inject, it } from 'vitest'
import { overflow, seriousProblems } from './checks.ts'
import { DESKTOP, HURRIED, PHONE } from './driver.ts'
import { visitor } from './visitor.ts'

const w = words('en')
await fetchWords('pl')
const pl = words('pl')

const ADVANCED = new RegExp(`^${w('page.module.advanced')}`)
const pace = `${w('page.lobby.filter')}: ${w('page.lobby.pace')}`

async function guest(name: string, isPhone = false, language = 'en'): Promise<Page> {
  const context = await visitor({ viewport: isPhone ? PHONE : DESKTOP, hasTouch: isPhone, locale: 'en-US' })
  await context.addInitScript(
    (kept) => localStorage.setItem('sietch.settings', kept),
    JSON.stringify({ ...HURRIED, language }),
  )
  const page = await context.newPage()
  await page.request.post(`${inject('site')}/api/guest`, { data: { name } })
  await page.goto(`${inject('site')}/#/lobby`)
  return page
}

it('brings those together who want the same, and begins by itself', { timeout: 120_000 }, async () => {
  const find = async (page: Page, words: readonly [string, string, string, string]) => {
    await page.getByRole('button', { name: words[0], exact: true }).click()
    const dialog = page.getByRole('dialog', { name: words[0] })
    await dialog.getByLabel(words[1]).selectOption('imperium')
    await dialog.getByLabel(words[2]).selectOption('3')
    expect(await seriousProblems(page)).toEqual([])
    await dialog.getByRole('button', { name: words[3] }).click()
  }
  const EN = [
    w('page.lobby.quick'),
    w('page.setup.game'),
    w('page.setup.players'),
    w('page.lobby.quick.do'),
  ] as const
  const ann = await guest('Ann')
  await find(ann, EN)
  await ann.getByText(w('page.lobby.quick.wait.live')).waitFor()
  expect(await seriousProblems(ann)).toEqual([])
  const address = ann.url()

  // Another one waits for something else, and gives up.
  const eve = await guest('Eve', true, 'pl')
  await eve.getByRole('button', { name: pl('page.lobby.quick'), exact: true }).click()
  await eve.getByRole('dialog').getByLabel(pl('page.setup.players')).selectOption('4')
  await eve.getByRole('button', { name: pl('page.lobby.quick.do') }).click()
  await eve.getByText(pl('page.lobby.quick.wait.live')).waitFor()
  expect(await overflow(eve)).toMatchObject({ x: 0 })
  expect(eve.url()).not.toBe(address)
  await eve.getByRole('button', { name: pl('page.lobby.quick.leave') }).click()
  await eve.getByRole('heading', { name: pl('page.lobby.open') }).waitFor()

  const [ben, cat] = [await guest('Ben', true), await guest('Cat')]
  await find(ben, EN)
  await ben.getByText(w('page.lobby.quick.wait.live')).waitFor()
  expect(ben.url()).toBe(address)
  await find(cat, EN)
  for (const page of [ann, ben, cat]) await page.locator('.table-screen').waitFor()
  expect(cat.url()).toBe(address)
})

it('keeps a table for friends, says what is played there, and lets its host change it', {
  timeout: 120_000,
}, async () => {
  const ann = await guest('Ann')
  await ann.getByRole('button', { name: w('page.lobby.create') }).click()
  const window = ann.getByRole('dialog', { name: w('page.lobby.create') })
  await window.getByLabel(w('page.setup.game'), { exact: true }).selectOption('classic')
  await window.getByLabel(ADVANCED).check()
  await window.getByLabel(w('page.setup.players'), { exact: true }).selectOption('2')
  await window.getByLabel(w('page.terms.name')).fill('Old friends')
  await window.getByLabel(w('page.terms.password')).fill('abc')
  await ann.getByText(w('page.terms.password.short', { n: 4 })).waitFor()
  await window.getByLabel(w('page.terms.password')).fill('usul')
  await window.getByLabel(w('page.terms.language')).selectOption('pl')
  await window.getByLabel(w('page.terms.clock'), { exact: true }).selectOption('days')
  expect(await seriousProblems(ann)).toEqual([])
  await ann.getByRole('button', { name: w('page.lobby.create.do') }).click()
  await ann.getByRole('heading', { name: 'Old friends' }).waitFor()

  const ben = await guest('Ben', true)
  const card = ben.locator('.table-card').filter({ hasText: 'Old friends' })
  await card.waitFor()
  for (const said of [
    w('page.game.classic'),
    w('page.module.advanced'),
    'Ann',
    w('page.lobby.pace.days'),
    'Polski',
    w('page.lobby.locked'),
  ])
    await expect.poll(() => card.textContent()).toContain(said)
  expect(await overflow(ben)).toMatchObject({ x: 0 })
  expect(await seriousProblems(ben)).toEqual([])
  await ben.getByLabel(pace).selectOption('live')
  await card.waitFor({ state: 'detached' })
  // It is remembered.
  await ben.reload()
  expect(await ben.getByLabel(pace).inputValue()).toBe('live')
  await ben.getByLabel(pace).selectOption('days')
  await card.getByRole('link', { name: w('page.lobby.join') }).click()

  const sitDown = async (password: string) => {
    await ben.getByRole('button', { name: w('page.room.sit') }).click()
    await ben.getByRole('dialog').getByLabel(w('page.terms.password')).fill(password)
    await ben.keyboard.press('Enter')
  }
  await sitDown('chani')
  await ben.getByText(w('page.online.refused.wrong-table-password')).waitFor()
  await sitDown('usul')
  await ben.getByRole('button', { name: w('page.room.leave') }).waitFor()

  await ann.getByRole('button', { name: w('page.room.change') }).click()
  const dialog = ann.getByRole('dialog', { name: w('page.room.change') })
  await expect.poll(() => dialog.getByLabel(ADVANCED).isChecked()).toBe(true)
  expect(await dialog.getByLabel(w('page.terms.name')).inputValue()).toBe('Old friends')
  await dialog.getByLabel(ADVANCED).uncheck()
  await dialog.getByRole('button', { name: w('page.room.change') }).click()
  await ann.getByText(w('page.room.unagreed.wait')).waitFor()
  expect(await ann.getByRole('button', { name: w('page.setup.start') }).isDisabled()).toBe(true)
  await ben.getByText(w('page.room.changed')).waitFor()
  expect(await seriousProblems(ben)).toEqual([])
  await ben.getByRole('button', { name: w('page.room.agree') }).click()
  await ann.getByRole('button', { name: w('page.setup.start') }).click()
  for (const page of [ann, ben]) await page.locator('.table-screen').waitFor()

  // How it was played is remembered for the next table; what was secret is not.
  await ann.goto(`${inject('site')}/#/lobby`)
  await ann.getByRole('button', { name: w('page.lobby.create') }).click()
  await expect.poll(() => ann.getByLabel(w('page.terms.clock'), { exact: true }).inputValue()).toBe('days')
  expect(await ann.getByLabel(w('page.terms.password')).inputValue()).toBe('')
  expect(await ann.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('usul')
})
