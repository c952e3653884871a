// Every lesson is walked to its end by its own steps, as the worker of a table does it, and everything that it points at
// and says is there.

import { GAMES, PUZZLES } from '@sietch/games'
import { LESSONS, type Lesson } from '@sietch/games/lessons'
import { LANGUAGES, translator } from '@sietch/i18n'
import { fetchLearn, fetchLesson, type LearnId } from '@sietch/i18n/learn'
import { pick, rngOf } from '@sietch/kernel'
import { createElement } from 'react'
import { afterAll, describe, expect, it, vi } from 'vitest'
import type { LessonDeed } from '../src/learn/at.ts'
import { tableFor } from '../src/learn/seating.ts'
import { hostLesson, type LessonHost } from '../src/learn/session.ts'
import type { Moment } from '../src/table/protocol.ts'
import { partsOf } from '../src/table/selection.ts'
import { drawnAt } from './drawn-table.ts'

vi.stubGlobal('navigator', { languages: ['en'] })
afterAll(() => vi.unstubAllGlobals())

/** Lets the others play, and the learner what is shown. */
async function rest(host: LessonHost): Promise<Moment> {
  for (let count = 0; host.isBotAsked(); count++) {
    if (count > 500) throw new Error('it never ends')
    const thought = host.think()
    if (thought !== undefined) await host.act(thought)
  }
  return host.moment()
}

const stepOf = (host: LessonHost): number => host.moment().lesson?.step ?? -1

async function deed(host: LessonHost, what: LessonDeed): Promise<Moment> {
  await host.learn(what)
  return rest(host)
}

/** Goes one step on, by what the lesson itself says. */
async function onward(host: LessonHost, { steps }: Lesson): Promise<Moment> {
  return deed(host, steps[stepOf(host)]?.goal === undefined ? 'next' : 'show')
}

/** Does a step by whatever reaches it; what leads elsewhere is taken back. Returns what was chosen. */
async function doneAtRandom(host: LessonHost, index: number, seed: string): Promise<string> {
  const rng = rngOf(seed)
  let chosen: string[] = []
  for (let count = 0; stepOf(host) === index; count++) {
    if (count > 400) throw new Error(`nothing reaches step ${index}`)
    const { asked, seq } = host.moment().snapshot
    const key = asked === null ? undefined : pick(rng, asked.options).key
    if (key !== undefined) chosen.push(key)
    if (key !== undefined) await host.choose(seq, key)
    await rest(host)
    if (stepOf(host) === index && (key === undefined || host.moment().lesson?.is !== 'open')) {
      await deed(host, 'again')
      chosen = []
    }
  }
  return chosen.join(', ')
}

