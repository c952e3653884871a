// Two people who play all seats between them. On a server each page shows the seat that is asked, and what is said between
// the two reaches no one who watches; on one device it is handed over only from one to the other.

import type { BrowserContextOptions, Page } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import { overflow, seriousProblems } from './checks.ts'
import { DESKTOP, HURRIED, PHONE, playOn } from './driver.ts'
import { receivedBy } from './frames.ts'
import { visitor } from './visitor.ts'

async function open(options: BrowserContextOptions = {}): Promise<Page> {
  const context = await visitor({ viewport: DESKTOP, ...options })
  await context.addInitScript(
    (settings) => localStorage.setItem('sietch.settings', JSON.stringify(settings)),
    HURRIED,
  )
  return context.newPage()
}

async function sayName(page: Page, name: string): Promise<void> {
  await page.getByLabel('Your name').fill(name)
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
}

const seatOf = (page: Page, seat: number) => page.locator(`.room-seats > [data-seat="${seat}"]`)

/** The seats of the page's player, and the one that is looked from. */
const ownSeats = (page: Page) =>
  page.locator('.own-seats > button').evaluateAll((buttons) =>
    buttons.map((button) => ({
      seat: Number(button.getAttribute('data-seat')),
      isLookedFrom: button.getAttribute('aria-pressed') === 'true',
    })),
  )

