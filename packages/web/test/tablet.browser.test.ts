// Tablets, upright and on their side: the board is scrolled as one, with what is asked and the hand always in sight, and
// nothing lies over anything else.

import type { Page } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import { overflow } from './checks.ts'
import { HURRIED } from './driver.ts'
import { firstWhere } from './positions.ts'
import { visitor } from './visitor.ts'

const SIZES = [
  { width: 1024, height: 768 },
  { width: 768, height: 1024 },
  { width: 820, height: 1180 },
]

/** Late in a game, when most lies on the table. */
const late = (game: string, seats: readonly number[]): string =>
  firstWhere(
    game,
    ({ decision: { seat, kind } }, state) =>
      kind === 'turn-start' &&
      seats.includes(seat) &&
      (state as unknown as { readonly round: number }).round >= 5,
  )

async function open(page: Page, file: string): Promise<void> {
  await page.locator('input[type="file"]').setInputFiles({
    name: 'match.json',
    mimeType: 'application/json',
    buffer: Buffer.from(file),
  })
  await page.locator('.log').waitFor({ state: 'attached' })
}

/** Parts of the board that lie over others or scroll by themselves, and tools that are out of the window. */
const faults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = []
    const boxes = [
      ...document.querySelectorAll(
        '.board-tracks, .board-personal, .board-landsraad, .board-planet, .board-conflict, .board-row, .players, .board-log',
      ),
    ].map((element) => ({ name: element.className, box: element.getBoundingClientRect() }))
    for (const [index, one] of boxes.entries())
      for (const other of boxes.slice(index + 1)) {
        const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
        const high = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top)
        if (wide > 1 && high > 1) found.push(`${one.name} lies over ${other.name}`)
      }
    const players = document.querySelector('.board-players')
    if (players !== null && players.scrollHeight > players.clientHeight + 1) found.push('players are cut off')
    for (const tool of document.querySelectorAll('.top-bar button'))
      if (tool.getBoundingClientRect().right > innerWidth)
        found.push(`${tool.ariaLabel} is out of the window`)
    return found
  })

describe.each(SIZES)('a tablet of $width × $height', (viewport) => {
  it.each([
    ['six players', 'ru', late('six', [0, 3])],
    ['six players, seen by an Ally', 'uk', late('six', [1, 2, 4, 5])],
    ['four players of Uprising', 'pl', late('uprising', [0, 1, 2, 3])],
    ['Bloodlines', 'en', late('bloodlines', [0, 1, 2, 3])],
  ])('has room for %s', async (_, language, file) => {
    const page = await (await visitor({ viewport, hasTouch: true, reducedMotion: 'reduce' })).newPage()
    await page.addInitScript(
      (kept) => localStorage.setItem('sietch.settings', kept),
      JSON.stringify({ ...HURRIED, language }),
    )
    await page.goto(inject('site'))
    await open(page, file)
    await expect.poll(() => faults(page)).toEqual([])
    expect(await overflow(page)).toEqual({ x: 0, y: 0 })
    const asked = await page.locator('.decision-frame').boundingBox()
    expect((asked?.y ?? 0) + (asked?.height ?? 0)).toBeLessThanOrEqual(viewport.height)
  })
})