describe.each(LESSONS.map((entry) => [entry.id, entry] as const))('the lesson %s', (id, entry) => {
  it('is reached to its end by its own steps', async () => {
    const lesson = await entry.load()
    const host = await hostLesson(id, null)
    await rest(host)
    for (const step of lesson.steps.keys()) {
      expect(host.moment().lesson).toMatchObject({ step, is: 'open' })
      await onward(host, lesson)
      expect(stepOf(host), `after “${lesson.steps[step]?.say}”`).toBe(step + 1)
    }
    expect(host.moment().lesson?.is).toBe('over')
  })

  it('can be left and gone back in at every step', async () => {
    const lesson = await entry.load()
    let host = await hostLesson(id, null)
    await rest(host)
    for (const step of lesson.steps.keys()) {
      const { snapshot, lesson: at } = host.moment()
      host = await hostLesson(id, structuredClone(at?.kept ?? null))
      await rest(host)
      expect(host.moment().snapshot.view, `left at ${step}`).toEqual(snapshot.view)
      await onward(host, lesson)
      await deed(host, 'back')
      expect(stepOf(host)).toBe(step)
      expect(host.moment().snapshot.view, `back at ${step}`).toEqual(snapshot.view)
      await onward(host, lesson)
    }
  })

  it('says everything in every language', async () => {
    const lesson = await entry.load()
    for (const language of LANGUAGES) {
      const say = await fetchLesson(id, language)
      const w = await fetchLearn(language)
      const names = translator(language, contentOf(await hostLesson(id, null)))
      expect(w(`lesson.${id}` satisfies LearnId)).not.toBe('')
      for (const step of lesson.steps) {
        const texts = [
          step.say,
          ...(step.goal === undefined ? [] : (step.answers ?? []).map(({ say: text }) => text)),
        ]
        const args = Object.fromEntries(
          Object.entries(step.names ?? {}).map(([argument, ref]) => {
            const [kind = '', of = ''] = ref.split(':')
            return [argument, names.name(kind, of)]
          }),
        )
        for (const text of texts) expect(say(text, args), `${text} in ${language}`).toMatch(/\S/)
      }
    }
  })

  it('points at what is on the table', async () => {
    const lesson = await entry.load()
    const host = await hostLesson(id, null)
    await rest(host)
    const tables = new Map<number, string>()
    for (const step of lesson.steps) {
      const moment = host.moment()
      const { seq } = moment.snapshot
      const drawn = tables.get(seq) ?? (step.at === undefined ? '' : await tableAt(lesson, moment))
      if (drawn !== '') tables.set(seq, drawn)
      for (const spot of step.at ?? []) expect(drawn, `${spot} at “${step.say}”`).toMatch(attributeOf(spot))
      await onward(host, lesson)
    }
  })

  it('answers what leads elsewhere, and takes it back', async () => {
    const lesson = await entry.load()
    const host = await hostLesson(id, null)
    await rest(host)
    for (const [index, step] of lesson.steps.entries()) {
      if (step.goal === undefined || step.alone === undefined) {
        const { snapshot } = host.moment()
        const others =
          snapshot.asked?.options.filter(({ key }) => step.goal === undefined || !step.shows.includes(key)) ??
          []
        for (const { key } of others) {
          const moment = await host.choose(host.moment().snapshot.seq, key)
          if (moment?.lesson?.step === index && moment.lesson.is === 'aside') {
            expect(host.isBotAsked(), `${key} at ${step.say}`).toBe(false)
            // Doing what was asked for after all does not help: it has to be taken back.
            for (const wanted of step.goal === undefined ? [] : step.shows) {
              const { asked, seq } = host.moment().snapshot
              if (asked?.options.some((option) => option.key === wanted)) await host.choose(seq, wanted)
            }
            expect(host.moment().lesson, `${key}, then the goal of ${step.say}`).toMatchObject({
              step: index,
              is: 'aside',
            })
          }
          if (stepOf(host) === index) await deed(host, 'again')
          else await deed(host, 'back')
          expect(host.moment().lesson, `${key} at ${step.say}`).toMatchObject({ step: index, is: 'open' })
          expect(host.moment().snapshot.view).toEqual(snapshot.view)
        }
      }
      await onward(host, lesson)
    }
  })

  it('goes on to its end in whatever way a step is done', async () => {
    const lesson = await entry.load()
    const host = await hostLesson(id, null)
    await rest(host)
    for (const [index, step] of lesson.steps.entries()) {
      if (step.goal !== undefined && step.alone === undefined) {
        const known = new Set<string>()
        for (const seed of ['one', 'two', 'three', 'four', 'five', 'six']) {
          const way = await doneAtRandom(host, index, `${id} ${index} ${seed}`)
          if (known.has(way)) {
            while (stepOf(host) > index) await deed(host, 'back')
            continue
          }
          known.add(way)
          const tried = await hostLesson(id, structuredClone(host.moment().lesson?.kept ?? null))
          await rest(tried)
          while (tried.moment().lesson?.is !== 'over') {
            const before = stepOf(tried)
            await onward(tried, lesson)
            expect(stepOf(tried), `“${lesson.steps[before]?.say}” after ${way}`).toBe(before + 1)
          }
          while (stepOf(host) > index) await deed(host, 'back')
        }
      }
      await onward(host, lesson)
    }
  })

  it('lets no one run ahead of what is to be read', async () => {
    const lesson = await entry.load()
    const host = await hostLesson(id, null)
    await rest(host)
    for (const [index, step] of lesson.steps.entries()) {
      const { asked, seq } = host.moment().snapshot
      const [first] = asked?.options ?? []
      if (step.goal === undefined && first !== undefined) {
        await host.choose(seq, first.key)
        expect(host.moment().lesson, `${first.key} at ${step.say}`).toMatchObject({
          step: index,
          is: 'aside',
        })
        await deed(host, 'again')
        expect(host.moment().lesson).toMatchObject({ step: index, is: 'open' })
      }
      await onward(host, lesson)
    }
  })
})

