// Talk at a table: ready phrases that everyone reads in their own language, people whom one does not want to hear, a word
// to the operator, what those who are there agree on, and talk that goes on after the end.

import type { NewTable } from '@sietch/protocol'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { overflow, seriousProblems } from './checks.ts'
import { PHONE } from './driver.ts'
import { seated } from './seated.ts'

const TABLE: NewTable = {
  game: 'imperium',
  setup: { players: 3 },
  options: { botPace: 60_000 },
  bots: [null, null, 'easy'],
}
const phone = { viewport: PHONE, hasTouch: true }

const chatOf = async (page: Page) => {
  const log = page.getByRole('button', { name: /^(Log|Журнал)/ })
  if (await log.isVisible()) await log.click()
  await page.getByRole('tab', { name: /^(Chat|Чат)/ }).click()
}

it('says ready phrases to each in their own language, hushes and reports', { timeout: 120_000 }, async () => {
  const { pages } = await seated({ ...TABLE, setup: { players: 3, leaders: 'random' } }, [
    { name: 'Ann' },
    { name: 'Ben', window: phone, settings: { language: 'ru' } },
  ])
  const [ann, ben] = pages as [Page, Page]
  for (const page of pages) await page.locator('[data-place]').first().waitFor()
  await chatOf(ann)
  await ann.getByRole('button', { name: 'Quick phrases' }).click()
  await ann.getByRole('button', { name: 'Good luck and have fun' }).click()
  await ann.getByRole('log', { name: 'Chat' }).getByText('Good luck and have fun').waitFor()
  await chatOf(ben)
  await ben.getByText('Удачи и приятной игры').first().waitFor()
  expect(await overflow(ben)).toMatchObject({ x: 0 })
  await ben.getByRole('button', { name: 'Готовые фразы' }).click()
  expect(await seriousProblems(ben)).toEqual([])
  await ben.getByRole('button', { name: 'Договоримся?' }).click()
  await ann.getByRole('log', { name: 'Chat' }).getByText('Deal?').waitFor()

  await ann.locator('.chat-speaker').click()
  await ann.getByLabel('What is wrong (optional)').fill('too curious')
  await ann.getByRole('button', { name: 'Report to the operator' }).click()
  await ann.getByText('The operator of this server will read it.').waitFor()
  await ann.getByRole('button', { name: 'Mute' }).click()
  await ann.keyboard.press('Escape')
  await ann.getByRole('log', { name: 'Chat' }).getByText('Muted').waitFor()
  expect(await ann.getByText('Deal?').count()).toBe(0)
  // It is remembered.
  await ann.reload()
  await chatOf(ann)
  await ann.getByRole('log', { name: 'Chat' }).getByText('Muted').waitFor()
})

it('rests by consent, and goes on when one says so', { timeout: 120_000 }, async () => {
  const { pages } = await seated({ ...TABLE, setup: { players: 3, leaders: 'random' } }, [
    { name: 'Ann' },
    { name: 'Ben', window: phone },
  ])
  const [ann, ben] = pages as [Page, Page]
  for (const page of pages) await page.locator('[data-place]').first().waitFor()
  await ann.getByRole('button', { name: 'Table', exact: true }).click()
  await ann.getByRole('button', { name: 'Ask for a break' }).click()
  await ben.getByRole('button', { name: 'Agree' }).click()
  for (const page of pages) await page.getByRole('button', { name: 'Resume' }).waitFor()
  expect(await overflow(ben)).toMatchObject({ x: 0 })
  await ben.getByRole('button', { name: 'Resume' }).click()
  await ann.getByRole('button', { name: 'Resume' }).waitFor({ state: 'detached' })
})
