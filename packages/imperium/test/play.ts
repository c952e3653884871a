// Playing components in tables. A row is a small scenario told by Serhii: what lies on the table, what is chosen, what
// is there afterward. The words are those of scenario files (docs/scenarios.md).

import type { Json, JsonObject } from '@sietch/kernel'
import { runScenario, type Scenario } from '@sietch/kernel/scenario'
import { expect, it } from 'vitest'
import type { Card } from '../src/content/types.ts'
import { imperiumScenarios, uprisingScenarios } from '../src/scenario/index.ts'

/** With six Serhii is Muad'Dib, Andrii and Taras are his Allies; Iryna is Shaddam, hers are Lesia and Olha. */
const SEATS = ['Serhii', 'Olha', 'Andrii', 'Iryna', 'Taras', 'Lesia'] as const
const [SERHII] = SEATS
const RIVALS = ['automa 1', 'automa 2'] as const
const NAMES: readonly string[] = [...SEATS, ...RIVALS]

type Expectation = NonNullable<Scenario['expected']>
type Step = Scenario['steps'][number]

/**
 * Words about Serhii; under `table` those about the table, under a name those about another player. In `then` the
 * table may also have `events`, `noEvents`, `decisions`, `view` and `outcome`.
 */
type Words = { readonly [word: string]: Json; readonly table?: JsonObject }

export type Row = {
  /** The component and the part of it that is played, then what must hold: `chani acquire: gives a water`. */
  readonly name: string
  /** People; one or two of them play against Rivals. */
  readonly seats?: 1 | 2 | 3 | 4 | 6
  readonly rivals?: JsonObject
  readonly leaders?: readonly (string | null)[]
  readonly modules?: readonly string[]
  readonly given?: Words
  /**
   * Serhii's choices by key, another player's as `Olha: …`. `no KEY` is not offered, `only KEY | KEY` is all that is.
   * Words between choices are checked there.
   */
  readonly choose?: readonly (string | Words)[]
  readonly then?: Words
}

/** One test for each row. */
export function playAll(rows: readonly Row[], game = imperiumScenarios): void {
  for (const row of rows) it(row.name, () => expect(problemsOf(row, game)).toEqual([]))
}

export const playUprising = (rows: readonly Row[]): void => playAll(rows, uprisingScenarios)

/** The rows with these modules in play, but those that name their own. */
export const withModules = (modules: readonly string[], rows: readonly Row[]): Row[] =>
  rows.map((row) => ({ modules, ...row }))

/** The rows with the CHOAM module in play. */
export const withChoam = (rows: readonly Row[]): Row[] => rows.map((row) => ({ ...row, modules: ['choam'] }))

/** The rows as games of six. */
export const withSix = (rows: readonly Row[], ...modules: readonly string[]): Row[] =>
  rows.map((row) => ({ seats: 6, modules: ['choam', ...modules], ...row }))

/** What stands before the colon of a name: the component and its part. */
export const headOf = ({ name }: Row): string => name.split(':')[0] ?? name

/** The wanted parts that no row plays. */
export function unplayed(rows: readonly Row[], wanted: readonly string[]): string[] {
  const played = new Set(rows.map(headOf))
  return wanted.filter((part) => !played.has(part))
}

/** The parts of a card that need a row of their own: all but icons, and Persuasion or resources plainly revealed. */
export function partsOf({
  id,
  agent,
  reveal,
  acquire,
  trashed = [],
  discarded = [],
  ignoresRequirements,
}: Card): string[] {
  const moreThanGains = reveal.filter((effect) => effect.do !== 'gain')
  const boxes = Object.entries({ agent, acquire, trashed, discarded, reveal: moreThanGains })
  const filled = boxes.flatMap(([part, effects]) => (effects.length > 0 ? [`${id} ${part}`] : []))
  return ignoresRequirements ? [...filled, `${id} agent`] : filled
}

/** Keys that a row says are not offered and that no row shows to exist, whatever their numbers: misspelled ones. */
export function neverOffered(rows: readonly Row[]): string[] {
  const keys = rows.flatMap(({ choose = [] }) => choose).filter((step) => typeof step === 'string')
  const steps = keys.map(stepOf)
  const withoutNumbers = (key: string): string => key.replaceAll(/\d+/g, 'n')
  const shown = new Set(steps.flatMap(keysShown).map(withoutNumbers))
  return steps.flatMap((step) =>
    step.do === 'refuse' && !shown.has(withoutNumbers(step.key)) ? [step.key] : [],
  )
}

function keysShown(step: Step): readonly string[] {
  if (step.do === 'choose') return step.keys
  return step.do === 'options' ? (step.expected.exactly ?? []) : []
}

function problemsOf(
  { name, seats = 3, rivals, leaders, modules, given = {}, choose = [], then }: Row,
  game: typeof imperiumScenarios,
): readonly string[] {
  const { table, players } = wordsBySeat(given)
  return runScenario(game, {
    name,
    rules: [],
    game: game.rules.id,
    seats: SEATS.slice(0, seats),
    setup: {
      ...(leaders && { leaders }),
      ...(modules && { modules }),
      ...(rivals && { rivals }),
      ...(seats === 6 && { throneRow: 'never' }),
    },
    seed: '1',
    given: { table: leaders === undefined ? { firstPlayer: SERHII, ...table } : table, players },
    steps: choose.map(stepOf),
    ...(then === undefined ? {} : { expected: expectationOf(then) }),
  }).problems
}

function wordsBySeat({ table = {}, ...words }: Words): { table: JsonObject; players: JsonObject } {
  const entries = Object.entries(words)
  const isName = ([word]: [string, Json]): boolean => NAMES.includes(word)
  const own = Object.fromEntries(entries.filter((entry) => !isName(entry)))
  return { table, players: { [SERHII]: own, ...Object.fromEntries(entries.filter(isName)) } }
}

function expectationOf(words: Words): Expectation {
  const { table, players } = wordsBySeat(words)
  const { events, noEvents, decisions, view, outcome, ...rest } = table
  const special = { events, noEvents, decisions, view, outcome }
  const given = Object.entries(special).filter(([, value]) => value !== undefined)
  return { table: rest, players, ...(Object.fromEntries(given) as Partial<Expectation>) }
}

function stepOf(step: string | Words): Step {
  if (typeof step !== 'string') return { do: 'then', expected: expectationOf(step) }
  const [, seat = SERHII, how, key = ''] = /^(?:(\w+): )?(?:(no|only) )?(.*)$/.exec(step) ?? []
  switch (how) {
    case 'no':
      return { do: 'refuse', seat, key }
    case 'only':
      return { do: 'options', seat, expected: { include: [], exclude: [], exactly: key.split(' | ') } }
    default:
      return { do: 'choose', seat, keys: [key] }
  }
}