describe('two people with all seats between them', () => {
  it('play a team each from one page, and talk among themselves', async () => {
    const ann = await open()
    const ben = await open({ viewport: PHONE })
    const eve = await open()
    const received = receivedBy(eve)
    await ann.goto(`${inject('site')}/#/lobby`)
    await ann.getByRole('button', { name: 'Create a table' }).click()
    await ann.getByRole('dialog').getByLabel('Players', { exact: true }).selectOption('6')
    // SIX-GEN-08: no one talks privately before the table has switched it on.
    expect(await ann.getByLabel('Within a team').isChecked()).toBe(false)
    await ann.getByLabel('Between any two').check()
    await ann.getByRole('button', { name: 'Create table' }).click()
    await sayName(ann, 'Ann')
    await ann.getByLabel('Invite to').selectOption('Shaddam’s team')
    const link = await ann.getByLabel('Anyone with this link can join.').inputValue()
    await seatOf(ann, 2).getByText('Ally').waitFor()
    await seatOf(ann, 2).getByRole('button', { name: 'Take this seat too' }).click()
    await seatOf(ann, 4).getByRole('button', { name: 'Take this seat too' }).click()
    // One is given back, and taken again.
    await seatOf(ann, 4).getByRole('button', { name: 'Give back' }).click()
    await seatOf(ann, 4).getByRole('button', { name: 'Take this seat too' }).click()
    await ben.goto(link)
    await ben.getByText('You are invited to Shaddam’s team').waitFor()
    await ben.getByRole('button', { name: 'Take the 3 free seats of this team' }).click()
    await sayName(ben, 'Ben')
    await ann.getByText('Everyone is here').waitFor()
    expect(await seatOf(ann, 3).textContent()).toContain('Shaddam (Commander)Ben')
    expect(await seriousProblems(ann)).toEqual([])
    await eve.goto(link)
    await ann.getByRole('button', { name: 'Start the game' }).click()
    await Promise.all([ann, ben, eve].map((page) => page.locator('[data-place]').first().waitFor()))
    expect((await ownSeats(ann)).map(({ seat }) => seat)).toEqual([0, 2, 4])
    expect((await ownSeats(ben)).map(({ seat }) => seat)).toEqual([1, 3, 5])
    expect(await eve.locator('.own-seats').count()).toBe(0)
    for (const page of [ann, ben]) expect(await overflow(page)).toEqual({ x: 0, y: 0 })
    expect(await seriousProblems(ann)).toEqual([])

    // All seats of each are asked in turn, and the page turns to them by itself.
    const turned = (page: Page, seat: number) =>
      page.locator(`.own-seats > p[data-seat="${seat}"]`, { hasText: /^You are choosing for/ }).waitFor()
    const enough = { most: 10_000, sight: 'body.enough' }
    const plays = [playOn(ann, 1, enough), playOn(ben, 2, enough)]
    await Promise.all([
      ...[0, 2, 4].map((seat) => turned(ann, seat)),
      ...[1, 3, 5].map((seat) => turned(ben, seat)),
    ])
    for (const page of [ann, ben]) await page.evaluate(() => document.body.classList.add('enough'))
    await Promise.all(plays)
    // What a click at random has left open is closed.
    for (const page of [ann, ben]) {
      while ((await page.locator('dialog[open]').count()) > 0) await page.keyboard.press('Escape')
    }
    // One may look from another seat meanwhile.
    const other = (await ownSeats(ann)).find(({ isLookedFrom }) => !isLookedFrom)?.seat
    await ann.locator(`.own-seats > button[data-seat="${other}"]:enabled`).click()

    await ann.getByRole('tab', { name: 'Chat' }).click()
    await ann.locator('.chat-channels').getByRole('tab', { name: 'Ben' }).click()
    await ann.getByText('Only you and Ben can read this.').waitFor()
    await ann.getByLabel('To: Ben').fill('just between us')
    await ann.keyboard.press('Enter')
    await ben.getByRole('button', { name: /^Log/ }).click()
    await ben.getByRole('tab', { name: /^Chat/ }).click()
    await ben.locator('.chat-channels').getByRole('tab', { name: 'Ann: 1 new' }).click()
    await ben.getByText('just between us').waitFor()
    expect(await overflow(ben)).toEqual({ x: 0, y: 0 })
    expect(received.some(({ text }) => text.includes('just between us'))).toBe(false)

    // Who has watched takes over a seat, and the page shows its hand.
    await ann.getByRole('button', { name: 'Table', exact: true }).click()
    await ann.getByText('Your seats').click()
    await ann.getByRole('button', { name: 'Offer a seat to someone else: Azure' }).click()
    await ann.keyboard.press('Escape')
    await eve.getByRole('button', { name: 'Take it over' }).click()
    await sayName(eve, 'Eve')
    await eve.getByText('You are spectating').waitFor({ state: 'detached' })
    await expect.poll(async () => (await ownSeats(ann)).map(({ seat }) => seat)).toEqual([0, 2])
  })

  it('hand over one device only to each other', async () => {
    const page = await open()
    await page.goto(inject('site'))
    await page.getByRole('button', { name: 'Set up a game', exact: true }).click()
    await page.getByRole('dialog').getByLabel('Players', { exact: true }).selectOption('4')
    const sits = (seat: number, who: string) =>
      page.getByLabel(`Who plays seat ${seat}`).selectOption({ label: who })
    await page.getByLabel('Name at seat 1').fill('Ann')
    await sits(2, 'Human')
    await page.getByLabel('Name at seat 2').fill('Ben')
    await sits(3, 'The same person: Ann')
    await sits(4, 'The same person: Ben')
    expect(await seriousProblems(page)).toEqual([])
    await page.getByRole('button', { name: 'Start the game' }).click()

    const ready = page.locator('.hand-over-ready')
    const device = new Map<string, string>()
    for (let n = 0; n < 6; n++) {
      const { isOver } = await playOn(page, n, { most: 200, sight: '.hand-over' })
      expect(isOver).toBe(false)
      const to = (await ready.textContent())?.includes('Ann') ? 'Ann' : 'Ben'
      // Whoever has it is not asked to take it.
      expect(device.get('holder')).not.toBe(to)
      device.set('holder', to)
      await ready.click()
      await page.locator('.own-seats').waitFor()
      expect(await ownSeats(page)).toMatchObject(
        to === 'Ann' ? [{ seat: 0 }, { seat: 2 }] : [{ seat: 1 }, { seat: 3 }],
      )
    }
  })
})
