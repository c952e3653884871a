// Plays at a table as a person would who clicks whatever glows: places, chips and buttons, and on a phone the tabs
// that say something waits behind them.

import type { Page } from 'playwright-core'

export const DESKTOP = { width: 1366, height: 768 }
export const PHONE = { width: 390, height: 844 }

/** What can be clicked to go on; a tab that waits only when nothing else is in sight. */
const OPEN = '.place.lit:not(.picked), [data-option], [data-tool="hand-over"]'
const WAITING = '[data-waits="true"]'
const END = '.end h1'

export type Played = { readonly clicks: number; readonly isOver: boolean }

/** Clicks until the game is over, or until `enough` says so. */
export async function playOn(
  page: Page,
  { seed, enough = () => false }: { seed: number; enough?: (clicks: number) => boolean | Promise<boolean> },
): Promise<Played> {
  const random = randomFrom(seed)
  for (let clicks = 0; ; clicks++) {
    if (await enough(clicks)) return { clicks, isOver: false }
    await page.waitForSelector(`${OPEN}, ${WAITING}, ${END}`, { state: 'visible' })
    if ((await page.locator(END).count()) > 0) return { clicks, isOver: true }
    // The page may move on between looking and clicking; then it is looked at again.
    await page.evaluate(clickAny, { open: OPEN, waiting: WAITING, roll: random() })
  }
}

/** Runs in the page. Only what a person could hit is clicked. */
function clickAny({ open, waiting, roll }: { open: string; waiting: string; roll: number }): void {
  const inSight = (selector: string) =>
    [...document.querySelectorAll(selector)].filter((element) => {
      if (!element.checkVisibility()) return false
      element.scrollIntoView({ block: 'nearest', inline: 'nearest' })
      // A piece of land may be bent around its middle; it says where to aim.
      const aim = element.querySelector('[data-aim]') ?? element
      const { left, top, width, height } = aim.getBoundingClientRect()
      const hit = document.elementFromPoint(left + width / 2, top + height / 2)
      return hit !== null && (element.contains(hit) || hit.contains(element))
    })
  const targets = inSight(open)
  const tabs = inSight(waiting)
  // Now and then somebody looks at another tab first.
  const all = targets.length === 0 || roll < 0.15 ? [...tabs, ...targets] : targets
  // What is drawn has no click of its own.
  all[Math.floor(((roll * 997) % 1) * all.length)]?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
}

/** Mulberry32: the same clicks for the same seed. */
function randomFrom(seed: number): () => number {
  let a = seed
  return () => {
    a = (a + 0x6d2b79f5) | 0
    let t = Math.imul(a ^ (a >>> 15), 1 | a)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}
