// How long the page is busy at a stretch while someone plays: tables of both families in the middle of a match, on a desk
// and on a phone, with everything staged at the usual speed. A person hovers, looks at cards and chooses what glows.
//
// FRAMES=classic,phone measures the tables whose names have these words, FRAMES_MS=10000 plays for so many milliseconds,
// FRAMES_TRACE=folder keeps the traces, which the browser's own tools open.

import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { classic } from '@sietch/classic'
import { uprising } from '@sietch/imperium'
import type { Page } from 'playwright-core'
import { afterAll, describe, inject, it } from 'vitest'
import { DESKTOP, PHONE } from './driver.ts'
import { playedFor } from './positions.ts'
import { KINDS, type Task, traced } from './trace.ts'
import { visitor } from './visitor.ts'

/** Milliseconds of play. */
const PLAYED = Number(process.env.FRAMES_MS ?? 40_000)

/** Longer ones are felt. */
const LONG = 50

/** A machine that is so much slower is to be at ease, too: on this one a task may take a part of the time only. */
const SLOWER = 4

const SETTINGS = { language: 'en', speed: 'normal', stage: 'all', confirm: 'never', warn: false }

const TABLES = [
  {
    name: 'uprising, 4 players',
    file: () => playedFor(uprising, { players: 4, leaders: 'random' }, 120),
  },
  {
    name: 'uprising with bloodlines, tech, choam',
    file: () =>
      playedFor(uprising, { players: 4, modules: ['choam', 'bloodlines', 'tech'], leaders: 'random' }, 120),
  },
  {
    name: 'uprising, 6 players',
    file: () =>
      playedFor(uprising, { players: 6, modules: ['choam'], leaders: 'random', throneRow: 'never' }, 200),
  },
  { name: 'classic, 6 players', file: () => playedFor(classic, { players: 6 }, 150) },
]

const SIZES = [
  { name: 'desk', viewport: DESKTOP },
  { name: 'phone', viewport: PHONE },
]

const LIMITS = [LONG, LONG / SLOWER]

type Row = readonly (string | number)[]

const rows: Row[] = []

const wanted = (process.env.FRAMES ?? '').split(',')

describe('playing', () => {
  for (const { name, file } of TABLES)
    for (const size of SIZES) {
      const title = `${name}, ${size.name}`
      if (!wanted.every((word) => title.includes(word))) continue
      it(title, async () => {
        const context = await visitor({ viewport: size.viewport })
        const page = await context.newPage()
        await page.addInitScript(
          (kept) => localStorage.setItem('sietch.settings', kept),
          JSON.stringify(SETTINGS),
        )
        await page.goto(inject('site'))
        await page.getByRole('button', { name: /Play now/ }).waitFor()
        const opened = await measured(page, `${title}, opening`, async () => {
          await page.locator('input[type="file"]').setInputFiles({
            name: 'match.json',
            mimeType: 'application/json',
            buffer: Buffer.from(file()),
          })
          // The last part of a table to come.
          await page.locator('.log').waitFor({ state: 'attached' })
          await page.waitForTimeout(1500)
        })
        const played = await measured(page, `${title}, playing`, () => play(page, PLAYED))
        const nodes = await page.evaluate(() => document.querySelectorAll('*').length)
        console.log(`${title}: ${nodes} elements`)
        rows.push(rowOf(`${title}: opening`, opened), rowOf(`${title}: playing`, played))
      }, 600_000)
    }
})

afterAll(() => {
  const head = ['', 'tasks', `> ${LONG} ms`, 'worst', ...LIMITS.map((ms) => `cpu > ${ms}`), 'worst', ...KINDS]
  console.log(`${tableOf([head, ...rows])}\n${KINDS.join(', ')}: milliseconds of the processor in all`)
})

async function measured(page: Page, title: string, act: () => Promise<void>): Promise<readonly Task[]> {
  const end = await traced(page)
  await act()
  const { tasks, raw } = await end()
  const folder = process.env.FRAMES_TRACE
  if (folder !== undefined) {
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, `${title}.json`), raw)
  }
  const worst = tasks.filter(({ cpu }) => cpu > LONG / SLOWER).sort((a, b) => b.cpu - a.cpu)
  for (const { at, wall, cpu, of, parts } of worst.slice(0, 30)) {
    const kinds = KINDS.filter((kind) => of[kind] >= 1).map((kind) => `${kind} ${of[kind].toFixed(0)}`)
    const most = parts.slice(0, 6).map((part) => `${part.name} ${part.ms.toFixed(0)}`)
    console.log(
      `${title} at ${(at / 1000).toFixed(1)} s: ${cpu.toFixed(0)} ms (${wall.toFixed(0)} by the clock): ${kinds.join(', ')} | ${most.join(', ')}`,
    )
  }
  return tasks
}

