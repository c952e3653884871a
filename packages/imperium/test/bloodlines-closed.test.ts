// What a player may expect of Bloodlines but cannot do now, and why.

import { pushFrame, start } from '@sietch/kernel'
import { describe, expect, it } from 'vitest'
import { runPending, uprising } from '../src/index.ts'
import { type ImperiumState, type Player, turnOf } from '../src/state.ts'

const PARTS = {
  modules: ['bloodlines', 'tech', 'choam'],
  players: 3,
  leaders: ['chani', null, null],
} as const

/** The first player's turn, with these things; `change` sets up the rest. */
function table(things: Partial<Player>, change: (s: ImperiumState) => void = () => {}): ImperiumState {
  const { state } = start(uprising, { ...PARTS, modules: [...PARTS.modules] }, 'closed').match
  const seat = state.firstPlayer
  Object.assign(state.players[seat] ?? {}, { hand: [], intrigue: [], spice: 0, solari: 0, ...things })
  change(state)
  runPending(state, () => {})
  return state
}

/** Why the thing is closed now; undefined if it is not. */
function why(s: ImperiumState, kind: string, id: string) {
  const [decision] = uprising.decisions(s)
  if (decision === undefined) throw new Error('nobody is asked')
  return uprising
    .closed(s, decision)
    .find(({ targets }) => targets.at(-1)?.kind === kind && targets.at(-1)?.id === id)?.reason
}

const wait = (s: ImperiumState, ability: 'sardaukar' | 'spy-drones'): void => {
  const turn = turnOf(s)
  const source = ability === 'sardaukar' ? 'sideboard' : 'tech'
  const effects = [
    ability === 'sardaukar' ? { do: 'recruit-commander' } : { do: 'gain', what: 'solari', n: 1 },
  ]
  const index = ability === 'sardaukar' ? 1 : 0
  const effect = { do: 'once', per: 'round', ability: `${source} ${ability} ${index}`, effects }
  turn?.items.push({
    source: { kind: source, id: ability },
    slot: `ability.${index}.0`,
    effect,
    optional: true,
  } as never)
}

describe('Closed with Bloodlines', () => {
  it('BLD-CMD-10 a Commander in supply without the Solari, from the start of the turn', () => {
    const units = { 'sardaukar-commander': { supply: 1, garrison: 0, conflict: 0 } }
    const s = table({ units, solari: 1 }, (state) => wait(state, 'sardaukar'))
    expect(why(s, 'sideboard', 'sardaukar')).toEqual({ why: 'costs', short: 'solari', n: 2, has: 1 })
  })

  it('TEC-USE-02 a tile that lies face down', () => {
    const used = { 'tech spy-drones 0': 'round' as const }
    const s = table({ tech: ['spy-drones'], used }, (state) => wait(state, 'spy-drones'))
    expect(why(s, 'tech', 'spy-drones')).toEqual({ why: 'face-down' })
  })

  it('BLD-CLR-08 the Immediate contract without an Intrigue card to trash', () => {
    const offered = (intrigue: string[]) =>
      table({ intrigue }, (state) => {
        state.contractMarket = ['immediate-intrigue', 'secrets']
        pushFrame(state, {
          kind: 'contract',
          seat: state.firstPlayer,
          source: { kind: 'card', id: 'dagger' },
        })
      })
    expect(why(offered([]), 'contract', 'immediate-intrigue')).toMatchObject({
      why: 'costs',
      short: 'intrigue',
    })
    expect(why(offered(['shrewd']), 'contract', 'immediate-intrigue')).toBeUndefined()
    expect(why(offered([]), 'contract', 'secrets')).toBeUndefined()
  })

  it('BLD-CMD-04 a skill one has', () => {
    const s = table({ skills: ['canny'] }, (state) => {
      if (state.sardaukar) state.sardaukar.skills = ['canny', 'driven', 'hardy', 'loyal']
      pushFrame(state, { kind: 'skill', seat: state.firstPlayer })
    })
    expect([why(s, 'skill', 'canny'), why(s, 'skill', 'hardy')]).toEqual([{ why: 'owned' }, undefined])
  })

  it('TEC-ACQ-04 a tile that is too dear, or asks for a spy', () => {
    const s = table({ spice: 3 }, (state) => {
      if (state.tech) state.tech.stacks = [['panopticon'], ['advanced-data-analysis'], ['training-depot']]
      pushFrame(state, { kind: 'acquire-tech', seat: state.firstPlayer, less: 0, optional: true })
    })
    expect(why(s, 'tech', 'panopticon')).toEqual({ why: 'costs', short: 'spice', n: 5, has: 3 })
    expect(why(s, 'tech', 'advanced-data-analysis')).toMatchObject({ why: 'costs', short: 'spies' })
    expect(why(s, 'tech', 'training-depot')).toBeUndefined()
  })

  it('IMP-INT-11 an Intrigue card that would do nothing', () => {
    const s = table({ intrigue: ['false-orders', 'honor-guard', 'desert-support'] })
    expect(why(s, 'intrigue', 'false-orders')).toEqual({ why: 'nothing-to-do' })
    expect(why(s, 'intrigue', 'honor-guard')).toBeUndefined()
    expect(why(s, 'intrigue', 'desert-support')).toMatchObject({ why: 'timing' })
  })

  it('a Combat card that cannot be paid', () => {
    const s = table(
      { intrigue: ['desert-support', 'ripples-in-the-sand'], water: 0, conflict: 2 },
      (state) => {
        state.stack.splice(-2)
        state.phase = 'combat'
        pushFrame(state, { kind: 'combat', seat: state.firstPlayer, passes: 0, hasPlayed: false })
      },
    )
    expect(why(s, 'intrigue', 'desert-support')).toEqual({ why: 'costs', short: 'water', n: 1, has: 0 })
    expect(why(s, 'intrigue', 'ripples-in-the-sand')).toBeUndefined()
  })

  it('a card without icons, unless something lends it some', () => {
    const without = table({ hand: ['litany-against-fear', 'delivery-logistics'] })
    expect(why(without, 'card', 'litany-against-fear')).toEqual({ why: 'no-icons' })
    expect(why(without, 'card', 'delivery-logistics')).toEqual({ why: 'no-icons' })
    const boost = {
      faction: 'bene-gesserit',
      source: { kind: 'card', id: 'urgent-shigawire' },
      slot: 'agent.0',
    } as const
    const lent = table({ hand: ['litany-against-fear', 'delivery-logistics'], contracts: ['secrets'], boost })
    expect(why(lent, 'card', 'litany-against-fear')).toBeUndefined()
    expect(why(lent, 'card', 'delivery-logistics')).toBeUndefined()
  })
})
