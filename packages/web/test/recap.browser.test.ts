// The end of a round in a real browser: what came of it waits for the player, and the Combat can be seen again.

import { describe, expect, inject, it } from 'vitest'
import { overflow, seriousProblems } from './checks.ts'
import { DESKTOP, playOn } from './driver.ts'
import { visitor } from './visitor.ts'

describe('the end of a round', () => {
  it('waits with what came of it, shows the Combat again, and goes on by a key', async () => {
    const context = await visitor({ viewport: DESKTOP, reducedMotion: 'reduce' })
    const page = await context.newPage()
    await page.addInitScript(() =>
      localStorage.setItem(
        'sietch.settings',
        JSON.stringify({ language: 'en', speed: 'instant', warn: false }),
      ),
    )
    await page.goto(inject('site'))
    await page.getByRole('button', { name: /Play now/ }).click()
    await playOn(page, 3, { sight: '.recap' })

    const recap = page.getByRole('dialog', { name: 'Round 1 is over' })
    await recap.waitFor()
    expect(await page.locator('[data-option], .place.lit').count()).toBe(0)
    expect(await overflow(page)).toEqual({ x: 0, y: 0 })
    expect(await seriousProblems(page, '.stage')).toEqual([])

    // Which rules made it so: over the recap, and away again.
    await recap.getByRole('button', { name: 'What just happened?' }).click()
    await page.locator('.answer .statement').first().waitFor()
    expect(await seriousProblems(page, '.drawer-sheet')).toEqual([])
    await page.keyboard.press('Escape')
    await page.locator('.answer').first().waitFor({ state: 'detached' })

    await page.getByRole('button', { name: 'Look at the table' }).click()
    expect(await recap.count()).toBe(0)
    await page.getByRole('button', { name: 'Back to the summary' }).click()

    await page.getByRole('button', { name: 'Watch the Combat again' }).click()
    await page.getByRole('heading', { name: 'Combat in round 1' }).waitFor()
    expect(await seriousProblems(page, '.stage')).toEqual([])
    expect(await page.locator('.stage [data-tool="happened"]').count()).toBe(1)
    const steps = Number(/\/ (\d+)/.exec(await page.locator('.stage-note').innerText())?.[1])
    expect(steps).toBeGreaterThanOrEqual(3)
    for (let step = 0; step < steps; step++) await page.keyboard.press('Space')

    // It has the focus once it is painted.
    await recap.locator('[data-tool="skip"]:focus').waitFor()
    await page.keyboard.press('Enter')
    await recap.waitFor({ state: 'detached' })
    expect(await page.locator('.top-bar-round').innerText()).toBe('Round 2')
  }, 60_000)
})
