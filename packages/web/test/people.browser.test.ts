// People: an account by a passkey of a real browser, its code and its end; friends who invite each other; and a player's page
// in the words of each game.

import { fetchWords, LANGUAGES, words } from '@sietch/i18n/page'
import type { Profile, RatingChange } from '@sietch/protocol'
import type { BrowserContext, Page } from 'playwright-core'
import { expect, inject, it } from 'vitest'
import { overflow, seriousProblems } from './checks.ts'
import { DESKTOP, HURRIED, PHONE } from './driver.ts'
import { visitor } from './visitor.ts'

await Promise.all(LANGUAGES.map(fetchWords))
const w = words('en')
const password = 'a good password'

const SITE = inject('site')

let people = 0

/** A guest with a window of their own. */
async function guest(name: string, viewport = DESKTOP, language = 'en') {
  const context = await visitor({ viewport, locale: 'en-US', hasTouch: viewport === PHONE })
  await context.addInitScript(
    (kept) => localStorage.setItem('sietch.settings', kept),
    JSON.stringify({ ...HURRIED, language }),
  )
  const page = await context.newPage()
  const { user } = await post(page, 'guest', { name })
  const username = `${name.toLowerCase()}_${Date.now() % 1e6}_${people++}`
  return { page, context, id: user.id, username }
}

async function post(page: Page, path: string, data: object = {}) {
  const answer = await page.request.post(`${SITE}/api/${path}`, { data })
  if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`)
  return (await answer.json()) as { user: { id: string }; table: { id: string } }
}

/** A device that makes passkeys and whose owner always agrees. */
async function giveDevice(context: BrowserContext, page: Page): Promise<void> {
  const session = await context.newCDPSession(page)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

/** From the lobby into the window in which one signs in. */
async function toSignIn(page: Page): Promise<void> {
  await page.getByRole('button', { name: w('page.online.sign-in') }).click()
  await page.getByRole('button', { name: w('page.online.have-account') }).click()
}

it('makes, enters, recovers and deletes an account', { timeout: 180_000 }, async () => {
  const { page, context, id, username } = await guest('Ann')
  await giveDevice(context, page)
  await page.goto(`${SITE}/#/player/${id}`)

  const register = page.locator('details', { hasText: w('page.passkeys.register') })
  await register.locator('summary').focus()
  await page.keyboard.press('Enter')
  await register.getByLabel(w('page.online.username')).fill(username)
  await page.keyboard.press('Enter')
  await page.getByText(w('page.account.signed-in', { username })).waitFor()
  await page.locator('.access-keys').getByText(username).waitFor()
  await page.getByRole('button', { name: w('page.code.make') }).click()
  const code = await page.locator('.access-code').innerText()
  expect(await seriousProblems(page)).toEqual([])

  await page.getByRole('button', { name: w('page.account.sign-out'), exact: true }).click()
  await toSignIn(page)
  expect(await seriousProblems(page)).toEqual([])
  await page.getByRole('button', { name: w('page.passkeys.enter') }).click()
  await page.locator('.frame-who', { hasText: 'Ann' }).waitFor()

  await page.locator('.frame-who').click()
  await page.getByRole('button', { name: w('page.account.sign-out'), exact: true }).click()
  await toSignIn(page)
  const dialog = page.getByRole('dialog')
  await dialog.getByText(w('page.reset'), { exact: true }).click()
  const form = dialog.locator('details')
  await form.getByLabel(w('page.online.username')).fill(username)
  await form.getByLabel(w('page.code')).fill(code.toLowerCase())
  await form.getByLabel(w('page.account.password.new')).fill(password)
  await form.getByRole('button', { name: w('page.reset.do') }).click()
  await page.locator('.frame-who', { hasText: 'Ann' }).waitFor()

  await page.goto(`${SITE}/#/player/${id}`)
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: w('page.data.export') }).click()
  expect((await saved).suggestedFilename()).toMatch(/^sietch-.*\.json$/)
  await page.getByText(w('page.data.delete'), { exact: true }).click()
  const end = page.getByRole('button', { name: w('page.data.delete.do') })
  expect(await end.isDisabled()).toBe(true)
  await page.getByLabel(w('page.data.delete.name', { name: 'Ann' })).fill('Ann')
  await end.click()
  await page.getByRole('button', { name: w('page.online.sign-in') }).waitFor()
  const gone = await page.request.post(`${SITE}/api/sign-in`, { data: { username, password } })
  expect(gone.status()).toBe(401)
})

it('asks whoever came in long ago to sign in again, and then goes on', { timeout: 120_000 }, async () => {
  const { page, id, username } = await guest('Old')
  await post(page, 'register', { username, password })
  await page.goto(`${SITE}/#/player/${id}`)
  let isFirst = true
  await page.route('**/api/me/code', (route) => {
    if (!isFirst) return route.continue()
    isFirst = false
    return route.fulfill({ status: 403, json: { ok: false, code: 'not-fresh', message: 'Sign in again.' } })
  })
  await page.getByRole('button', { name: w('page.code.make') }).click()
  const dialog = page.getByRole('dialog', { name: w('page.prove') })
  await dialog.getByLabel(w('page.online.username')).first().fill(username)
  await dialog.getByLabel(w('page.online.password')).first().fill(password)
  await page.keyboard.press('Enter')
  await page.locator('.access-code').waitFor()
})

