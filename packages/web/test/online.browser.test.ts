// Playing together: two people, someone who watches and a bot, on a real server.

import { isDeepStrictEqual } from 'node:util'
import { contentOf, type ImperiumView } from '@sietch/imperium'
import type { BrowserContextOptions, Page, WebSocketRoute } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import { overflow, seriousProblems } from './checks.ts'
import { DESKTOP, HURRIED, PHONE, playOn } from './driver.ts'
import { type Received, receivedBy, viewsIn } from './frames.ts'
import { visitor } from './visitor.ts'

const MINUTE = 60_000
const MANY = 50_000

/** What the lobby asks for. */
const LISTS = /\/api\/tables(\?|$)/

describe('playing with others', () => {
  it('takes two people, a bot and a guest through a whole game', { timeout: 8 * MINUTE }, async () => {
    const ann = await open()
    const bob = await open({ viewport: PHONE })
    const eve = await open()
    const received = { ann: receivedBy(ann), bob: receivedBy(bob), eve: receivedBy(eve) }
    const link = await openTable(ann, 'Ann')

    await bob.goto(link)
    await bob.getByRole('button', { name: 'Sit here' }).click()
    await sayName(bob, 'Bob')
    await eve.goto(link)
    await ann.getByText('Everyone is here').waitFor()
    expect(await seriousProblems(ann)).toEqual([])
    await ann.getByRole('button', { name: 'Start the game' }).click()
    await Promise.all([ann, bob, eve].map(atTable))
    await eve.getByText('You are spectating').waitFor()
    expect(await overflow(ann)).toEqual({ x: 0, y: 0 })

    const bobPlays = playOn(bob, 2, { most: MANY })
    await playOn(ann, 1, { most: 20 })

    // A page that is loaded again in the middle of a turn is where it was.
    const before = await settled(ann)
    await ann.reload()
    expect(await settled(ann)).toEqual(before)
    await playOn(ann, 3, { most: 20 })

    // The seat goes on on another device.
    const recovery = await recoveryLink(ann)
    const phone = await open()
    const receivedByPhone = receivedBy(phone)
    await phone.goto(recovery)
    await phone.getByRole('button', { name: 'Open my games' }).click()
    await phone.getByRole('link', { name: 'Continue' }).click()
    await atTable(phone)
    const annPlays = playOn(phone, 4, { most: MANY })

    expect(await Promise.all([annPlays, bobPlays])).toMatchObject([{ isOver: true }, { isOver: true }])
    const verdictOf = (page: Page) => page.locator('.end h1').textContent()
    const watched = await verdictOf(eve)
    expect(watched).toMatch(/ wins$/)
    expect(await verdictOf(phone)).toBe(watched === 'Ann wins' ? 'You win' : watched)
    expect(await verdictOf(bob)).toBe(watched === 'Bob wins' ? 'You win' : watched)

    // Up to the end nothing that the players alone knew has reached the one who watches.
    for (const player of [received.ann, received.bob, receivedByPhone]) {
      expect(secretsKept(player, received.eve)).toBeGreaterThan(10)
    }

    // What is over can be seen again by everyone.
    await eve.getByRole('link', { name: 'Watch the replay' }).click()
    await eve.getByRole('slider').waitFor()
    await eve.keyboard.press('End')
    await eve.getByRole('slider', { name: /Step (\d+) of \1$/ }).waitFor()
    await phone.goto(`${inject('site')}/#/lobby`)
    await phone.getByRole('link', { name: 'Ann' }).click()
    await phone.getByRole('heading', { name: 'Recent games' }).waitFor()
    expect(await seriousProblems(phone)).toEqual([])
  })

  it('lets people talk, keep notes, and step out for a while', { timeout: 2 * MINUTE }, async () => {
    const ann = await open()
    const bob = await open({ viewport: PHONE })
    const link = await openTable(ann, 'Ann')
    await bob.goto(link)
    await bob.getByRole('button', { name: 'Sit here' }).click()
    await sayName(bob, 'Bob')
    await ann.getByRole('button', { name: 'Start the game' }).click()
    await Promise.all([ann, bob].map(atTable))

    await ann.getByRole('tab', { name: 'Chat' }).click()
    await ann.getByLabel('Say something').fill('Long live the fighters')
    await ann.getByRole('button', { name: 'Send' }).click()
    await bob.getByRole('button', { name: /^Log: \d+ new/ }).click()
    await bob.getByRole('tab', { name: 'Chat: 1 new' }).click()
    await bob.getByText('Long live the fighters', { exact: true }).first().waitFor()
    await bob.getByRole('tab', { name: 'Chat', exact: true }).waitFor()

    await ann.getByRole('tab', { name: 'Notes' }).click()
    await ann.getByRole('textbox', { name: 'Notes' }).fill('Bob has no spies')
    await ann.getByText('Saved', { exact: true }).waitFor()
    await ann.reload()
    await ann.getByRole('tab', { name: 'Notes' }).click()
    await ann.waitForFunction(() => document.querySelector('textarea')?.value === 'Bob has no spies')

    await ann.getByRole('button', { name: 'Table', exact: true }).click()
    await ann.getByRole('button', { name: 'Let a bot play for me' }).click()
    await ann.getByText('A bot is playing for you').waitFor()
    await bob.getByRole('button', { name: 'Players' }).click()
    // Her panel says so, whoever's turn it is; what stands above Bob's tabs speaks of whose turn it is.
    await bob
      .getByRole('button', { name: /^Ann\./ })
      .getByText('a bot is playing')
      .waitFor()
    await ann.getByRole('button', { name: 'Take my seat back' }).click()
    await ann.getByText('A bot is playing for you').waitFor({ state: 'detached' })
  })

  it('says in the title whose turn it is, and goes on after the line was broken', async () => {
    const ann = await open()
    const line = await lineOf(ann)
    await openTable(ann, 'Ann', ['easy', 'easy'])
    await ann.getByRole('button', { name: 'Start the game' }).click()
    await atTable(ann)
    await ann.waitForFunction(() => document.title.includes('Your turn'))
    line.cut()
    await ann.getByText('Connection lost').waitFor()
    // What is chosen meanwhile is sent when the line holds again.
    await playOn(ann, 5, { most: 3 })
    line.mend()
    await ann.getByText('Connection lost').waitFor({ state: 'detached' })
    await playOn(ann, 5, { most: 10 })
  })

  it('shows a match that cannot go on, and gives its file to those who all give it up', async () => {
    const ann = await open()
    const bob = await open({ viewport: PHONE })
    const link = await openTable(ann, 'Ann')
    await bob.goto(link)
    await bob.getByRole('button', { name: 'Sit here' }).click()
    await sayName(bob, 'Bob')
    await ann.getByRole('button', { name: 'Start the game' }).click()
    await Promise.all([ann, bob].map(atTable))
    await fetch(`${inject('spoiler')}/${link.split('/').at(-1)}`)
    // One of them looks again; the other one is told.
    await ann.reload()
    for (const page of [ann, bob]) {
      await page.getByRole('heading', { name: 'This match cannot continue' }).waitFor()
      await page.getByText('The server’s stored copy of it cannot be read.').waitFor()
      expect(await overflow(page)).toMatchObject({ x: 0 })
      expect(await seriousProblems(page)).toEqual([])
    }
    await ann.getByRole('button', { name: 'Abandon the match' }).click()
    await bob.getByText('Yet to agree: Bob').waitFor()
    await bob.getByRole('button', { name: 'Abandon the match' }).click()
    const saving = ann.waitForEvent('download')
    await ann.getByRole('button', { name: 'Download match file' }).click()
    expect((await saving).suggestedFilename()).toMatch(/^sietch-.+\.json$/)
    await bob.goto(`${inject('site')}/#/lobby`)
    await bob.getByText('Cannot continue').waitFor()
  })

  it('tells of an outage, and goes on by itself when it is over', async () => {
    const ann = await open()
    const line = await lineOf(ann)
    const link = await openTable(ann, 'Ann')
    const trying = ann.getByText('The server is not responding. Trying again…')
    await ann.goto('about:blank')
    await ann.route('**/api/**', (route) => route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' }))
    await ann.goto(`${inject('site')}/#/lobby`)
    await trying.waitFor()
    await ann.unroute('**/api/**')
    await ann.getByRole('button', { name: 'Create a table' }).waitFor()

    await ann.route(LISTS, (route) => route.abort())
    await trying.waitFor()
    await ann.unroute(LISTS)
    await trying.waitFor({ state: 'detached' })

    line.cut()
    await ann.goto(link)
    await trying.waitFor()
    line.mend()
    await ann.getByRole('button', { name: 'Close the table' }).click()
  })

  it('keeps a name as an account', async () => {
    const ann = await open()
    await ann.goto(`${inject('site')}/#/lobby`)
    await ann.getByRole('button', { name: 'Sign in' }).click()
    await sayName(ann, 'Ann')
    await ann.getByRole('link', { name: 'Ann' }).click()
    const username = `ann_${Date.now()}`
    await ann.getByLabel('Username').first().fill(username)
    await ann.getByLabel('Password').fill('the sleeper must awaken')
    await ann.getByRole('button', { name: 'Create an account' }).click()
    await ann.getByText(`You are signed in as ${username}`).waitFor()

    const elsewhere = await open({ viewport: PHONE })
    await elsewhere.goto(`${inject('site')}/#/lobby`)
    await elsewhere.getByRole('button', { name: 'Sign in' }).click()
    await elsewhere.getByRole('button', { name: 'I have an account' }).click()
    await elsewhere.getByLabel('Username').first().fill(username)
    await elsewhere.getByLabel('Password', { exact: true }).fill('the sleeper must sleep')
    const dialog = elsewhere.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Sign in', exact: true }).click()
    expect(await dialog.getByRole('alert').textContent()).toMatch(/Wrong username or password/)
    await elsewhere.getByLabel('Password', { exact: true }).fill('the sleeper must awaken')
    await dialog.getByRole('button', { name: 'Sign in', exact: true }).click()
    await elsewhere.getByRole('link', { name: 'Ann' }).waitFor()
    expect(await overflow(elsewhere)).toMatchObject({ x: 0 })

    await ann.getByText('Change password').click()
    await ann.getByLabel('Old password').fill('the sleeper must awaken')
    await ann.getByLabel('New password').fill('the sleeper has awakened')
    await ann.getByRole('button', { name: 'Change', exact: true }).click()
    await ann.getByText('Your password has been changed.').waitFor()
    await elsewhere.reload()
    await elsewhere.getByRole('button', { name: 'Sign in' }).waitFor()
    await ann.getByRole('button', { name: 'Sign out everywhere' }).click()
    await ann.getByRole('button', { name: 'Sign in' }).waitFor()
  })
})

async function open(options: BrowserContextOptions = {}): Promise<Page> {
  const context = await visitor({ viewport: DESKTOP, locale: 'en-US', ...options })
  await context.addInitScript(
    (kept) => localStorage.setItem('sietch.settings', kept),
    JSON.stringify(HURRIED),
  )
  return context.newPage()
}

/** The line of a page to the server, to be cut and mended. */
async function lineOf(page: Page): Promise<{ cut(): void; mend(): void }> {
  let isCut = false
  let sockets: WebSocketRoute[] = []
  await page.routeWebSocket(/\/socket\//, (socket) => {
    if (isCut) void socket.close()
    else {
      socket.connectToServer()
      sockets.push(socket)
    }
  })
  await page.route(/\/socket\//, (route) => (isCut ? route.abort() : route.continue()))
  return {
    cut() {
      isCut = true
      for (const socket of sockets) void socket.close()
      sockets = []
    },
    mend() {
      isCut = false
    },
  }
}

async function sayName(page: Page, name: string): Promise<void> {
  await page.getByLabel('Your name').fill(name)
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
}

/** Opens a table for three; the bots sit on the last seats. Gives the link to it. */
async function openTable(page: Page, name: string, bots: readonly string[] = ['easy']): Promise<string> {
  await page.goto(inject('site'))
  await page.getByRole('link', { name: 'Play with others' }).click()
  await page.getByRole('button', { name: 'Create a table' }).click()
  await page.getByRole('dialog').getByLabel('Players', { exact: true }).selectOption('3')
  for (const [index, bot] of bots.entries()) {
    await page.getByLabel(`Who plays seat ${4 - bots.length + index}`).selectOption(bot)
  }
  await page.getByLabel(/^Pause before/).selectOption('0')
  await page.getByRole('button', { name: 'Create table' }).click()
  await sayName(page, name)
  return page.getByLabel('Anyone with this link can join.').inputValue()
}

async function recoveryLink(page: Page): Promise<string> {
  await page.goto(`${inject('site')}/#/lobby`)
  await page.getByRole('link', { name: 'Ann' }).click()
  await page.getByRole('button', { name: 'Create a link' }).click()
  return page.getByLabel('Your personal link').inputValue()
}

const atTable = (page: Page) => page.locator('[data-place]').first().waitFor()

/** Where a player stands when nothing is under way: it is their turn, and they have begun nothing. */
async function settled(page: Page): Promise<unknown> {
  await page.keyboard.press('Escape')
  let before: unknown
  for (;;) {
    await page.locator('.place.lit, [data-option]').first().waitFor()
    const now = await standing(page)
    if (isDeepStrictEqual(now, before)) return now
    before = now
    await page.waitForTimeout(1000)
  }
}

/** What a player sees of their turn: the question, the hand, and everything that can be chosen. */
const standing = (page: Page) =>
  page.evaluate(() => ({
    asked: document.querySelector('.decision h2')?.textContent,
    hand: [...document.querySelectorAll('[data-place^="hand:"]')].map(({ ariaLabel }) => ariaLabel),
    lit: [...document.querySelectorAll('.place.lit, [data-option]')].map((element) =>
      element.getAttribute('data-place'),
    ),
  }))

/**
 * Holds what someone who watches received against what a player held at the same moments, and counts those. Hands are
 * numbers to the one who watches, and an Intrigue card that there is only once is not spoken of before it is discarded.
 */
function secretsKept(player: readonly Received[], spectator: readonly Received[]): number {
  const { intrigue, box } = contentOf('uprising')
  // Some Intrigue cards share their names with the battle icons, which lie open.
  const icons = new Set<string | undefined>(box.conflicts.map(({ battleIcon }) => battleIcon))
  const held = viewsIn(player)
  const end = spectator.findIndex(({ message }) => message?.outcome !== undefined)
  const before = spectator.slice(0, end)
  const views = viewsIn(before)
  const told = new Set<string>()
  const discarded = new Set<string>()
  let compared = 0
  for (const { seq, text, message } of before) {
    expect(text).not.toMatch(/"(own|prompt|reveal|undo|seed|state)":/)
    for (const [, word = ''] of text.matchAll(/"([^"]+)"/g)) told.add(word)
    const open = viewOf(views.get(seq)?.open)
    const own = viewOf(held.get(seq)?.own)
    if (message === null || open === undefined || own === undefined) continue
    for (const card of open.intrigueDiscard) discarded.add(card)
    for (const [seat, { hand, intrigue: cards }] of open.players.entries()) {
      expect([typeof hand, typeof cards]).toEqual(['number', 'number'])
      const mine = own.players[seat]
      if (mine === undefined || typeof mine.hand === 'number' || typeof mine.intrigue === 'number') continue
      expect([hand, cards]).toEqual([mine.hand.length, mine.intrigue.length])
      const secrets = mine.intrigue.filter(
        (id) => intrigue(id).copies === 1 && !discarded.has(id) && !icons.has(id),
      )
      expect(secrets.filter((id) => told.has(id))).toEqual([])
      compared++
    }
  }
  return compared
}

/** It is the view of an Uprising game. */
const viewOf = (json: unknown) => json as ImperiumView | undefined
