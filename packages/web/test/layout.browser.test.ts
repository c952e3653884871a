// Nothing that a pointer or the focus does moves anything, and nothing is too large for its room: looked at in the
// positions of matches with the fullest prompts and the fullest tables. `npm run layout` looks at all of them, in every language and
// size; among the other tests are some of each.

import { LANGUAGES, type Language } from '@sietch/i18n/page'
import type { Page } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import { overflow } from './checks.ts'
import { PHONE } from './driver.ts'
import { firstWhere, fullest } from './positions.ts'
import { visitor } from './visitor.ts'

const SIZES = [
  { width: 1280, height: 720 },
  { width: 1366, height: 768 },
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const

type Size = (typeof SIZES)[number]

const isWhole = process.env.LAYOUT === 'all'
/** So many things are pointed at in each position. */
const MOST = isWhole ? 30 : 10

async function newPage(phone?: typeof PHONE): Promise<Page> {
  const touch = phone && { viewport: phone, hasTouch: true, isMobile: true }
  const context = await visitor({ reducedMotion: 'reduce', ...touch })
  const page = await context.newPage()
  await page.addInitScript(() => {
    const settings = { language: 'en', speed: 'instant', stage: 'off', recap: false }
    localStorage.setItem('sietch.settings', JSON.stringify(settings))
  })
  await page.goto(inject('site'))
  return page
}

/** The table of a match file, in the language that the page speaks. */
async function open(page: Page, file: string): Promise<void> {
  await page.evaluate(() => {
    location.hash = '#/'
  })
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'match.json', mimeType: 'application/json', buffer: Buffer.from(file) })
  await page.locator('.decision [data-option], .place.lit').first().waitFor({ state: 'attached' })
  // The last part of a table to come.
  await page.locator('.log').waitFor({ state: 'attached' })
}

/** As a person does it. */
async function speak(page: Page, language: Language): Promise<void> {
  if ((await page.locator('html').getAttribute('lang')) === language) return
  await page.locator('.settings-button').click()
  await page.locator('.settings select').first().selectOption(language)
  await page.locator(`html[lang="${language}"]`).waitFor()
  await page.locator('.dialog-close').click()
}

/** Letters of another language may come late, and what tells of a moment is drawn some frames after it. */
const atRest = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await document.fonts.ready
    for (let still = 0, last = ''; still < 5; ) {
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
      const things = [...document.querySelectorAll('[data-place], button, h2')]
      const now = JSON.stringify(things.map((thing) => thing.getBoundingClientRect()))
      still = now === last ? still + 1 : 0
      last = now
    }
  })

/** What is wrong with the page as it lies there. */
const faults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = []
    const isCut = (element: Element) => element.scrollWidth > element.clientWidth + 1
    for (const element of document.querySelectorAll('.decision-bar *')) {
      if (element.children.length > 0 || !element.checkVisibility() || element.closest('[aria-hidden]'))
        continue
      const { overflow: hides } = getComputedStyle(element)
      if (hides === 'hidden' && isCut(element) && element.closest('[title]') === null)
        found.push(`cut without its whole words: ${element.textContent}`)
    }
    const sentence = document.querySelector('.sentence')
    if (sentence !== null && sentence.scrollHeight > sentence.clientHeight + 1)
      found.push(`more words than lines: ${sentence.textContent}`)
    const bar = document.querySelector('.decision-frame')?.getBoundingClientRect()
    for (const element of document.querySelectorAll(
      '.decision-bar button, .decision-bar h2, .decision-bar input',
    )) {
      const { left, right, top, bottom } = element.getBoundingClientRect()
      if (bar === undefined || !element.checkVisibility() || element.closest('.decision-over')) continue
      if (left < bar.left - 1 || right > bar.right + 1 || top < bar.top - 1 || bottom > bar.bottom + 1)
        found.push(`out of the bar: ${element.textContent}`)
    }
    for (const element of document.querySelectorAll(
      '.top-bar, .area, .market-thing > .glyphs, .market-row, .decks',
    )) {
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element
      if (scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1)
        found.push(`too full: ${element.getAttribute('aria-label') ?? element.parentElement?.textContent}`)
    }
    const players = document.querySelector('.board-players')
    if (players !== null && innerWidth >= 1200 && players.scrollHeight > players.clientHeight + 1)
      found.push(`the players take ${players.scrollHeight}, there is room for ${players.clientHeight}`)
    for (const name of document.querySelectorAll('.space-head > b'))
      if (name.checkVisibility() && isCut(name)) found.push(`the name does not fit: ${name.textContent}`)
    const planet = document.querySelector('.board-planet')?.getBoundingClientRect()
    for (const space of document.querySelectorAll('.arrakis-map > .space')) {
      const { top, bottom } = space.getBoundingClientRect()
      if (
        planet !== undefined &&
        space.checkVisibility() &&
        (top < planet.top - 4 || bottom > planet.bottom + 4)
      )
        found.push(`${space.getAttribute('data-place')} is not wholly on the map`)
    }
    const spaces = [...document.querySelectorAll('.space')].filter((space) => space.checkVisibility())
    for (const [index, one] of spaces.entries())
      for (const other of spaces.slice(index + 1)) {
        const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()]
        const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left)
        const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
        if (wide > 1 && high > 1)
          found.push(`${one.getAttribute('data-place')} and ${other.getAttribute('data-place')} overlap`)
      }
    return found
  })

