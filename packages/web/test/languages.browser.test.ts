// Whoever comes for the first time is spoken to in the language of their browser, on pages that have room for it: no
// page is wider than the window, no word is cut off, and none is broken without a hyphen.

import { LANGUAGES, type Language } from '@sietch/i18n/page'
import type { Page } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import { overflow } from './checks.ts'
import { DESKTOP, PHONE } from './driver.ts'
import { visitor } from './visitor.ts'

const PAGES = ['', '#/lobby', '#/learn', '#/lesson/uprising-first', '#/catalogue']

const VIEWS = LANGUAGES.flatMap((language) =>
  [DESKTOP, PHONE].map((viewport) => ({ language, viewport, width: viewport.width })),
)

describe('the pages', () => {
  it.each(VIEWS)(
    'speak $language at first sight and have room for it at $width',
    { timeout: 180_000 },
    async ({ language, viewport }) => {
      const page = await firstVisit(language, viewport)
      const found: string[] = []
      for (const hash of PAGES) {
        await page.goto('about:blank')
        await page.goto(`${inject('site')}/${hash}`)
        await page.locator(`html[lang="${language}"]`).waitFor()
        await page.locator('h1, h2, .lesson').first().waitFor()
        found.push(...(await faults(page)).map((fault) => `${hash}: ${fault}`))
      }
      await page.goto(inject('site'))
      await page.locator('.settings-button').first().click()
      await page.getByRole('dialog').waitFor()
      found.push(...(await faults(page)).map((fault) => `settings: ${fault}`))
      expect(found).toEqual([])
    },
  )

  it('remember the language that was chosen, whatever the browser speaks', async () => {
    const page = await firstVisit('pl', DESKTOP)
    await page.goto(inject('site'))
    await page.locator('html[lang="pl"]').waitFor()
    await page.locator('.settings-button').first().click()
    await page.locator('.settings select').first().selectOption('uk')
    await page.locator('html[lang="uk"]').waitFor()
    await page.reload()
    await page.locator('html[lang="uk"]').waitFor()
  })
})

async function firstVisit(language: Language, viewport: typeof DESKTOP): Promise<Page> {
  const context = await visitor({
    viewport,
    locale: language,
    reducedMotion: 'reduce',
    hasTouch: viewport === PHONE,
  })
  return context.newPage()
}

async function faults(page: Page): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready)
  const { x } = await overflow(page)
  return [...(x > 0 ? [`the page scrolls sideways by ${x}`] : []), ...(await page.evaluate(lackOfRoom))]
}

/** Runs in the page. What can be scrolled to is not cut off, nor is what has its whole words as a title. */
function lackOfRoom(): string[] {
  const found = new Set<string>()
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const parent = node.parentElement
    const text = node.textContent ?? ''
    if (parent === null || text.trim() === '' || parent.closest('option, svg, [title], .unseen')) continue
    if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const boxes = [...range.getClientRects()].filter(({ width }) => width > 0)
    for (let around: Element | null = parent; around !== null; around = around.parentElement) {
      const { overflowX } = getComputedStyle(around)
      if (/auto|scroll/.test(overflowX)) break
      const { left, right } = around.getBoundingClientRect()
      const isOut = boxes.some((box) => box.right > right + 1.5 || box.left < left - 1.5)
      if (/hidden|clip/.test(overflowX) && isOut) found.add(`cut off in ${around.className}: ${text}`)
    }
    for (const { 0: word, index } of text.matchAll(/\p{L}[\p{L}’'\u00AD]*\p{L}/gu)) {
      if (word.includes('\u00AD')) continue
      range.setStart(node, index)
      range.setEnd(node, index + word.length)
      const lines = new Set(
        [...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => top),
      )
      if (lines.size > 1) found.add(`broken without a hyphen: ${word}`)
    }
  }
  return [...found]
}
