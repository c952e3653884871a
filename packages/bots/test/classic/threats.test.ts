import { type ClassicState, type ClassicView, classic } from '@sietch/classic'
import { type Policy, rngOf, settle } from '@sietch/kernel'
import { describe, expect, it } from 'vitest'
import { classicBotFor, classicJudgement } from '../../src/index.ts'
import { THREATS, type Threat, tableOf } from './threats.ts'

type Bot = Policy<ClassicState, ClassicView>

const judgement = classicJudgement()
const instinct = classicBotFor('instinct', judgement)
const hard = classicBotFor('hard', judgement, {
  candidates: 5,
  playouts: 30,
  cap: Number.POSITIVE_INFINITY,
})

/** Stays where it is, and fights as well as the fast policy does. */
const passive: Bot = (turn) =>
  turn.options.find(({ verb }) => verb === 'no-shipment' || verb === 'no-move' || verb === 'wait') ??
  instinct(turn)

/** The least resistance: nothing moves, and battles are fought without a dial, cards or traitors. */
const LEAST = ['no-shipment', 'no-move', 'no-call', 'wait', 'dial 0', 'weapon none', 'defense none']
const idle: Bot = (turn) =>
  turn.options.find(({ verb, key }) => LEAST.includes(verb) || LEAST.includes(key)) ?? instinct(turn)

/** Plays to the end of the round; everyone but the stopper is passive. */
function isStopped(threat: Threat, stopper: Bot): boolean {
  const s = tableOf(threat)
  const { round } = s
  const own = threat.factions.indexOf(threat.stopper)
  const rngs = threat.factions.map((_, seat) => rngOf(`${threat.name}/${seat}`))
  for (
    let prompts = settle(classic, s, () => {});
    s.round === round;
    prompts = settle(classic, s, () => {})
  ) {
    const [prompt] = prompts
    if (prompt === undefined) break
    const { decision, options } = prompt
    const { seat } = decision
    const rng = rngs[seat] ?? rngOf('nobody')
    const bot = seat === own ? stopper : passive
    const option = bot({
      decision,
      options,
      rng,
      view: () => classic.view(s, seat),
      imagine: () => classic.imagine(s, seat, rng),
    })
    if (option === undefined) throw new Error(`seat ${seat} does not answer`)
    classic.choose(s, decision, option, () => {})
  }
  const winners = (s.won?.seats ?? []).map((seat) => threat.factions[seat])
  return !threat.winners.every((faction) => winners.includes(faction))
}

describe('someone is about to win', () => {
  it('unless stopped, in each of the positions', () => {
    expect(THREATS).toHaveLength(20)
    for (const threat of THREATS) {
      expect(isStopped(threat, idle), `${threat.name}: nobody is about to win`).toBe(false)
    }
  })

  it('and a hard bot stops it in at least 17 of 20', () => {
    const missed = THREATS.filter((threat) => !isStopped(threat, hard)).map(({ name }) => name)
    expect(missed.length, `missed: ${missed.join('; ')}`).toBeLessThanOrEqual(3)
  }, 120_000)
})
