// What every page is checked for.

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What keeps people from using the page, or a part of it, after WCAG 2.2 AA. */
export async function seriousProblems(page: Page, part = 'html'): Promise<string[]> {
  await page.evaluate(axe)
  return page.evaluate(async (looked) => {
    const { axe: checker } = globalThis as unknown as { axe: typeof import('axe-core') }
    const { violations } = await checker.run(looked, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'],
    })
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .flatMap(({ id, nodes }) =>
        nodes.slice(0, 3).map(({ html, target }) => `${id} at ${target.join(' ')}: ${html.slice(0, 160)}`),
      )
  }, part)
}

/** By how much the page is larger than the window. */
export const overflow = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.documentElement
    return { x: scrollWidth - clientWidth, y: scrollHeight - clientHeight }
  })
