// Positions of matches in which the prompt has most to say, or most lies on the table: as files that a browser opens,
// each with the asked seat for a person and bots for the others. The matches are recorded ones, or played here by bots
// where none with such modules are recorded yet.

import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { botFor, imperiumJudgement } from '@sietch/bots'
import { classic } from '@sietch/classic'
import { translator } from '@sietch/i18n'
import { type ImperiumSetup, imperium, uprising } from '@sietch/imperium'
import {
  type Choice,
  choose,
  type Match,
  type MatchLog,
  NEWEST,
  type Prompt,
  type Rules,
  replay,
  type State,
  simulate,
  start,
} from '@sietch/kernel'
import { offerOf as offerInClassic } from '../src/classic/offers.ts'
import { BOARD_ZONES as CLASSIC_ZONES, placed as placedInClassic } from '../src/classic/places.ts'
import { actionsOf } from '../src/decision/actions.ts'
import { offerOf as offerInImperium } from '../src/imperium/offers.ts'
import { placed as placedInImperium } from '../src/imperium/places.ts'
import { zoneOf } from '../src/table/selection.ts'

export type Position = { readonly name: string; readonly file: string }

/** Leaders have a screen of their own. */
const BESIDE = ['discard', 'play', 'deck', 'aside', 'trophy']

/** With all that can lie on one table, and each Leader who brings something along. */
const EVERYTHING = { players: 4, modules: ['choam', 'bloodlines', 'tech'] } as const
const BLOODLINES = [
  ['esmar-tuek', 'chani', 'kota-odax-of-ix', 'steersman-yrkoon'],
  ['piter-de-vries', 'duncan-idaho', 'esmar-tuek', 'liet-kynes'],
] as const

/** The game of teams, alone and with everything. */
const SIX = [['choam'], EVERYTHING.modules] as const

const GAMES = [
  {
    name: 'imperium',
    rules: imperium,
    matches: () => recorded('../../imperium/test/released/imperium', imperium.version),
    box: () => 'imperium',
    placed: placedInImperium,
    offerOf: offerInImperium,
    isBeside: (zone: string) => BESIDE.includes(zone),
  },
  {
    name: 'uprising',
    rules: uprising,
    matches: () => recorded('../../imperium/test/released/uprising', uprising.version),
    box: (state: State) => (state as unknown as { box: string }).box,
    placed: placedInImperium,
    offerOf: offerInImperium,
    isBeside: (zone: string) => BESIDE.includes(zone),
  },
  {
    name: 'bloodlines',
    rules: uprising,
    matches: () => BLOODLINES.map((leaders, index) => played({ ...EVERYTHING, leaders }, `seed ${index}`)),
    box: (state: State) => (state as unknown as { box: string }).box,
    placed: placedInImperium,
    offerOf: offerInImperium,
    isBeside: (zone: string) => BESIDE.includes(zone),
  },
  {
    name: 'six',
    rules: uprising,
    matches: () =>
      SIX.map((modules, index) => played({ players: 6, leaders: 'random', modules }, `seed ${index}`)),
    box: (state: State) => (state as unknown as { box: string }).box,
    placed: placedInImperium,
    offerOf: offerInImperium,
    isBeside: (zone: string) => BESIDE.includes(zone),
  },
  {
    name: 'classic',
    rules: classic,
    matches: () => recorded('../../classic/test/released/classic', classic.version),
    box: () => 'classic+advanced',
    placed: placedInClassic,
    offerOf: offerInClassic,
    isBeside: (zone: string) => !CLASSIC_ZONES.includes(zone),
  },
] as const

type Measure = 'chips' | 'words' | 'number' | 'tray' | 'lit' | 'sentence' | 'things'

/** Of each game and each measure the position that has most of it, and the fullest of some kinds of decisions. */
export function fullest(): readonly Position[] {
  return GAMES.flatMap((game) => {
    const best = new Map<string, { value: number; position: Position }>()
    for (const log of game.matches()) {
      const match = replay(game.rules as never, { ...log, choices: [] }) as Match<State, unknown>
      for (const [after, { seat, key }] of log.choices.entries()) {
        const [prompt, another] = match.prompts
        if (prompt !== undefined && another === undefined && prompt.decision.kind !== 'leader') {
          const measures = measured(game, prompt, match.state)
          const wanted = { ...measures, [`kind ${prompt.decision.kind}`]: measures.words }
          for (const [name, value] of Object.entries(wanted)) {
            if (value <= (best.get(name)?.value ?? 0)) continue
            const position = {
              name: `${game.name}: ${name} (${prompt.decision.kind}, after ${after})`,
              file: fileAt(game.rules, log, after, prompt.decision.seat),
            }
            best.set(name, { value, position })
          }
        }
        choose(match as never, seat, key)
      }
    }
    return [...best.values()].map(({ position }) => position)
  })
}

