// Plays at a table as a person would who clicks whatever glows: places, chips and buttons, and on a phone the tabs
// that say something waits behind them.

import type { Page } from 'playwright-core'

export const DESKTOP = { width: 1366, height: 768 }
export const PHONE = { width: 390, height: 844 }

/** Settings with which nothing takes longer than it must: nothing is staged, nothing waits, nothing asks twice. */
export const HURRIED = {
  language: 'en',
  speed: 'instant',
  stage: 'off',
  recap: false,
  warn: false,
  motion: 'off',
  confirm: 'never',
} as const

export type Played = {
  readonly clicks: number
  /** The end page is there. */
  readonly isOver: boolean
}

type Until = {
  /** So many clicks. */
  readonly most?: number
  /** This is there. */
  readonly sight?: string
}

/** Clicks at random until the game is over, or until something else. */
export const playOn = (page: Page, seed: number, { most = 4000, sight = '' }: Until = {}): Promise<Played> =>
  page.evaluate(clickAtRandom, { seed, most, sight })

/** Runs in the page. Only what a person could hit is clicked. */
async function clickAtRandom({ seed, most, sight }: Required<Until> & { seed: number }): Promise<Played> {
  // What waits on the stage is left by its button.
  const OPEN = '.place.lit:not(.picked), [data-option], .stage [data-tool="skip"]'
  const TABS = '.tab.waits:not(.open)'
  const PATIENCE = 60_000
  let a = seed
  const random = () => {
    a = (a + 0x6d2b79f5) | 0
    let t = Math.imul(a ^ (a >>> 15), 1 | a)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  const isHit = (element: Element, at: Element) => {
    const { left, top, width, height } = at.getBoundingClientRect()
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  }
  const canBeHit = (element: Element) => {
    if (!element.checkVisibility()) return false
    element.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    // A piece of land may be bent around its middle; a dot says where to aim.
    return [element, ...document.querySelectorAll('[data-aim]')].some((at) => isHit(element, at))
  }
  const inSight = (selector: string) => [...document.querySelectorAll(selector)].filter(canBeHit)
  const pick = (from: readonly Element[]) => from[Math.floor(random() * from.length)]

  let clicks = 0
  let since = performance.now()
  while (clicks < most) {
    if (document.querySelector('.end h1') !== null) return { clicks, isOver: true }
    if (sight !== '' && document.querySelector(sight) !== null) break
    const open = inSight(OPEN)
    const tabs = inSight(TABS)
    // Now and then someone looks elsewhere first.
    const isElsewhere = tabs.length > 0 && (open.length === 0 || random() < 0.1)
    // What is looked at may have been closed meanwhile.
    const target = isElsewhere ? pick(tabs) : (pick(open) ?? inSight('dialog[open] .dialog-close')[0])
    if (target !== undefined) {
      // What is drawn has no click of its own.
      target.dispatchEvent(new MouseEvent('click', { bubbles: true }))
      clicks++
      since = performance.now()
    } else if (performance.now() - since > PATIENCE) {
      throw new Error(`nothing glows: ${document.body.innerText.slice(0, 400)}`)
    }
    await new Promise((resolve) => setTimeout(resolve, 0))
    await new Promise(requestAnimationFrame)
  }
  return { clicks, isOver: false }
}
