// One registry entry, and no other change, makes a game playable: in the browser and on a server with bots in their own
// threads, both at a plain table.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { build, type Plugin } from 'vite'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { readConfig } from '../packages/server/src/config.ts'
import { listen, type Running } from '../packages/server/src/server.ts'
import { readSite } from '../packages/server/src/site.ts'
import { overflow, seriousProblems } from '../packages/web/test/checks.ts'
import { DESKTOP, HURRIED, PHONE, playOn } from '../packages/web/test/driver.ts'
import { visitor } from '../packages/web/test/visitor.ts'
import { games } from './bluff-server.ts'

const registry = fileURLToPath(new URL('bluff-games.ts', import.meta.url))

/** Imports of the registry get the one with the entry. */
const withEntry = (): Plugin => ({
  name: 'with-entry',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source === '@sietch/games' && importer !== registry ? registry : undefined,
})

const folder = mkdtempSync(join(tmpdir(), 'sietch-entry-'))
let server: Running

beforeAll(async () => {
  vi.stubEnv('NODE_ENV', 'production')
  await build({
    root: fileURLToPath(new URL('../packages/web', import.meta.url)),
    logLevel: 'warn',
    plugins: [withEntry()],
    worker: { plugins: () => [withEntry()] },
    build: { outDir: join(folder, 'web'), emptyOutDir: true, minify: false },
  })
  vi.unstubAllEnvs()
  const config = readConfig({ PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'error', HTTP_LIMIT: '0' })
  const data = join(folder, 'data')
  server = await listen({ ...config, data, botThreads: 1 }, readSite(join(folder, 'web')), { games })
})

afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

async function open(viewport = DESKTOP): Promise<{ page: Page; complaints: string[] }> {
  const context = await visitor({ viewport, locale: 'en-US' })
  await context.addInitScript(
    (kept) => localStorage.setItem('sietch.settings', kept),
    JSON.stringify(HURRIED),
  )
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  await page.goto(`http://127.0.0.1:${server.port}`)
  return { page, complaints }
}

describe('a game with an entry and nothing else', () => {
  it('is set up and played to its end in the browser, and replayed', async () => {
    const { page, complaints } = await open()
    await page.getByRole('button', { name: 'Set up a game: Bluff' }).click()
    await page.getByLabel('Players').selectOption('3')
    await page.getByLabel('Name at seat 1').fill('Ann')
    await page.getByRole('button', { name: 'Start the game' }).click()

    await page.locator('.plain [data-option]').first().waitFor()
    expect(await page.locator('.top-bar-title').textContent()).toContain('Bluff')
    const own = page.locator('.plain-own')
    expect(await own.textContent()).toMatch(/You.*coins\s*2.*hands\s*(noble|smuggler|envoy)/)
    expect(await page.locator('.plain-players > li').nth(1).textContent()).toMatch(/hands\s*2/)
    expect(await page.getByRole('button', { name: 'Hint' }).count()).toBe(0)
    expect(await seriousProblems(page)).toEqual([])
    expect(await overflow(page)).toEqual({ x: 0, y: 0 })

    expect((await playOn(page, 1)).isOver).toBe(true)
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toMatch(/wins?/)
    expect(await page.locator('.scores > li').count()).toBe(3)
    expect(await seriousProblems(page)).toEqual([])
    await page.getByRole('button', { name: 'Watch the replay' }).click()
    await page.getByRole('region', { name: 'Replay' }).waitFor()
    await page.keyboard.press('End')
    await page.getByRole('log').getByText('lost').first().waitFor()
    expect(complaints).toEqual([])
  })

  it('is played on a server against a bot to its end, on a phone', async () => {
    const { page, complaints } = await open(PHONE)
    await page.getByRole('link', { name: 'Play with others' }).click()
    await page.getByRole('button', { name: 'Create a table' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Game', { exact: true }).selectOption('bluff')
    await dialog.getByLabel('Players', { exact: true }).selectOption('2')
    await page.getByLabel('Who plays seat 2').selectOption('easy')
    await page.getByLabel(/^Pause before/).selectOption('0')
    await page.getByRole('button', { name: 'Create table' }).click()
    await page.getByLabel('Your name').fill('Ann')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Start the game' }).click()
    await page.locator('.plain').waitFor()
    expect(await overflow(page)).toMatchObject({ x: 0 })
    expect((await playOn(page, 2)).isOver).toBe(true)
    expect(await page.locator('.scores > li').count()).toBe(2)
    expect(complaints).toEqual([])
  })
})
