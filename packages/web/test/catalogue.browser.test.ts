// The catalog in a real browser: looking for something, and a link to it.

import { expect, inject, it } from 'vitest'
import { overflow, seriousProblems } from './checks.ts'
import { DESKTOP, PHONE } from './driver.ts'
import { visitor } from './visitor.ts'

it.each([
  ['a desk', { viewport: DESKTOP }],
  ['a phone', { viewport: PHONE, hasTouch: true }],
])('finds a thing, enlarges it and links to it, on %s', async (_, options) => {
  const context = await visitor({ locale: 'en-US', ...options })
  const page = await context.newPage()
  await page.goto(inject('site'))
  await page.getByRole('link', { name: 'Catalog' }).click()
  await page.locator('.catalogue-things[aria-busy="false"]').waitFor()
  expect(await overflow(page)).toEqual({ x: 0, y: 0 })
  expect(await seriousProblems(page)).toEqual([])
  await page.getByRole('searchbox').fill('junction head')
  await page.getByRole('button', { name: 'Junction Headquarters' }).click()
  await page.getByRole('dialog', { name: 'Junction Headquarters' }).waitFor()
  expect(await seriousProblems(page)).toEqual([])
  const link = page.url()
  expect(link).toContain('#/catalogue/card/junction-headquarters?q=junction+head')
  await page.goBack()
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
  expect(await page.getByRole('searchbox').inputValue()).toBe('junction head')

  const other = await context.newPage()
  await other.goto(link)
  await other.getByRole('dialog', { name: 'Junction Headquarters' }).waitFor()
})