it('the first game of classic lets no one leave Arrakeen empty, nor fetch the spice with one force', async () => {
  const lesson = await LESSONS.find(({ id }) => id === 'classic-first')?.load()
  if (lesson === undefined) throw new Error('there is no such lesson')
  const host = await hostLesson('classic-first', null)
  await rest(host)
  while (lesson.steps[stepOf(host)]?.say !== 'group') await onward(host, lesson)
  for (const [forces, say] of [
    [5, 'move.all'],
    [1, 'move.one'],
  ] as const) {
    const moment = await host.choose(host.moment().snapshot.seq, `take ${forces} > arrakeen/10`)
    expect(moment?.lesson).toMatchObject({ is: 'aside', say })
    await deed(host, 'again')
  }
})

it('a lesson counts as shown, however often it is left, until it is begun again', async () => {
  let host = await hostLesson('spies', null)
  while (!host.moment().lesson?.isShown) {
    await deed(host, 'next')
    await deed(host, 'show')
  }
  expect(host.moment().lesson?.is).not.toBe('over')
  host = await hostLesson('spies', structuredClone(host.moment().lesson?.kept ?? null))
  await rest(host)
  expect(host.moment().lesson).toMatchObject({ isShown: true })
  expect((await deed(host, 'restart')).lesson).toMatchObject({ step: 0, isShown: false })
})

describe('a puzzle', () => {
  it.each(PUZZLES)(
    'of $game begins where it was found and is solved by its answer alone',
    async ({ load }) => {
      for (const { id, seat, kind, answer } of (await load()).slice(0, 3)) {
        const host = await hostLesson(id, null)
        const { asked } = host.moment().snapshot
        expect(asked?.decision).toMatchObject({ seat, kind })
        for (const { option } of answer.against) {
          const moment = await host.choose(host.moment().snapshot.seq, option.key)
          expect(moment?.lesson, option.key).toMatchObject({ is: 'aside', say: 'worse' })
          await deed(host, 'again')
          expect(host.moment().lesson).toMatchObject({ is: 'open' })
        }
        const solved = await host.choose(host.moment().snapshot.seq, answer.option.key)
        expect(solved?.lesson).toMatchObject({ is: 'over', isShown: false })
      }
    },
  )

  it('that was shown is not solved, however it is done again', async () => {
    const [puzzle] = (await PUZZLES[0]?.load()) ?? []
    if (puzzle === undefined) throw new Error('there is no puzzle')
    const host = await hostLesson(puzzle.id, null)
    await deed(host, 'show')
    expect(host.moment().lesson).toMatchObject({ is: 'over', isShown: true })
    await deed(host, 'restart')
    const again = await host.choose(host.moment().snapshot.seq, puzzle.answer.option.key)
    expect(again?.lesson).toMatchObject({ is: 'over', isShown: true })
  })
})

const contentOf = (host: LessonHost): string =>
  (host.moment().snapshot.view as { box?: string }).box ?? 'classic+advanced'

/** The whole table of a moment, as it is drawn. */
async function tableAt(lesson: Lesson, { snapshot, log: { entries: log } }: Moment): Promise<string> {
  const family = GAMES.find(({ id }) => id === lesson.game)?.family
  const drawing =
    family === 'classic' ? import('../src/classic/index.ts') : import('../src/imperium/index.ts')
  const game = (await drawing).gameTable('en')
  const children = [createElement(game.TopBar, { key: 'bar' }), createElement(game.Board, { key: 'board' })]
  return drawnAt({ game, setup: tableFor(lesson), snapshot, log }, children)
}

/** How the page names what a lesson points at. */
function attributeOf(spot: string): RegExp {
  const { zone, id } = partsOf(spot)
  const quoted = (value: string) => value.replaceAll('>', '&gt;').replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return ['panel', 'tool', 'option'].includes(zone)
    ? new RegExp(`data-${zone}="${quoted(id)}"`)
    : new RegExp(`data-(place|spot|move)="${quoted(spot)}"`)
}
