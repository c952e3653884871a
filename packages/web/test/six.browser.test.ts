// Six players in two teams: set up from the card of Uprising, the turns of a Commander and of the Ally who is asked in
// them, and a whole game of bots.

import { uprising } from '@sietch/imperium'
import type { Page } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import { overflow, seriousProblems } from './checks.ts'
import { DESKTOP, HURRIED, PHONE } from './driver.ts'
import { firstWhere, playedUntil } from './positions.ts'
import { visitor } from './visitor.ts'

const SETUP = { players: 6, modules: ['choam'], leaders: 'random' } as const

async function newPage(viewport = DESKTOP): Promise<Page> {
  const context = await visitor({ viewport, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.addInitScript((kept) => localStorage.setItem('sietch.settings', kept), JSON.stringify(HURRIED))
  await page.goto(inject('site'))
  return page
}

async function open(page: Page, file: string): Promise<void> {
  await page.locator('input[type="file"]').setInputFiles({
    name: 'match.json',
    mimeType: 'application/json',
    buffer: Buffer.from(file),
  })
  // Bots that nobody waits for may have come to the end before the table is drawn.
  await page.locator('.log, .end').first().waitFor({ state: 'attached' })
}

/** Six seats for bots who decide at once. */
const watched = (file: string): string => {
  const match = JSON.parse(file) as { seats: unknown[] }
  return JSON.stringify({ ...match, seats: match.seats.map(() => ({ kind: 'bot', level: 'easy' })) })
}

describe('six players', () => {
  it('are set up from the card of Uprising: CHOAM comes with them, the Commanders have their seats', async () => {
    const page = await newPage()
    await page.getByRole('button', { name: 'Set up a game: Dune: Imperium – Uprising' }).click()
    await page.getByLabel('Players').selectOption('6')
    const choam = page.getByRole('checkbox', { name: /^CHOAM/ })
    await expect.poll(() => choam.isChecked()).toBe(true)
    expect(await choam.isDisabled()).toBe(true)
    expect(await page.locator('.seat-role').allTextContents()).toEqual([
      "Muad'Dib (Commander)",
      'Ally',
      'Ally',
      'Shaddam (Commander)',
      'Ally',
      'Ally',
    ])
    await page.getByRole('button', { name: 'Start the game' }).click()
    await page.locator('.log').waitFor({ state: 'attached' })
    expect(await page.locator('.players-team .player').count()).toBe(6)
    expect(await page.locator('.personal-board').count()).toBe(2)
    expect(await page.locator('.area').count()).toBe(4)
    // SIX-BRD-01: 24 spaces, and two on each personal board.
    expect(await page.locator('.space').count()).toBe(28)
    expect(await page.locator('.post').count()).toBe(15)
    expect(await overflow(page)).toEqual({ x: 0, y: 0 })
    expect(await seriousProblems(page)).toEqual([])
  })

  it('SIX-ACT-01: a Commander picks a card, a space and the Ally whom an arrow points to', async () => {
    const page = await newPage()
    await open(page, playedUntil(uprising, SETUP, 'reveal 2'))
    await expect.poll(() => page.locator('[data-option^="reveal "]').count()).toBe(2)
    await page.locator('.hand .place.lit').first().click()
    await page.locator('.space.lit').first().click()
    const arrows = page.locator('.decision-menu [data-option*="> left"]')
    const ally = ((await arrows.first().textContent()) ?? '').replace(/^.*◄ /, '')
    await arrows.first().click()
    await expect.poll(() => page.locator('.player.activated').count()).toBe(1)
    expect(await page.locator('.player.activated .player-name > b').textContent()).toBe(ally)
    await expect.poll(() => page.locator('.player.own .pawn.away').count()).toBeGreaterThan(0)
    expect(await overflow(page)).toEqual({ x: 0, y: 0 })
  })

  it('SIX-ACT-02: an Ally is asked in the turn of the Commander, who is named', async () => {
    const page = await newPage(PHONE)
    await open(
      page,
      firstWhere('six', ({ decision }) => decision.kind === 'ally-deploy'),
    )
    const sentence = page.locator('.sentence-said')
    await expect.poll(() => sentence.textContent()).toMatch(/^(Muad'Dib|Shaddam Corrino IV) .*deploy\?$/)
    expect(await overflow(page)).toEqual({ x: 0, y: 0 })
    await page.locator('.stepper-do').click()
    await expect.poll(() => sentence.textContent()).not.toMatch(/deploy\?$/)
  })

  it('SIX-ACT-02: the device goes to the Ally of a Commander, told what is decided, and no hand with it', async () => {
    const page = await newPage()
    const file = JSON.parse(firstWhere('six', ({ decision }) => decision.kind === 'ally-deploy')) as {
      seats: { kind: string }[]
    }
    const asked = file.seats.findIndex(({ kind }) => kind === 'human')
    // Six people at one device.
    const seats = file.seats.map((_, seat) => ({ kind: 'human', name: `Player ${seat}` }))
    await page.locator('input[type="file"]').setInputFiles({
      name: 'match.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify({ ...file, seats })),
    })
    await page.getByRole('heading', { name: `Player ${asked} is next` }).waitFor()
    await page.getByText(`Waiting for Player ${asked} to decide on deployment`).waitFor()
    expect(await page.locator('[data-place], [data-option]').count()).toBe(0)
    await page.getByRole('button', { name: `I am Player ${asked}` }).click()
    await expect.poll(() => page.locator('.sentence-said').textContent()).toMatch(/deploy\?$/)
    await page.locator(`.player.own[data-seat="${asked}"].activated`).waitFor()
  })

  it('are watched to the end, which tells what each team has together', { timeout: 240_000 }, async () => {
    const page = await newPage()
    await open(page, watched(playedUntil(uprising, SETUP, 'reveal 2')))
    await page.locator('.end h1').waitFor({ timeout: 200_000 })
    const teams = page.locator('.scores-team')
    expect(await teams.count()).toBe(2)
    for (const team of await teams.all()) {
      const points = await team.locator('header > strong').allTextContents()
      const sum = points.reduce((all, one) => all + Number(one), 0)
      expect(Number(await team.locator('h2 > strong').textContent())).toBe(sum)
    }
    expect(await seriousProblems(page)).toEqual([])
  })
})
