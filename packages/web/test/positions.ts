// Positions of recorded matches in which the prompt has most to say: as files that a browser opens, each with the asked
// seat for a person and bots for the others.

import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { classic } from '@sietch/classic'
import { translator } from '@sietch/i18n'
import { imperium, uprising } from '@sietch/imperium'
import { choose, type Match, type Prompt, replay, type State } from '@sietch/kernel'
import type { ReleasedMatch } from '@sietch/kernel/testing'
import { offerOf as offerInClassic } from '../src/classic/offers.ts'
import { BOARD_ZONES as CLASSIC_ZONES, placed as placedInClassic } from '../src/classic/places.ts'
import { actionsOf } from '../src/decision/actions.ts'
import { offerOf as offerInImperium } from '../src/imperium/offers.ts'
import { placed as placedInImperium } from '../src/imperium/places.ts'
import { zoneOf } from '../src/table/selection.ts'

export type Position = { readonly name: string; readonly file: string }

/** Leaders have a screen of their own. */
const BESIDE = ['discard', 'play', 'deck', 'aside', 'trophy']

const GAMES = [
  {
    rules: imperium,
    from: '../../imperium/test/released/imperium',
    box: () => 'imperium',
    placed: placedInImperium,
    offerOf: offerInImperium,
    isBeside: (zone: string) => BESIDE.includes(zone),
  },
  {
    rules: uprising,
    from: '../../imperium/test/released/uprising',
    box: (state: State) => (state as unknown as { box: string }).box,
    placed: placedInImperium,
    offerOf: offerInImperium,
    isBeside: (zone: string) => BESIDE.includes(zone),
  },
  {
    rules: classic,
    from: '../../classic/test/released/classic',
    box: () => 'classic+advanced',
    placed: placedInClassic,
    offerOf: offerInClassic,
    isBeside: (zone: string) => !CLASSIC_ZONES.includes(zone),
  },
] as const

type Measure = 'chips' | 'words' | 'number' | 'tray' | 'lit' | 'sentence'

/** Of each game and each measure the position that has most of it, and the fullest of some kinds of decisions. */
export function fullest(): readonly Position[] {
  return GAMES.flatMap((game) => {
    const best = new Map<string, { value: number; position: Position }>()
    for (const log of recorded(game.from, game.rules.version)) {
      const match = replay(game.rules as never, { ...log, choices: [] }) as Match<State, unknown>
      for (const [after, { seat, key }] of log.choices.entries()) {
        const [prompt, another] = match.prompts
        if (prompt !== undefined && another === undefined && prompt.decision.kind !== 'leader') {
          const measures = measured(game, prompt, match.state)
          const wanted = { ...measures, [`kind ${prompt.decision.kind}`]: measures.words }
          for (const [name, value] of Object.entries(wanted)) {
            if (value <= (best.get(name)?.value ?? 0)) continue
            const position = {
              name: `${game.rules.id}: ${name} (${prompt.decision.kind}, after ${after})`,
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

/** The first position of the recorded matches of a game in which this is asked. */
export function firstWhere(id: string, isWanted: (prompt: Prompt, state: State) => boolean): string {
  for (const { rules, from } of GAMES.filter((game) => game.rules.id === id)) {
    for (const log of recorded(from, rules.version)) {
      const match = replay(rules as never, { ...log, choices: [] }) as Match<State, unknown>
      for (const [after, { seat, key }] of log.choices.entries()) {
        const [prompt, another] = match.prompts
        if (prompt !== undefined && another === undefined && isWanted(prompt, match.state))
          return fileAt(rules, log, after, prompt.decision.seat)
        choose(match as never, seat, key)
      }
    }
  }
  throw new Error(`no recorded match of ${id} has such a position`)
}

const recorded = (from: string, version: number): readonly ReleasedMatch<never>[] =>
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
  } satisfies { readonly [M in Measure]: number }
}

function fileAt(
  { id }: { readonly id: string },
  { version, setup, seed, generator, choices }: ReleasedMatch<unknown>,
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
