// The help in a real browser: with the keyboard alone, beside a table, on a phone, and wherever there is no table.

import type { Page } from 'playwright-core'
import { afterEach, expect, inject, it } from 'vitest'
import { overflow, seriousProblems } from './checks.ts'
import { DESKTOP, HURRIED, PHONE } from './driver.ts'
import { visitor } from './visitor.ts'

let complaints: string[] = []

afterEach(() => expect(complaints).toEqual([]))

async function open(language = 'en', viewport = DESKTOP, at = ''): Promise<Page> {
  complaints = []
  const context = await visitor({ viewport, reducedMotion: 'reduce' })
  const page = await context.newPage()
  page.on('pageerror', (error) => complaints.push(error.message))
  const settings = JSON.stringify({ ...HURRIED, language })
  await page.addInitScript((kept) => localStorage.setItem('sietch.settings', kept), settings)
  await page.goto(new URL(at, inject('site')).href)
  return page
}

async function playNow(page: Page): Promise<void> {
  await page.locator('.start-now').first().click()
  await page.waitForSelector('.place.lit', { state: 'attached' })
}

const focused = (page: Page, attribute: string) =>
  page.evaluate((name) => document.activeElement?.getAttribute(name) ?? '', attribute)

/** Presses Tab until this has the focus. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 80; presses++) {
    if (await page.evaluate((each) => document.activeElement?.matches(each) === true, selector)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not lead to ${selector}`)
}

it('answers at a table by keyboard alone, beside the question, and gives the focus back', async () => {
  const page = await open()
  await playNow(page)
  await page.keyboard.press('ArrowRight')
  const before = await focused(page, 'data-place')
  await page.keyboard.press('?')
  await page.locator('.statement').first().waitFor()
  const covers = await page.evaluate(() => {
    const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect()
    const [drawer, asked] = [box('.drawer'), box('.decision')]
    if (drawer === undefined || asked === undefined) throw new Error('one of them is not there')
    return drawer.left < asked.right && drawer.bottom > asked.top && drawer.top < asked.bottom
  })
  expect(covers).toBe(false)
  expect(await seriousProblems(page, '.drawer')).toEqual([])

  // From tab to tab by arrows, to the search by Tab.
  await tabTo(page, '[role="tab"]')
  for (const section of ['phase', 'signs', 'words', 'rules']) {
    await page.keyboard.press('ArrowRight')
    expect(await focused(page, 'id')).toBe(`help-tab-${section}`)
    await page.locator('.drawer-part > *').first().waitFor()
    expect(await seriousProblems(page, '.drawer'), section).toEqual([])
  }
  await tabTo(page, '.drawer input[type="search"]')
  const all = await page.locator('.statement').count()
  await page.keyboard.type('observation post')
  await expect.poll(() => page.locator('.statement').count()).toBeLessThan(all)
  expect(await page.locator('.statement').count()).toBeGreaterThan(0)
  expect((await page.locator('.statement mark').first().innerText()).toLowerCase()).toMatch(/^(observ|post)/)

  await page.keyboard.press('Escape')
  await page.locator('.drawer').waitFor({ state: 'detached' })
  expect(await focused(page, 'data-place')).toBe(before)
})

it('leads from what is closed, what is pointed at and what happened to the rule', async () => {
  const page = await open()
  await playNow(page)
  const answer = async () => {
    await page.locator('.answer .statement').first().waitFor()
    return page.locator('.answer h3').first().innerText()
  }
  await page.keyboard.press('?')
  await page
    .getByRole('button', { name: /^Why\?/ })
    .first()
    .click()
  await answer()
  await page.getByRole('button', { name: 'Rules ›' }).first().click()
  await page.locator('.statement[data-meant]').waitFor()
  await page.keyboard.press('Escape')
  await page.locator('.drawer').waitFor({ state: 'detached' })

  // A figure of a panel, and an icon on a space.
  await page.locator('.player .amount').first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'The rule' }).click()
  expect(await answer()).toBe('Solari')
  await page.keyboard.press('Escape')
  await page.locator('.place[data-place="space:high-council"]').click({ button: 'right', force: true })
  await page.locator('.enlargement-signs').getByText('High Council seat').first().waitFor()
  expect(await seriousProblems(page, 'dialog')).toEqual([])
  await page.keyboard.press('Escape')

  await page.locator('.log-why').first().click()
  await answer()
})

it('is a sheet on a phone, in another language too', async () => {
  const page = await open('ru', PHONE)
  await playNow(page)
  await page.locator('[data-tool="help"]').click()
  const sheet = page.getByRole('dialog')
  await sheet.locator('.now-sentence').waitFor()
  expect(await overflow(page)).toEqual({ x: 0, y: 0 })
  const box = await sheet.boundingBox()
  expect(box).toMatchObject({ width: PHONE.width, height: PHONE.height })
  for (const section of ['now', 'phase', 'signs', 'words', 'rules']) {
    await page.locator(`#help-tab-${section}`).click()
    await page.locator('.drawer-part > *').first().waitFor()
    expect(await seriousProblems(page, 'dialog'), section).toEqual([])
  }
  await page.keyboard.press('Escape')
  await sheet.waitFor({ state: 'detached' })
})

it('is there without a table: on the first page, over the setup, and at an address of its own', async () => {
  const page = await open()
  await page.getByRole('button', { name: 'Help and rules' }).waitFor()
  await page.keyboard.press('?')
  await page.locator('.drawer .statement').first().waitFor()
  await page.keyboard.press('?')
  await page.locator('.drawer').waitFor({ state: 'detached' })

  await page.getByRole('button', { name: 'Set up a game: Dune', exact: true }).click()
  await page.getByRole('dialog').locator('[data-tool="help"]').click()
  const help = page.getByRole('dialog', { name: 'Help and rules' })
  await help.locator('.statement').first().waitFor()
  expect(await help.getByLabel('Game').inputValue()).toBe('classic')
  await page.keyboard.press('Escape')
  await help.waitFor({ state: 'detached' })
  await page.getByRole('dialog').waitFor()

  await page.goto(new URL('#/rules/uprising?q=sandworm', inject('site')).href)
  await page.locator('.statement mark').first().waitFor()
  const link = page.locator('.statement a').first()
  const address = await link.getAttribute('href')
  await link.click()
  await page.locator('.statement[data-meant]').waitFor()
  expect(new URL(page.url()).hash).toBe(address)
  expect(await seriousProblems(page)).toEqual([])
})

it.each([
  ['en', 'imperium'],
  ['ru', 'classic'],
  ['uk', 'uprising'],
  ['pl', 'classic'],
])('leads from icons and words to their rules and back, in %s for %s', async (language, game) => {
  const page = await open(language, DESKTOP, `#/game/${game}`)
  await page.locator('[data-tool="help"]').first().click()
  await page.locator('.drawer .statement').first().waitFor()
  const walked = await page.evaluate(walkLinks)
  expect(walked.links).toBeGreaterThan(10)
  expect(walked.dead).toEqual([])
})

/** Runs in the page: follows links of icons and words to their answers, on to the rules, and back. */
async function walkLinks(): Promise<{ links: number; dead: string[] }> {
  const find = (selector: string) => document.querySelector<HTMLElement>(selector)
  const there = async (selector: string) => {
    for (let frame = 0; frame < 600; frame++) {
      const found = find(selector)
      if (found !== null) return found
      await new Promise(requestAnimationFrame)
    }
    throw new Error(`${selector} does not come`)
  }
  const dead: string[] = []
  let links = 0
  for (const section of ['signs', 'words']) {
    find(`#help-tab-${section}`)?.click()
    await there('.entries .help-link')
    const count = document.querySelectorAll('.entries .help-link').length
    // All of them are followed without a browser; some are clicked.
    for (let index = 0; index < count; index += Math.ceil(count / 6)) {
      const link = [...document.querySelectorAll<HTMLElement>('.entries .help-link')][index]
      const name = link?.closest('.entries > div')?.querySelector('dt')?.textContent ?? ''
      const meaning = link?.closest('dd')?.firstChild?.textContent ?? ''
      link?.click()
      const answer = await there('.answer')
      links++
      const [first] = answer.querySelectorAll<HTMLElement>('.statement')
      if (name === '' || meaning.trim() === '' || first === undefined) dead.push(`${section} ${name}`)
      const id = first?.dataset.statement ?? ''
      // There and back by the tab, or straight back.
      if (first !== undefined && links % 2 === 1) {
        answer.querySelector<HTMLElement>('.help-link')?.click()
        await there('.statement[data-meant]')
        if (find('.statement[data-meant]')?.dataset.statement !== id) dead.push(`the rules of ${name}`)
        find(`#help-tab-${section}`)?.click()
      } else find('.drawer-tabs button')?.click()
      // One comes back to where one was.
      await there(`#help-tab-${section}[aria-selected="true"]`)
      await there('.entries .help-link')
    }
  }
  return { links, dead }
}
