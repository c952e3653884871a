// Everything hidden is revealed when a match is over: whatever could have been different is in one of the piles.

import { fork, isObject, type Json, type JsonObject, pick, rngOf, type State } from '@sietch/kernel'
import { describe, expect, it } from 'vitest'
import type { Game } from '../src/game.ts'
import { GAMES, loadGames } from '../src/index.ts'

const SETUPS: readonly (readonly [game: string, setup: JsonObject])[] = [
  ['imperium', { players: 4 }],
  ['uprising', { players: 3, modules: ['choam', 'bloodlines', 'tech'] }],
  ['uprising', { players: 6, modules: ['choam'] }],
  ['uprising', { players: 2, modules: ['bloodlines'] }],
  ['classic', { players: 6, modules: ['advanced'] }],
]

const STEPS = 400

/** Every string in a state with its path. */
function words(json: Json, at = ''): [string, string][] {
  if (typeof json === 'string') return [[at, json]]
  if (Array.isArray(json)) return json.flatMap((one, index) => words(one, `${at}/${index}`))
  return isObject(json) ? Object.entries(json).flatMap(([name, one]) => words(one, `${at}/${name}`)) : []
}

const games = await loadGames(GAMES)

describe.each(SETUPS)('in %s with %j', (id, wanted) => {
  it('everything hidden is laid open, and nothing else is lost or found there', () => {
    const any = games.find((game) => game.id === id)
    expect(any?.open((game) => hiddenSeen(game, wanted))).toBeGreaterThan(20)
  })
})

/** Plays randomly, and returns how many hidden strings were found in piles. */
function hiddenSeen<S extends State, Setup, View>(game: Game<S, Setup, View>, wanted: Json): number {
  const { rules, laidOpen } = game
  if (laidOpen === undefined) return 0
  const rng = rngOf('laid open')
  const s = rules.setup(game.setups.read(wanted), fork(rng), () => {})
  let found = 0
  for (let step = 0; step < STEPS; step++) {
    const [decision] = rules.decisions(s).filter(({ optional }) => optional !== true)
    if (decision === undefined) break
    if (step % 20 === 0) {
      const laid = new Set(laidOpen(s).flatMap(({ things }) => things))
      const other = rules.imagine(s, 'spectator', fork(rng))
      const sizes = (of: S) => laidOpen(of).map(({ seat, term, things }) => [seat, term, things.length])
      expect(sizes(other)).toEqual(sizes(s))
      const before = new Map(words(other as unknown as Json))
      for (const [at, word] of words(s as unknown as Json)) {
        // A leader's place follows from its captor; pending picks are seen by the chooser.
        if (before.get(at) === word || at.endsWith('/place') || at.startsWith('/stack/')) continue
        expect(laid, `${word} at ${at}`).toContain(word)
        found++
      }
    }
    rules.choose(s, decision, pick(rng, rules.options(s, decision)), () => {})
  }
  return found
}
