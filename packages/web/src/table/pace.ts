// How fast moments follow each other on the page: other players' moves are shown one by one, each with its beats.

import type { Beat, Between } from '../stage/beat.ts'

export const SPEEDS = ['slow', 'normal', 'fast', 'instant'] as const
export type Speed = (typeof SPEEDS)[number]

/** From one moment of a bot to the next, in milliseconds. At `instant` it is as often as a page can be drawn at ease. */
const PACE: { readonly [S in Speed]: number } = { slow: 1400, normal: 700, fast: 250, instant: 60 }

/** What a beat's length is counted in, in milliseconds. */
const BEAT: { readonly [S in Speed]: number } = { slow: 1500, normal: 900, fast: 450, instant: 0 }

/** One thing the page shows: a moment, or a beat with what lies behind it. */
type Step<T> = {
  readonly item: T
  readonly beat: Beat | null
  /** It waits for those before it. */
  readonly isPaced: boolean
  /** The beat that has told it already. */
  readonly told: Beat | null
}

type Settings = {
  speed(): Speed
  wants(beat: Beat): boolean
  /** Milliseconds for which a beat waits for the player. */
  patience(): number
}

export type Queue<T> = {
  /** `before` is what the page shows until then, for beats that want it behind them. */
  push(item: T, isPaced: boolean, beats?: readonly Beat[], before?: T): void
  /** Goes on from the beat that is shown; without one to the next beat, or to the latest moment. */
  skip(): void
  /** To the next beat that waits for the player, or to the latest moment. */
  skipAll(): void
  /** Tells the rest in short: how the latest scenes end, and what waits for the player. */
  catchUp(): void
  /** Drops everything queued, and shows this. */
  jump(item: T): void
  /** Pauses until resumed. */
  halt(isHalted: boolean): void
  /** How many things wait to be shown. */
  ahead(): number
  /** How many moments do. */
  moments(): number
  close(): void
}

/** So many scenes are told to someone who is far behind. */
const SCENES = 4

/** The beats with which the latest scenes end: each tells all of its scene. */
const endsOf = (beats: readonly Beat[]): ReadonlySet<Beat | null> =>
  new Set(beats.filter(({ key }, index) => key !== beats[index + 1]?.key).slice(-SCENES))

export function pacedQueue<T>(
  { speed, wants, patience }: Settings,
  /** `told` is the beat that has told of it when it is shown without one. */
  show: (item: T, beat: Beat | null, ahead: number, told: Beat | null) => void,
  /** A moment in the middle of what was pushed. */
  between: (item: T, at: Between) => T = (item) => item,
): Queue<T> {
  let queue: Step<T>[] = []
  let current: Step<T> | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let shownAt = Number.NEGATIVE_INFINITY
  let isHalted = false
  /** When the player who reads something has come into a hurry. */
  let hurried: number | null = null

  function hurriedAt(): number {
    hurried = patience() === Number.POSITIVE_INFINITY ? null : (hurried ?? performance.now())
    return hurried ?? 0
  }

  const isShown = ({ beat }: Step<T>): boolean => beat === null || wants(beat)
  const waits = ({ beat }: Step<T>): boolean => beat?.lasts === 'waits' && wants(beat)
  const ahead = (): number => queue.filter(isShown).length

  /** Milliseconds that what is shown has to itself before this. */
  function hold({ isPaced }: Step<T>): number {
    const beat = current?.beat
    if (beat) return beat.lasts === 'waits' ? patience() : beat.lasts * BEAT[speed()]
    return isPaced ? PACE[speed()] : 0
  }

  function next(): void {
    clearTimeout(timer)
    timer = undefined
    queue = queue.filter(isShown)
    const [first] = queue
    if (first === undefined || isHalted) return
    // Someone may be in a hurry only since now.
    const since = current?.beat?.lasts === 'waits' ? Math.max(shownAt, hurriedAt()) : shownAt
    const wait = since + hold(first) - performance.now()
    if (wait === Number.POSITIVE_INFINITY) return
    if (wait > 0) timer = setTimeout(next, wait)
    else hand(count())
  }

  /** How many steps are shown as one. */
  function count(): number {
    if (speed() === 'instant') {
      const beat = queue.findIndex((step) => step.beat !== null)
      if (beat !== 0) return beat < 0 ? queue.length : beat
    }
    // What the beats have told needs no time of its own when something follows.
    const [first, second] = queue
    return first !== undefined && first.told !== null && second !== undefined && first.item === current?.item
      ? 2
      : 1
  }

  function hand(n: number): void {
    const step = queue.splice(0, n).at(-1)
    if (step !== undefined) {
      current = step
      shownAt = performance.now()
      show(step.item, step.beat, ahead(), step.told)
    }
    next()
  }

  function behind({ behind: at }: Beat, item: T, before: T): T {
    if (at === 'after') return item
    return at === 'before' ? before : between(item, at)
  }

  function skipAll(): void {
    queue = queue.filter(isShown)
    const stop = queue.findIndex(waits)
    hand(stop < 0 ? queue.length : stop + 1)
  }

  return {
    push(item, isPaced, beats = [], before = item) {
      for (const [index, beat] of beats.entries()) {
        queue.push({ item: behind(beat, item, before), beat, isPaced: isPaced && index === 0, told: null })
      }
      const told = beats.findLast(wants) ?? null
      queue.push({ item, beat: null, isPaced: isPaced && told === null, told })
      if (timer === undefined) next()
    },
    skip() {
      queue = queue.filter(isShown)
      const beat = queue.findIndex((step) => step.beat !== null)
      if (current?.beat) hand(count())
      else hand(beat < 0 ? queue.length : beat + 1)
    },
    skipAll,
    catchUp() {
      const told = queue.flatMap(({ beat }) => (beat !== null && wants(beat) ? [beat] : []))
      const ends = endsOf(told.filter(({ lasts }) => lasts !== 'waits'))
      const last = queue.at(-1)
      queue = queue.filter((step) => step === last || waits(step) || ends.has(step.beat))
      // A bare moment has been looked at long enough.
      if (current !== null && current.beat === null) shownAt = Number.NEGATIVE_INFINITY
      next()
    },
    jump(item) {
      queue = [{ item, beat: null, isPaced: false, told: null }]
      hand(1)
    },
    halt(should) {
      isHalted = should
      next()
    },
    ahead,
    moments: () => queue.filter(({ beat }) => beat === null).length,
    close() {
      clearTimeout(timer)
      queue = []
    },
  }
}
