// What every page is checked for.

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * What keeps people from using the page, or a part of it, after WCAG 2.2 AA. What fades in is measured once it is there.
 * A table on which bots play may change under the checker, which then measures some things before and some after: what it
 * finds so is looked at again.
 */
export async function seriousProblems(page: Page, part = 'html'): Promise<string[]> {
  await page.evaluate(axe)
  for (let look = 1; ; look++) {
    const { problems, hasChanged } = await page.evaluate(lookAt, part)
    if (problems.length === 0 || !hasChanged || look === MOST) return problems
  }
}

/** A page that never stands still is taken as it is found. */
const MOST = 10

/** Runs in the page. */
async function lookAt(part: string): Promise<{ problems: string[]; hasChanged: boolean }> {
  const { axe: checker } = globalThis as unknown as { axe: typeof import('axe-core') }
  const ending = document
    .getAnimations()
    .filter(
      ({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
    )
  await Promise.allSettled(ending.map(({ finished }) => finished))
  let hasChanged = false
  const observer = new MutationObserver(() => {
    hasChanged = true
  })
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  const { violations } = await checker.run(part, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'] })
  observer.disconnect()
  const problems = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.slice(0, 3).map(({ html, target }) => `${id} at ${target.join(' ')}: ${html.slice(0, 160)}`),
    )
  return { problems, hasChanged }
}

/** By how much the page is larger than the window. */
export const overflow = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.documentElement
    return { x: scrollWidth - clientWidth, y: scrollHeight - clientHeight }
  })