/** The first position of the recorded matches of a game in which this is asked, of one seat or among others. */
export function firstWhere(
  id: string,
  isWanted: (prompt: Prompt, state: State) => boolean,
  isAmongOthers = false,
): string {
  for (const { rules, matches } of GAMES.filter((game) => game.name === id)) {
    for (const log of matches()) {
      const match = replay(rules as never, { ...log, choices: [] }) as Match<State, unknown>
      for (const [after, { seat, key }] of log.choices.entries()) {
        const prompt = match.prompts.find((each) => isWanted(each, match.state))
        if (prompt !== undefined && (isAmongOthers || match.prompts.length === 1))
          return fileAt(rules, log, after, prompt.decision.seat)
        choose(match as never, seat, key)
      }
    }
  }
  throw new Error(`no recorded match of ${id} has such a position`)
}

/** A match played without aim until someone may choose this. */
export function playedUntil<S extends State, Setup extends { readonly players: number }, View>(
  rules: Rules<S, Setup, View>,
  setup: Setup,
  wanted: string,
): string {
  for (let seed = 0; seed < 50; seed++) {
    const { match } = start(rules, setup, `seed ${seed}`)
    for (let after = 0; match.prompts.length > 0; after++) {
      const [prompt] = match.prompts
      if (prompt === undefined) break
      const { decision, options } = prompt
      if (match.prompts.length === 1 && options.some(({ key }) => key === wanted))
        return fileAt(rules, match.log as never, after, decision.seat)
      // Now this, now that: as long as every choice comes up, any order will do.
      const option = options[(after * 7 + seed) % options.length]
      if (option === undefined || !choose(match, decision.seat, option.key).ok) break
    }
  }
  throw new Error(`nobody could choose "${wanted}"`)
}

/** A match played without aim for so many choices, and on until the first seat alone is asked. */
export function playedFor<S extends State, Setup extends { readonly players: number }, View>(
  rules: Rules<S, Setup, View>,
  setup: Setup,
  choices: number,
): string {
  const { match } = start(rules, setup, 'played for a while')
  for (let after = 0; ; after++) {
    const [prompt, another] = match.prompts
    if (prompt === undefined) throw new Error('the game was over first')
    const { decision, options } = prompt
    if (after >= choices && another === undefined && decision.seat === 0)
      return fileAt(rules, match.log as never, after, 0)
    const option = options[(after * 7) % options.length]
    if (option === undefined || !choose(match, decision.seat, option.key).ok)
      throw new Error('an option could not be chosen')
  }
}

/** A match played by bots who do not think twice. */
export function played(setup: ImperiumSetup, seed: string): MatchLog<never> {
  const bot = botFor(uprising, 'instinct', imperiumJudgement())
  const choices: Choice[] = []
  simulate(
    uprising,
    setup,
    Array.from({ length: setup.players }, () => bot),
    seed,
    {
      watch: (_, __, chosen) => {
        if (chosen !== undefined) choices.push({ seat: chosen.decision.seat, key: chosen.option.key })
      },
    },
  )
  return {
    rules: uprising.id,
    version: uprising.version,
    setup: setup as never,
    seed,
    generator: NEWEST,
    choices,
  }
}

/** What lies before all players, in the games that have such things. */
function thingsOf(state: State): number {
  const { players } = state as unknown as {
    readonly players: readonly { readonly [thing: string]: unknown }[]
  }
  const before = players.flatMap(({ trophies, contracts, skills, tech }) => [
    trophies,
    contracts,
    skills,
    tech,
  ])
  return before.reduce<number>((sum, things) => sum + (Array.isArray(things) ? things.length : 0), 0)
}

const recorded = (from: string, version: number): readonly MatchLog<never>[] =>
  JSON.parse(gunzipSync(readFileSync(new URL(`${from}-${version}.json.gz`, import.meta.url))).toString())

function measured(game: (typeof GAMES)[number], { decision, options }: Prompt, state: State) {
  const say = translator('ru', game.box(state))
  const places = options.map((option) => game.placed(option))
  const said = places.flatMap(({ option, places: on }) => (on.length === 0 ? option : []))
  const { chips, numbers } = actionsOf(said, game.offerOf)
  const words = said.map((option) => say.option(decision, option).length)
  return {
    chips: chips.length,
    words: words.reduce((sum, length) => sum + length, 0),
    number: Math.max(0, ...numbers.map((group) => group.options.length)),
    tray: new Set(places.flatMap(({ places: on }) => on).filter((place) => game.isBeside(zoneOf(place))))
      .size,
    lit: new Set(places.flatMap(({ places: on }) => on)).size,
    sentence: say.decision(decision).length,
    things: thingsOf(state),
  } satisfies { readonly [M in Measure]: number }
}

function fileAt(
  { id }: { readonly id: string },
  { version, setup, seed, generator, choices }: MatchLog<unknown>,
  after: number,
  seat: number,
): string {
  const { players } = setup as { readonly players: number }
  const seats = Array.from({ length: players }, (_, index) =>
    index === seat ? { kind: 'human', name: '' } : { kind: 'bot', level: 'easy' },
  )
  const log = { version, setup, seed, generator, choices: choices.slice(0, after) }
  return JSON.stringify({ format: 'sietch-match', rules: id, seats, ...log })
}
