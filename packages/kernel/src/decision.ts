// Decisions and their options. An option is a verb with targets: the targets are highlighted on the table, the rules
// read them when the option is chosen, and together they spell the key that logs, links and tests use.

import type { Seat } from './seat.ts'

/**
 * A seat has to choose, and what the choice is about. Seat and kind are public unless the decision is optional; only
 * the seat itself sees the options.
 */
export type Decision = {
  readonly seat: Seat
  readonly kind: string
  /**
   * Ask even when only one option is left: taking it silently would tell the others what the seat holds,
   * or the player is meant to confirm.
   */
  readonly ask?: true
  /**
   * The seat may answer but need not: no one waits for it, no clock runs, and only the seat knows about it. Either way,
   * the decisions that this seat and others have to make remain theirs.
   */
  readonly optional?: true
  /** How a seat declines: just this once, and for as long as the rules let it decline in one go. */
  readonly decline?: Declining
  /**
   * Everyone who might have an answer, as far as the table can tell, is asked at once, most of them in vain. Who could
   * have answered is secret: a host closes the decision at a time that depends on nothing hidden, and reveals all
   * answers together (docs/decisions/016).
   */
  readonly veiled?: true
}

/** The keys of the options that decline; it cannot always be done in one go. */
export type Declining = {
  readonly now: string
  readonly always?: string
  /** Those that decline for a while. */
  readonly until?: readonly string[]
}

/** Something on the table that an option is about: a card, a space, a faction, a seat, a number. */
export type Target = {
  readonly kind: string
  readonly id: string | number
  /** Which of several with the same id; part of the key. */
  readonly at?: string
  /** Where to look it up; not part of the key. */
  readonly slot?: string
}

export type Option = {
  readonly key: string
  readonly verb: string
  readonly targets: readonly Target[]
  /** The player may add free text (`saying`) of at most this many characters: the one thing a list cannot hold. */
  readonly words?: number
}

/** The option with the player's own words as its last target: `about free: Do you hold it?`. */
export const saying = (option: Option, words: string): Option => ({
  key: `${option.key}: ${words}`,
  verb: option.verb,
  targets: [...option.targets, { kind: 'words', id: words }],
})

/** The option for a key, with or without the player's own words. */
export function spelled(options: readonly Option[], key: string): Option | undefined {
  for (const option of options) {
    if (option.key === key) return option
    if (option.words === undefined || !key.startsWith(`${option.key}: `)) continue
    const words = key.slice(option.key.length + 2)
    if (areWords(words, option.words)) return saying(option, words)
  }
  return undefined
}

/** Something to read, in one line. */
const areWords = (words: string, most: number): boolean =>
  words.length > 0 &&
  words.length <= most &&
  words === words.trim() &&
  !/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(words)

/** A decision with its options, listed once and then passed along. */
export type Prompt = { readonly decision: Decision; readonly options: readonly Option[] }

/** Is declining, now or for a while, the only option left? */
export const isVain = ({ decision: { decline }, options }: Prompt): boolean =>
  decline !== undefined &&
  options.every(
    ({ key }) => key === decline.now || key === decline.always || decline.until?.includes(key) === true,
  )

/** Everything asked at one moment. */
export type Asked = {
  /** What people have to decide; empty when the game is over. */
  readonly prompts: readonly Prompt[]
  /** What they may decide in addition, each known only to its seat; empty when the game is over. */
  readonly offers: readonly Prompt[]
}

/** Something a player may expect to do but cannot now, and why: `why` is a word, the rest its particulars. */
export type Closed = { readonly targets: readonly Target[]; readonly reason: { readonly why: string } }

/** `agent dagger > arrakeen`, `trash dagger@hand`, `deploy 3`, `pass`. */
export function option(verb: string, ...targets: readonly Target[]): Option {
  let key = verb
  for (let i = 0; i < targets.length; i++) {
    const target = targets[i] as Target
    key += (i === 0 ? ' ' : ' > ') + (target.at === undefined ? target.id : `${target.id}@${target.at}`)
  }
  return { key, verb, targets }
}

/** The verb in a key. */
export const verbOf = (key: string): string => key.split(' ', 1)[0] ?? ''

/** An option about one thing, created once per thing and shared: `skill hardy`. */
export function optionAbout(verb: string, kind: string): (id: string) => Option {
  const known = new Map<string, Option>()
  return (id) => {
    let made = known.get(id)
    if (made === undefined) {
      made = option(verb, { kind, id })
      known.set(id, made)
    }
    return made
  }
}

export const number = (n: number): Target => ({ kind: 'number', id: n })

export const seatTarget = (seat: Seat): Target => ({ kind: 'seat', id: seat })

/** The id of the option's target at `index`; the rules made the option, so a missing target is a bug. */
export function targetId(option: Option, index = 0): string | number {
  const target = option.targets[index]
  if (target === undefined) throw new Error(`option "${option.key}" has no target ${index}`)
  return target.id
}

export function targetNumber(option: Option, index = 0): number {
  const id = targetId(option, index)
  if (typeof id !== 'number') throw new Error(`target ${index} of "${option.key}" is not a number`)
  return id
}

/** `3 to 0` as options `deploy 3` … `deploy 0`: numbers are a list of numbers. */
export function countdown(verb: string, from: number, to: number): Option[] {
  const options: Option[] = []
  for (let n = from; n >= to; n--) options.push(option(verb, number(n)))
  return options
}