it('lets friends find and invite each other', { timeout: 180_000 }, async () => {
  const ann = await guest('Ann')
  const ben = await guest('Ben', PHONE, 'ru')
  const ru = words('ru')
  for (const { page, username } of [ann, ben]) await post(page, 'register', { username, password })
  await ann.page.goto(`${SITE}/#/player/${ben.id}`)
  await ann.page.getByRole('button', { name: w('page.friends.ask') }).click()
  await ann.page.getByText(w('page.friends.asked')).waitFor()
  await ben.page.goto(`${SITE}/#/player/${ben.id}`)
  await ben.page.getByText(ru('page.friends.asks', { name: 'Ann' })).waitFor()
  expect(await overflow(ben.page)).toMatchObject({ x: 0 })
  expect(await seriousProblems(ben.page)).toEqual([])
  await ben.page.getByRole('button', { name: ru('page.friends.accept'), exact: true }).click()
  await ben.page.getByText(ru('page.friends.online')).waitFor()

  const { table } = await post(ann.page, 'tables', { game: 'imperium', setup: { players: 3 } })
  await ann.page.goto(`${SITE}/#/online/${table.id}`)
  await ann.page.getByRole('button', { name: w('page.friends.invite.who', { name: 'Ben' }) }).click()
  await ann.page.getByText(w('page.friends.invited')).waitFor()
  expect(await seriousProblems(ann.page)).toEqual([])
  await ben.page.goto(`${SITE}/#/lobby`)
  await ben.page.getByRole('link', { name: ru('page.invitation.open') }).click()
  await ben.page.waitForURL(`**/#/online/${table.id}`)
})

const PROFILE: Profile = {
  user: { id: 'cid', name: 'Cid', guest: false },
  games: [
    {
      game: 'classic',
      games: 2,
      wins: 1,
      averageScore: 2.5,
      personas: [{ persona: 'atreides', games: 2, wins: 1 }],
      rating: { ordinal: 1.2, mu: 26, sigma: 8 },
    },
  ],
  latest: [
    {
      tableId: 't',
      game: 'classic',
      players: 4,
      place: 1,
      score: 3,
      persona: 'atreides',
      rated: 1,
      at: 1e12,
    },
    { tableId: 'u', game: 'uprising', players: 3, place: 2, score: 8, persona: null, rated: 0, at: 1e12 },
  ],
}
const CHANGE: RatingChange = {
  tableId: 't',
  game: 'classic',
  at: 1e12,
  before: 0,
  after: 1.2,
  place: 1,
  sides: 4,
  expected: 2.5,
  together: [],
  against: [
    { user: { id: 'ben', name: 'Ben' }, rating: 4, place: 2 },
    { user: { id: 'former-x', name: 'A former player' }, rating: 2, place: 3 },
  ],
}

it.each([
  ['en', DESKTOP],
  ['pl', PHONE],
  ['uk', PHONE],
] as const)(
  'tells of a player in the words of each game (%s)',
  { timeout: 120_000 },
  async (language, window) => {
    const { page } = await guest('Viewer', window, language)
    const own = words(language)
    await page.route('**/api/players/cid', (route) => route.fulfill({ json: PROFILE }))
    await page.route('**/api/players/cid/ratings', (route) => route.fulfill({ json: { changes: [CHANGE] } }))
    await page.route('**/api/players/cid/between', (route) =>
      route.fulfill({
        json: { games: [{ game: 'classic', matches: 1, ahead: 1, behind: 0, even: 0, together: 0 }] },
      }),
    )
    await page.goto(`${SITE}/#/player/cid`)
    await page.getByText(own('page.player.score.classic', { n: 3 })).waitFor()
    await page.getByText(own('page.player.score.uprising', { n: 8 })).waitFor()
    await page.getByText(own('page.player.average.classic')).waitFor()
    expect(await page.getByText(own('page.player.former')).count()).toBe(1)
    await page.getByRole('columnheader', { name: own('page.player.faction') }).waitFor()
    await page.getByRole('heading', { name: own('page.between', { name: 'Cid' }) }).waitFor()
    await page.locator('.rating-curve').waitFor()
    expect(await overflow(page)).toMatchObject({ x: 0 })
    expect(await seriousProblems(page)).toEqual([])
    await page.goto(`${SITE}/#/leaders/classic`)
    await page.getByLabel(own('page.leaders.season')).waitFor()
    expect(await overflow(page)).toMatchObject({ x: 0 })
    expect(await seriousProblems(page)).toEqual([])
  },
)