/** Points at everything that glows and at some other places, by pointer and by focus; tells what has moved. */
async function shifts(page: Page, size: Size): Promise<string[]> {
  const isPointed = size.width >= 700
  const middles = await page.evaluate(watchTargets, MOST)
  const found: string[] = []
  for (const [index, { x, y }] of middles.entries()) {
    if (isPointed && y > 0 && y < size.height) await page.mouse.move(x, y)
    found.push(...(await page.evaluate(movedBy, index)))
  }
  return found
}

type Watched = { targets: HTMLElement[]; before: Map<Element, DOMRect>; boxes(): Map<Element, DOMRect> }

/** Runs in the page: what is pointed at, and where everything lies before. Tells the middles of the targets. */
async function watchTargets(most: number): Promise<{ x: number; y: number }[]> {
  const WATCHED =
    '[data-place], .decision-frame, .decision-bar button, .decision-bar h2, main > *, .board > *, .classic > *, .classic-middle > *'
  const boxes = () =>
    new Map(
      [...document.querySelectorAll(WATCHED)].map(
        (element) => [element, element.getBoundingClientRect()] as const,
      ),
    )
  const shown = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => element.checkVisibility())
  const lit = shown('.place.lit, .decision-bar button, .tray .place')
  const others = shown('.place:not(.lit)').filter((_, index) => index % 7 === 0)
  const targets = [...lit, ...others].slice(0, most)
  const watched: Watched = { targets, before: boxes(), boxes }
  Object.assign(globalThis, { watched })
  return targets.map((target) => {
    const { left, top, width, height } = target.getBoundingClientRect()
    return { x: left + width / 2, y: top + height / 2 }
  })
}

/** Runs in the page, the pointer being on a target: what has moved, and what moves when it gets the focus. */
async function movedBy(index: number): Promise<string[]> {
  const { targets, before, boxes } = (globalThis as unknown as { watched: Watched }).watched
  const target = targets[index]
  const settled = () =>
    new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))).then(
      () => new Promise((resolve) => setTimeout(resolve)),
    )
  const called = (element: Element | undefined) =>
    element?.getAttribute('data-place') ?? element?.getAttribute('aria-label') ?? element?.textContent
  const moved = () =>
    [...boxes()].flatMap(([element, now]) => {
      const was = before.get(element)
      // What is pointed at may come forward.
      if (was === undefined || element === target || target?.contains(element)) return []
      const sides = ['x', 'y', 'width', 'height'] as const
      const far = Math.max(...sides.map((side) => Math.abs(now[side] - was[side])))
      return far > 0.6 ? `${called(target)} moves ${called(element)} by ${far.toFixed(1)}` : []
    })
  await settled()
  const pointed = moved()
  target?.focus({ preventScroll: true })
  await settled()
  return [...pointed, ...moved()].slice(0, 3)
}

const positions = fullest()

const EVERY = LANGUAGES.flatMap((language) => SIZES.map((size) => ({ language, size })))

