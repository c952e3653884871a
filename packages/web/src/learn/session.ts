// A lesson in progress: hosts its match, plays the others' scripted moves, and tracks the learner's step. Everything
// can be undone to the beginning of any step reached.

import type { Game } from '@sietch/games'
import type { Lesson } from '@sietch/games/lessons'
import { ask, type Choice, entryOf, type GameEvent, type Json, type State } from '@sietch/kernel'
import { fitsPattern, layOut, readScenarios } from '@sietch/kernel/scenario'
import { gameOf } from '../games/rules.ts'
import { type Host, hostMatch } from '../table/host.ts'
import { rowOf } from '../table/hosted.ts'
import { type Moment, TableError } from '../table/protocol.ts'
import { newSummary, type Stored } from '../table/store.ts'
import type { KeptLesson, LessonAt, LessonDeed, Made } from './at.ts'
import { type Since, standingOf } from './goals.ts'
import { findLesson } from './lessons.ts'
import { tableFor } from './seating.ts'

/** A host whose moments include the place in the lesson. */
export type LessonHost = Host & { learn(deed: LessonDeed): Promise<Moment | undefined> }

/** Nothing is stored: the choices are enough to resume. */
const NOWHERE = { save: async () => {} }

export async function hostLesson(id: string, kept: KeptLesson | null): Promise<LessonHost> {
  const lesson = await findLesson(id)
  if (lesson === undefined) throw new TableError('gone')
  const game = await gameOf(lesson.game)
  return game.open((opened) => takeLesson(opened, id, lesson, kept))
}

async function takeLesson<S extends State, Setup, View>(
  game: Game<S, Setup, View>,
  id: string,
  lesson: Lesson,
  kept: KeptLesson | null,
): Promise<LessonHost> {
  const own = lesson.seat ?? 0
  const isPuzzle = 'position' in lesson
  const stored = await laid(game, id, lesson)
  let host: Host
  let step = 0
  let marks: number[] = []
  let made: Made[] = []
  /** What is played before the step begins. */
  let script: Choice[] = []
  /** What the learner is shown. */
  let shows: string[] = []
  let isShown = false

  const seqNow = (): number => host.moment().snapshot.seq

  /** From the beginning, choice by choice. */
  async function play(choices: readonly Made[]): Promise<void> {
    host = await hostMatch(game, stored, NOWHERE)
    made = []
    script = []
    shows = []
    for (const choice of choices) {
      await host.act(choice)
      made.push(choice)
    }
  }

  /** To where the table was when a step began. */
  async function returnTo(wanted: number): Promise<void> {
    step = wanted
    marks = marks.slice(0, wanted + 1)
    const mark = marks[wanted] ?? 0
    await play(made.filter(({ seq }) => seq < mark))
  }

  function enter(next: number): void {
    step = next
    script = [...(lesson.steps[next]?.before ?? [])]
    shows = []
    if (script.length === 0) marks[next] = seqNow()
  }

  async function restore({
    step: then,
    marks: reached,
    made: choices,
    isShown: was,
  }: KeptLesson): Promise<void> {
    await play(choices)
    step = then
    marks = [...reached]
    isShown = was === true && !isPuzzle
  }

  function since(): Since {
    const { snapshot, log } = host.moment()
    const mark = marks[step] ?? 0
    return {
      snapshot,
      entries: log.entries.filter(({ seq }) => seq > mark),
      chosen: made.filter(({ seq, seat }) => seq >= mark && seat === own).map(({ key }) => key),
    }
  }

  const isWaiting = (): boolean => script.length > 0

  /** What the learner is shown next; what was done before the step began is no longer offered. */
  function nextShown(): Made | undefined {
    const { asked } = host.moment().snapshot
    for (let wanted = shows.shift(); wanted !== undefined; wanted = shows.shift()) {
      const pattern = wanted
      const found = asked?.options.find(({ key }) => fitsPattern(pattern, key))
      if (found !== undefined) return { seq: seqNow(), seat: own, key: found.key }
    }
    return undefined
  }

  function at(): LessonAt {
    const standing = lesson.steps[step]
    const of = standing === undefined || isWaiting() ? undefined : standingOf(standing, since())
    return {
      step,
      is: standing === undefined ? 'over' : of === undefined ? 'waits' : of.is === 'reached' ? 'open' : of.is,
      say: of !== undefined && 'say' in of ? of.say : null,
      isBegun: of !== undefined && made.some(({ seq }) => seq >= (marks[step] ?? 0)),
      isShown,
      kept: { step, marks, made, ...(isShown && { isShown }) },
    }
  }

  /** The others play by themselves. */
  function areOthersFree(): boolean {
    const now = lesson.steps[step]
    return now?.goal !== undefined && now.alone !== undefined && at().is === 'open'
  }

  /** A step that was reached leads to the next. */
  function goOn(): void {
    const now = lesson.steps[step]
    if (now !== undefined && !isWaiting() && standingOf(now, since()).is === 'reached') enter(step + 1)
  }

  const told = (moment: Moment): Moment => ({
    ...moment,
    ...(moment.via && { via: moment.via.map(told) }),
    thinking: isWaiting() || areOthersFree() ? moment.thinking : null,
    lesson: at(),
  })

  async function taken(choice: Made, moment: Moment | undefined): Promise<Moment | undefined> {
    if (moment === undefined) return undefined
    made.push(choice)
    if (isWaiting()) {
      script.shift()
      if (!isWaiting()) marks[step] = seqNow()
    } else goOn()
    return told(moment)
  }

  await play([])
  try {
    if (kept === null) enter(0)
    else await restore(kept)
  } catch (error) {
    // Newer rules may offer something else: the lesson starts over.
    if (!(error instanceof TableError)) throw error
    await play([])
    enter(0)
  }

  return {
    moment: () => told(host.moment()),
    viewer: () => host.viewer(),
    isBotAsked: () => isWaiting() || shows.length > 0 || (areOthersFree() && host.isBotAsked()),
    think() {
      const [first] = script
      if (first !== undefined) return { seq: seqNow(), ...first }
      if (areOthersFree() && host.isBotAsked()) return host.think()
      return nextShown()
    },
    rested: () => undefined,
    act: async (thought) => taken(thought, await host.act(thought)),
    choose: async (seq, key) =>
      isWaiting() ? undefined : taken({ seq, seat: own, key }, await host.choose(seq, key)),
    async undo(seq) {
      const moment = isWaiting() ? undefined : await host.undo(seq)
      if (moment === undefined) return undefined
      made = made.filter((choice) => choice.seq < moment.snapshot.seq)
      while (step > 0 && (marks[step] ?? 0) > moment.snapshot.seq) step--
      marks = marks.slice(0, step + 1)
      return told(moment)
    },
    lapse: async () => undefined,
    turned: () => undefined,
    takeOver: () => told(host.moment()),
    hint: (seq) => host.hint(seq),
    async learn(deed) {
      const now = lesson.steps[step]
      switch (deed) {
        case 'next':
          if (now?.goal !== undefined || at().is !== 'open') return undefined
          enter(step + 1)
          break
        case 'back':
          await returnTo(Math.max(0, step - 1))
          break
        case 'again':
          await returnTo(isWaiting() ? step - 1 : step)
          break
        case 'show':
          if (now?.goal === undefined || isWaiting()) return undefined
          await returnTo(step)
          shows = [...now.shows]
          isShown = true
          break
        case 'restart':
          // A puzzle's answer stays seen; a lesson can still be done unaided.
          isShown &&= isPuzzle
          marks = []
          await play([])
          enter(0)
      }
      return told(host.moment())
    },
  }
}