function rowOf(name: string, tasks: readonly Task[]): Row {
  const most = (of: (task: Task) => number) => Math.round(Math.max(0, ...tasks.map(of)))
  const above = (ms: number) => tasks.filter(({ cpu }) => cpu > ms).length
  return [
    name,
    tasks.length,
    tasks.filter(({ wall }) => wall > LONG).length,
    most(({ wall }) => wall),
    ...LIMITS.map(above),
    most(({ cpu }) => cpu),
    ...KINDS.map((kind) => Math.round(tasks.reduce((sum, task) => sum + task.of[kind], 0))),
  ]
}

function tableOf(lines: readonly Row[]): string {
  const widths = lines[0]?.map((_, column) => Math.max(...lines.map((line) => String(line[column]).length)))
  return lines
    .map((line) =>
      line
        .map((cell, column) => {
          const text = String(cell)
          const width = widths?.[column] ?? 0
          return column === 0 ? text.padEnd(width) : text.padStart(width)
        })
        .join('  '),
    )
    .join('\n')
}

type Spot = { readonly x: number; readonly y: number }

/** What a person sees who looks at the page. */
type Sight = {
  /** What can be chosen, the tabs behind which something waits, and what leads on. */
  readonly open: readonly Spot[]
  readonly cards: readonly Spot[]
  readonly isLooking: boolean
  readonly isOver: boolean
}

/** Hovers, looks and chooses for so many milliseconds. */
async function play(page: Page, ms: number): Promise<void> {
  const { mouse, keyboard } = page
  const random = randomFrom(7)
  const pick = <T>(from: readonly T[]): T | undefined => from[Math.floor(random() * from.length)]
  const until = performance.now() + ms
  for (let turn = 0; performance.now() < until; turn++) {
    const sight = await look(page)
    if (sight.isOver) return
    const card = pick(sight.cards)
    if (!sight.isLooking && card !== undefined && turn % 2 === 0) {
      await mouse.move(card.x, card.y, { steps: 3 })
      await page.waitForTimeout(450)
      if (turn % 4 === 0) {
        await mouse.click(card.x, card.y, { button: 'right' })
        await page.waitForTimeout(400)
        await keyboard.press('Escape')
        await page.waitForTimeout(200)
      }
      continue
    }
    const target = pick(sight.open)
    if (target !== undefined) await mouse.click(target.x, target.y)
    else if (sight.isLooking) await keyboard.press('Escape')
    await page.waitForTimeout(350)
  }
}

function randomFrom(seed: number): () => number {
  let a = seed
  return () => {
    a = (a * 1664525 + 1013904223) >>> 0
    return a / 4294967296
  }
}

/** Asks after a frame, when everything is laid out: the answer costs the page nothing that it would not do. */
const look = (page: Page): Promise<Sight> =>
  page.evaluate(() => {
    const spots = (selector: string): Spot[] =>
      [...document.querySelectorAll(selector)].flatMap((element) => {
        // A piece of land may be bent around its middle; a dot says where to aim.
        const hits = [element, ...document.querySelectorAll('[data-aim]')].flatMap((at) => {
          const { left, top, width, height } = at.getBoundingClientRect()
          const [x, y] = [left + width / 2, top + height / 2]
          if (width === 0 || x < 0 || y < 0 || x > innerWidth || y > innerHeight) return []
          return element.contains(document.elementFromPoint(x, y)) ? [{ x, y }] : []
        })
        return hits.slice(0, 1)
      })
    return new Promise<Sight>((resolve) =>
      requestAnimationFrame(() =>
        setTimeout(function lookAround() {
          const isLooking = document.querySelector('dialog[open]') !== null
          resolve({
            open: spots(
              isLooking
                ? 'dialog [data-option], dialog .place.lit'
                : '.place.lit:not(.picked), [data-option], .stage [data-tool="skip"], .tab.waits:not(.open)',
            ),
            cards: spots('.place'),
            isLooking,
            isOver: document.querySelector('.end h1') !== null,
          })
        }),
      ),
    )
  })