/** The fullest of all in every language and size, other kinds of decisions in every language; among the tests some. */
const looked = isWhole
  ? positions.map((position, index) => ({
      ...position,
      views: EVERY.filter(({ language, size }) => {
        const turn = LANGUAGES.indexOf(language) + SIZES.indexOf(size) + index
        return turn % SIZES.length === 0 || !position.name.includes(': kind ')
      }),
    }))
  : positions
      .filter(({ name }) =>
        /^bloodlines: things |^six: (things|words|kind (turn-start|trade-gift)) |^(?!bloodlines|six).* (words|number) /.test(
          name,
        ),
      )
      .map((position, index) => ({
        ...position,
        views: [0, 1].flatMap((turn) => EVERY[(7 * index + 5 * turn) % EVERY.length] ?? []),
      }))

describe('a turn on a phone', () => {
  it('to Fremkit, with troops deployed, is five taps', async () => {
    const card = 'diplomacy'
    const file = firstWhere('uprising', ({ decision: { seat }, options }, state) => {
      const { players } = state as unknown as {
        players: readonly { garrison: number; intrigue: unknown[] }[]
      }
      const own = players[seat]
      const isFree = own !== undefined && own.garrison > 0 && own.intrigue.length === 0
      return isFree && options.some(({ key }) => key === `agent ${card} > fremkit`)
    })
    const page = await newPage(PHONE)
    await open(page, file)
    const taps = [
      '[data-place="space:fremkit"]',
      `[data-place="hand:${card}"]`,
      '.confirming .primary',
      '.stepper-do',
      '[data-tool="end"].primary',
    ]
    for (const each of taps) await page.locator(each).tap()
    await page.waitForFunction(
      () => document.querySelector('.sentence')?.textContent?.includes('Fremkit') !== true,
    )
  })
})

describe('the table', () => {
  const heights = new Map<string, number>()

  it.each(looked)('keeps still at $name', { timeout: 240_000 }, async ({ file, name, views }) => {
    const page = await newPage()
    await open(page, file)
    const found: string[] = []
    for (const { language, size } of views) {
      const where = `${language} ${size.width}×${size.height}`
      await page.setViewportSize(size)
      await speak(page, language)
      // Nothing is pointed at in the beginning.
      await page.mouse.move(0, 0)
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
      await atRest(page)
      const { x, y } = await overflow(page)
      if (x > 0 || y > 0) found.push(`${where}: the page scrolls by ${x}, ${y}`)
      for (const fault of await faults(page)) found.push(`${where}: ${fault}`)
      for (const shift of await shifts(page, size)) found.push(`${where}: ${shift}`)
      // One height for each game and size, whatever is asked; where the bar grows with it, the table stays in sight.
      const family = `${name.replace(/:.*/, '').replace(/imperium|uprising|bloodlines|six/, 'imperium')} ${size.width}`
      const height = await page
        .locator('.decision-frame')
        .evaluate((bar) => bar.getBoundingClientRect().height)
      const grows = (await page.locator('[data-kept-clear]').count()) > 0
      const isWrong = grows ? height > size.height * 0.55 : (heights.get(family) ?? height) !== height
      if (isWrong) found.push(`${where}: the bar is ${height} high`)
      heights.set(family, height)
    }
    expect(found).toEqual([])
  })
})

describe('six players with everything, late in the game', () => {
  const late = positions.filter(({ name }) => name.startsWith('six: things '))
  const views = LANGUAGES.flatMap((language) => SIZES.slice(0, 2).map((size) => ({ language, size })))

  it.each(isWhole ? views : views.filter((_, index) => index % 5 === 0))(
    'have all before them in sight, set large, in $language at $size.width',
    { timeout: 120_000 },
    async ({ language, size }) => {
      const page = await newPage()
      await page.setViewportSize(size)
      await page.evaluate((set) => localStorage.setItem('sietch.settings', JSON.stringify(set)), {
        language,
        size: 'large',
        speed: 'instant',
        stage: 'off',
        recap: false,
      })
      await page.reload()
      for (const { file } of late) {
        await open(page, file)
        await atRest(page)
        expect(await overflow(page)).toEqual({ x: 0, y: 0 })
        expect((await faults(page)).filter((fault) => /players|overlap/.test(fault))).toEqual([])
        const digits = await page
          .locator('.board-players b, .board-players small, .board-players button')
          .evaluateAll((all) => all.map((each) => Number.parseFloat(getComputedStyle(each).fontSize)))
        expect(Math.min(...digits)).toBeGreaterThanOrEqual(11)
      }
    },
  )
})
