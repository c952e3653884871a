// The first game as someone who has come to learn plays it: from the door on the start page to a real game, with a mouse
// on a desk and with a finger on a phone, and with nothing but a keyboard; then what else there is to learn from.

import { PUZZLES } from '@sietch/games'
import type { Page } from 'playwright-core'
import { describe, expect, inject, it } from 'vitest'
import { overflow, seriousProblems } from './checks.ts'
import { DESKTOP, PHONE } from './driver.ts'
import { visitor } from './visitor.ts'

describe('the first game', () => {
  it('is found, played and left for a real game on a desk', async () => {
    const page = await arrive(DESKTOP)
    await page.getByRole('link', { name: /Learn to play/ }).click()
    expect(await seriousProblems(page)).toEqual([])
    await page.getByRole('link', { name: /First game: Uprising/ }).click()
    await said(page, 'The goal')
    expect(await seriousProblems(page)).toEqual([])
    for (const heading of ['What you have', 'Where things happen', 'Your cards', 'Send an Agent']) {
      await next(page)
      await said(page, heading)
    }

    await page.locator('[data-place="hand:dagger"]').click()
    await page.locator('[data-place="hand:dagger"].picked').waitFor()
    await page.locator('[data-place="space:assembly-hall"]').click()
    await said(page, 'A perfectly good move')
    await page.getByRole('button', { name: 'Take it back' }).click()
    await said(page, 'Send an Agent')
    await page.locator('[data-place="hand:reconnaissance"]').click()
    await page.locator('[data-place="hand:reconnaissance"].picked').waitFor()
    await page.locator('[data-place="space:arrakeen"]').click()
    await said(page, 'What the space gives you')

    await page.reload()
    await said(page, 'What the space gives you')
    await page.getByRole('button', { name: 'Back', exact: true }).click()
    await said(page, 'Send an Agent')
    expect(await page.locator('[data-place="hand:reconnaissance"]').count()).toBe(1)

    await toTheEnd(page)
    expect(await seriousProblems(page)).toEqual([])
    await page.getByRole('button', { name: 'Play now' }).click()
    await expect.poll(() => page.evaluate(() => location.hash)).toMatch(/^#\/table\//)
    await page.locator('.hint').waitFor()
    await page.goto(new URL('#/learn', inject('site')).href)
    await page.getByText('1 of', { exact: false }).first().waitFor()
  })

  it('opens the right tab on a phone, and covers nothing that it points at', async () => {
    const page = await arrive(PHONE, '#/lesson/uprising-first')
    await said(page, 'The goal')
    expect(await overflow(page)).toMatchObject({ x: 0 })
    expect(await seriousProblems(page)).toEqual([])
    await toTheEnd(page, async () => {
      // Parts of the table that are as large as the window cannot be kept free.
      const covered = await page.evaluate(() => {
        const { top, bottom } = document.querySelector('.coach')?.getBoundingClientRect() ?? {
          top: 0,
          bottom: 0,
        }
        return [...document.querySelectorAll('.pointer-ring')]
          .map((ring) => ring.getBoundingClientRect())
          .filter((ring) => ring.height < 250 && ring.top < bottom && ring.bottom > top).length
      })
      expect(covered, (await page.locator('.coach h2').textContent()) ?? '').toBe(0)
    })
    expect(await page.locator('.coach-over').count()).toBe(1)
  })

  it('needs nothing but a keyboard', async () => {
    const page = await arrive(DESKTOP, '#/lesson/uprising-first')
    await said(page, 'The goal')
    for (const heading of ['What you have', 'Where things happen', 'Your cards', 'Send an Agent']) {
      await page.keyboard.press('Enter')
      await said(page, heading)
    }
    await page.locator('[data-place="hand:reconnaissance"]').focus()
    await page.keyboard.press('Enter')
    await page.locator('[data-place="hand:reconnaissance"].picked').waitFor()
    await page.locator('[data-place="space:arrakeen"]').focus()
    await page.keyboard.press('Enter')
    await said(page, 'What the space gives you')
    await page.keyboard.press('1')
    // It cannot be undone, so the table asks first.
    await page.getByRole('button', { name: 'Confirm' }).waitFor()
    await page.keyboard.press('Enter')
    await said(page, 'Troops to the Conflict')
  })
})

describe('on a phone', () => {
  it.each(['uprising', 'classic'])('the page about %s is sound', async (game) => {
    const page = await arrive(PHONE, `#/game/${game}`)
    await page.locator('.learn-prose .learn-lesson').first().waitFor()
    await isSound(page)
  })

  it('the first game of classic is sound', async () => {
    const page = await arrive(PHONE, '#/lesson/classic-first')
    await said(page, 'The goal')
    await isSound(page)
  })

  it.each([
    ['combat', 'When to play Intrigue cards'],
    ['classic-guild', 'House Harkonnen'],
  ])(
    'the lesson %s is left at its task, resumed there, shown and followed by the next',
    async (id, after) => {
      const page = await arrive(PHONE, `#/lesson/${id}`)
      await toTheTask(page)
      await isSound(page)

      const task = (await page.locator('.coach-head').textContent()) ?? ''
      await page.getByRole('button', { name: 'Leave' }).click()
      await page.locator('.learn-lesson a').filter({ hasText: 'you are at step' }).click()
      await page.locator('.coach-head').filter({ hasText: task }).waitFor()

      await toTheEnd(page)
      await isSound(page)
      expect(await page.locator('.coach-over').innerText()).toMatch(/^That is how it is done/)
      await page.getByRole('button', { name: `Next: ${after}` }).click()
      await page.locator('.coach-head').filter({ hasText: after }).waitFor()
    },
  )

  it.each(['uprising', 'classic'])('a puzzle of %s is sound, asked and answered', async (game) => {
    const [puzzle] = (await PUZZLES.find((each) => each.game === game)?.load()) ?? []
    const page = await arrive(PHONE, `#/puzzle/${puzzle?.id}`)
    await said(page, 'Find it')
    await isSound(page)
    await toTheEnd(page)
    expect(await page.locator('.coach-over').innerText()).toMatch(/^The answer was shown/)
    await isSound(page)
  })
})

/** Nothing sticks out to the side, and no one is kept out. */
async function isSound(page: Page): Promise<void> {
  expect(await overflow(page)).toMatchObject({ x: 0 })
  expect(await seriousProblems(page)).toEqual([])
}

async function arrive(viewport: { readonly width: number; readonly height: number }, at = ''): Promise<Page> {
  const context = await visitor({ viewport, locale: 'en-US', hasTouch: viewport === PHONE })
  await context.addInitScript(() => {
    const settings = JSON.stringify({ language: 'en', speed: 'instant', stage: 'off', recap: false })
    if (localStorage.getItem('sietch.settings') === null) localStorage.setItem('sietch.settings', settings)
  })
  const page = await context.newPage()
  await page.goto(new URL(at, inject('site')).href)
  return page
}

const said = (page: Page, text: string) =>
  page
    .locator('.coach:not([style*="hidden"])')
    .filter({ hasText: new RegExp(text) })
    .waitFor()

const next = (page: Page) => page.locator('[data-tool="lesson-next"]').click()

const isToDo = async (page: Page) => (await page.locator('[data-tool="lesson-show"]').count()) > 0

/** Reads what is to be read and has the rest shown, step by step. */
async function toTheEnd(page: Page, look: () => Promise<void> = async () => {}): Promise<void> {
  while ((await page.locator('.coach-over').count()) === 0) {
    await isLaid(page)
    await look()
    await onward(page)
  }
}

/** Reads up to where something is to be done. */
async function toTheTask(page: Page): Promise<void> {
  for (await isLaid(page); !(await isToDo(page)); await isLaid(page)) await onward(page)
}

async function isLaid(page: Page): Promise<void> {
  await page.locator('.coach:not([style*="hidden"])').waitFor()
  await expect.poll(() => page.locator('.pointers').count()).toBe(1)
}

async function onward(page: Page): Promise<void> {
  const head = page.locator('.coach-head')
  const before = await head.textContent()
  if (await isToDo(page)) await page.locator('[data-tool="lesson-show"]').click()
  else await next(page)
  // The next step is said when everything that comes before it has been shown.
  await expect
    .poll(async () => {
      if ((await page.locator('.coach-over').count()) > 0) return true
      const skip = page.locator('[data-tool="skip"]')
      if ((await skip.count()) > 0)
        await skip
          .first()
          .click({ timeout: 1000 })
          .catch(() => {})
      return (await head.count()) > 0 && (await head.textContent()) !== before
    })
    .toBe(true)
}