/** The table of the lesson, as a match that has been kept before its first choice. */
async function laid<S extends State, Setup, View>(
  game: Game<S, Setup, View>,
  id: string,
  lesson: Lesson,
): Promise<Stored> {
  const { state, events, asked } = await beginning(game, id, lesson)
  const entry = entryOf('', null, state, { choice: null, events, moment: { asked } })
  const table = tableFor(lesson)
  const { version } = game.rules
  return {
    summary: { ...newSummary(id, table), version },
    position: {
      id,
      version,
      state: state as unknown as Json,
      legs: [{ version, from: 0 }],
      origin: { seq: 0, state },
    },
    rows: [rowOf(id, 0, entry, true)],
  }
}

async function beginning<S extends State, Setup, View>(
  { rules, workshop }: Game<S, Setup, View>,
  id: string,
  lesson: Lesson,
) {
  const events: GameEvent[] = []
  const toAsk = ({ prompts }: ReturnType<typeof ask<S>>) =>
    prompts.map(({ decision: { seat, kind } }) => ({ seat, kind }))
  if ('position' in lesson) {
    const state = rules.clone(rules.migrate(lesson.position.state, lesson.position.version))
    return { state, asked: toAsk(ask(rules, state, (event) => void events.push(event))), events }
  }
  const { scenarios } = (await workshop?.()) ?? {}
  if (scenarios === undefined) throw new Error(`${lesson.game} has no words for a lesson`)
  const seats = Array.from({ length: lesson.players }, (_, seat) => String(seat))
  const { game, setup, seed, given } = lesson
  const [scenario] = readScenarios({ scenario: id, game, seats, setup, seed, given })
  if (scenario === undefined) throw new Error('a lesson without a table')
  const { match, events: told } = layOut(scenarios, scenario)
  return { state: match.state, asked: toAsk(match), events: told }
}
