// What the prompt of the Imperium games says, over whole games played randomly.

import { translator } from '@sietch/i18n'
import { type GiftView, type ImperiumView, uprising } from '@sietch/imperium'
import { type Decision, type Option, option, randomPolicy, simulate, start } from '@sietch/kernel'
import { describe, expect, it } from 'vitest'
import { promptsOf } from '../src/imperium/prompts.ts'
import type { Asking } from '../src/table/game.ts'

const SETUP = { players: 3, leaders: 'random', modules: ['choam'] } as const
const prompts = promptsOf('en')
const say = translator('en', 'uprising+choam')

type Asked = Asking & { readonly decision: Decision; readonly options: readonly Option[] }

/** Everything that was asked in some games. */
function asked(): readonly Asked[] {
  const all: Asked[] = []
  for (const seed of ['one', 'two'])
    simulate(uprising, SETUP, [randomPolicy, randomPolicy, randomPolicy], seed, {
      watch(s) {
        for (const decision of uprising.decisions(s)) {
          const options = uprising.options(s, decision)
          // The game goes on in the same state.
          const view = structuredClone(uprising.view(s, decision.seat))
          all.push({
            say,
            names: [],
            view,
            asked: { decision, options, closed: [] },
            decision,
            options,
          })
        }
      },
    })
  return all
}

const games = asked()
const own = ({ view, decision }: Asked) => (view as ImperiumView).players[decision.seat]
const find = ({ options }: Asked, verb: string) => options.find((option) => option.verb === verb)

describe('the end of a turn', () => {
  it('names what must be done first, whenever it cannot be chosen', () => {
    const blocked = games.filter(
      (at) => at.decision.kind.match(/^turn-(agent|reveal)$/) && find(at, 'end-turn') === undefined,
    )
    expect(blocked.length).toBeGreaterThan(5)
    for (const at of blocked)
      expect(prompts.dueFirst(at), at.options.map(({ key }) => key).join()).toBeTruthy()
  })

  it('says what would be lost, and nothing where nothing would be', () => {
    let said = 0
    for (const at of games) {
      const option = find(at, 'end-turn')
      if (option === undefined) continue
      const left = prompts.leftBehind({ ...at, option })
      const troops = at.options.filter(({ verb }) => verb === 'deploy').length
      const buys = at.options.some(({ verb }) => verb === 'acquire')
      if (troops > 0)
        expect(left).toContain(troops === 1 ? '1 troop can be deployed' : `${troops} troops can be deployed`)
      if (buys) expect(left).toContain(`${own(at)?.persuasion} Persuasion would be lost`)
      if (at.options.length === 1) expect(left).toEqual([])
      said += left?.length ?? 0
    }
    expect(said).toBeGreaterThan(20)
  })

  it('is no matter of loss where something is declined', () => {
    for (const at of games) {
      const option = find(at, 'decline') ?? find(at, 'pass')
      if (option !== undefined) expect(prompts.leftBehind({ ...at, option })).toBeUndefined()
    }
  })
})

describe('the sentence', () => {
  it('sends no Agent where there is none, and names the card that was picked', () => {
    const starts = games.filter(({ decision }) => decision.kind === 'turn-start')
    for (const at of starts) {
      const isWithout =
        prompts.sentence({ ...at, picked: [] }) === 'Your turn: no Agents left, reveal your cards'
      expect(isWithout).toBe(own(at)?.agents === 0 && find(at, 'agent') === undefined)
      expect(prompts.sentence({ ...at, picked: ['hand:dagger'] })).toBe('Dagger: choose a board space')
    }
    expect(starts.length).toBeGreaterThan(20)
  })

  it('SIX-ICO-01 says in a trade with whom it is, and what the other one gives', () => {
    const { match } = start(uprising, { ...SETUP, players: 6 }, 'trade')
    const sentence = (seat: number, gift?: GiftView) =>
      prompts.sentence({
        say,
        names: ['Ann', 'Ben', 'Cid'],
        view: { ...uprising.view(match.state, seat), trade: { seat: 0, partner: 2, ...(gift && { gift }) } },
        asked: { decision: { seat, kind: 'trade-gift' }, options: [], closed: [] },
        picked: [],
      })
    expect(sentence(0)).toBe('Trade with Cid: what do you give?')
    expect(sentence(2, { what: 'spice', n: 2 })).toBe('Ann gives you 2 spice: what do you give?')
    expect(sentence(2, { what: 'intrigue', n: 2, cards: ['devour', 'cunning'] })).toBe(
      'Ann gives you 2 Intrigue cards (Devour and Cunning): what do you give?',
    )
    expect(sentence(2, { what: 'intrigue', n: 0, cards: [] })).toBe(
      'Ann gives nothing in the trade: what do you give?',
    )
  })
})

describe('with Bloodlines', () => {
  const { match } = start(
    uprising,
    { players: 3, leaders: ['liet-kynes', 'chani', 'duncan-idaho'], modules: ['bloodlines'] },
    'prompts',
  )
  const at = { say, names: [], view: uprising.view(match.state, 0) }

  it('says how many troops are still to be lost', () => {
    const sentence = (toLose: number) =>
      prompts.sentence({
        ...at,
        view: { ...at.view, toLose },
        asked: { decision: { seat: 0, kind: 'lose-troops' }, options: [], closed: [] },
        picked: [],
      })
    expect(sentence(2)).toBe('Choose 2 troops to lose, one at a time')
    expect(sentence(1)).toBe('Choose a troop to lose')
  })

  it('tells Liet Kynes what he has in place of a sandworm, and others nothing of the kind', () => {
    const ride = option(
      'resolve',
      { kind: 'space', id: 'deep-desert' },
      { kind: 'effect', id: 'harvest 0 + 2 sandworm' },
    )
    const brief = (seat: number) =>
      prompts.brief({
        ...at,
        asked: { decision: { seat, kind: 'turn-agent' }, options: [ride], closed: [] },
        option: ride,
      })
    expect(brief(0)).toBe(
      'Deep Desert, instead of each of 2 sandworms: gain 1 spice, draw 1 Intrigue card, and optionally trash a card',
    )
    expect(brief(1)).toBeUndefined()
  })
})

describe('a space that no card leads to', () => {
  it('says which icon is missing', () => {
    const at = games.find(({ decision }) => decision.kind === 'turn-start')
    if (at === undefined) throw new Error('nobody had a turn')
    const note = prompts.whyNot({ ...at, picked: ['hand:dagger'] }, 'space:arrakeen')
    expect(note).toMatchObject({ text: expect.stringContaining('City'), why: 'other-icon' })
    expect(prompts.whyNot({ ...at, picked: [] }, 'hand:dagger')).toBeUndefined()
  })
})
