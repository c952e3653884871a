import { contentOf, type ImperiumState, uprising } from '@sietch/imperium'
import { type Player, player, techPrice } from '@sietch/imperium/table'
import { type Decision, type Option, option, rngOf, settle } from '@sietch/kernel'
import { describe, expect, it } from 'vitest'
import { appraise, prospectOf } from '../src/imperium/appraisal.ts'
import { imperiumJudgement } from '../src/imperium/judgement.ts'
import type { ImperiumTerm } from '../src/imperium/terms.ts'
import { EVALUATION } from '../src/imperium/weights.ts'
import { worthOf } from '../src/imperium/worth.ts'

const judgement = imperiumJudgement()
const appraisal = appraise('uprising+bloodlines+tech', EVALUATION)
const leaders = ['muad-dib', 'lady-jessica', 'princess-irulan', 'feyd-rautha-harkonnen']

/** A table with Bloodlines and its Tech module after the deal, changed by hand for seat 1. */
function tableWith(change: (p: Player, s: ImperiumState) => void = () => {}): ImperiumState {
  const s = uprising.setup(
    { players: 4, leaders, modules: ['bloodlines', 'tech'] },
    rngOf('bloodlines'),
    () => {},
  )
  settle(uprising, s, () => {})
  change(player(s, 1), s)
  return s
}

const commanders = (p: Player) => {
  const pieces = p.units?.['sardaukar-commander']
  if (pieces === undefined) throw new Error('no Commanders in this game')
  return pieces
}

function giveTile(p: Player, id: string): void {
  p.tech = [id]
}

describe('the judgement of what Bloodlines adds', () => {
  const better: [string, ImperiumTerm, (p: Player) => void][] = [
    ['a Commander in the supply', 'commanders', (p) => void commanders(p).supply++],
    ['a Commander in the garrison', 'commanders', (p) => void commanders(p).garrison++],
    ['a tile that is used every round', 'tech', (p) => giveTile(p, 'self-destroying-messages')],
    ['a tile that counts at the end', 'tech', (p) => giveTile(p, 'panopticon')],
  ]
  it.each(better)('is better with %s', (_, term, change) => {
    const [plain, richer] = [tableWith(), tableWith(change)]
    expect(judgement.terms(richer, 1)[term]).toBeGreaterThan(judgement.terms(plain, 1)[term])
    expect(judgement.chances(richer)[1]).toBeGreaterThan(judgement.chances(plain)[1] ?? 0)
  })

  it('holds a Commander at home dearer than one in the supply', () => {
    const at = (place: 'supply' | 'garrison') =>
      judgement.terms(
        tableWith((p) => void commanders(p)[place]++),
        1,
      ).commanders
    expect(at('garrison')).toBeGreaterThan(at('supply'))
  })

  it('counts skills only with a Commander to use them', () => {
    const withSkill = (count: number) =>
      judgement.terms(
        tableWith((p) => {
          p.skills = ['charismatic']
          commanders(p).supply = count
        }),
        1,
      ).commanders
    expect(withSkill(0)).toBe(0)
    expect(withSkill(1)).toBeGreaterThan(
      judgement.terms(
        tableWith((p) => void commanders(p).supply++),
        1,
      ).commanders,
    )
  })

  it('sees the Tactics token of Chani on its way to a reward, and starting again', () => {
    const [start, near, past, end] = [3, 5, 6, 10].map(
      (at) =>
        judgement.terms(
          tableWith((p) => {
            p.leader = 'chani'
            p.tactics = at
          }),
          1,
        ).commanders,
    ) as [number, number, number, number]
    expect(start).toBe(0)
    expect(near).toBeGreaterThan(start)
    expect(past).toBeLessThan(near)
    expect(end).toBeGreaterThan(past)
  })

  it('finds what lasts worth less, the fewer rounds are left', () => {
    const [early, late] = [0, 8].map((points) =>
      tableWith((p, s) => {
        p.tech = ['self-destroying-messages']
        player(s, 0).points.start = points
      }),
    )
    if (early === undefined || late === undefined) throw new Error('two tables were made')
    expect(judgement.terms(late, 1).tech).toBeLessThan(judgement.terms(early, 1).tech)
  })
})

describe('the worth of what the language can say', () => {
  it('is a number for every component of both boxes', () => {
    for (const box of [
      'imperium+bloodlines+tech',
      'uprising+bloodlines+tech',
      'uprising+choam+bloodlines+tech',
    ]) {
      const { card, intrigue, skills, tiles, courses, contracts } = appraise(box, EVALUATION)
      for (const value of [...card.values(), ...intrigue.values(), ...contracts.values()])
        expect(value).toBeGreaterThan(-0.2)
      for (const { round } of skills.values()) expect(round).toBeGreaterThan(0)
      for (const { round, end, at } of tiles.values()) expect(round + end + at).toBeGreaterThan(-0.3)
      expect(skills.size).toBe(contentOf(box).box.skills.length)
      expect(tiles.size).toBe(contentOf(box).box.tech.length)
      expect(courses.size).toBe(contentOf(box).box.navigation.length)
    }
  })

  it('of a Commander is nothing without the Solari for it', () => {
    const worth = (solari: number) => {
      const s = tableWith((p) => {
        p.solari = solari
      })
      const source = { kind: 'sideboard', id: 'sardaukar' } as const
      return worthOf({ do: 'acquire-commander', from: 'space' }, prospectOf(s, 1, appraisal), source)
    }
    expect(worth(1)).toBe(0)
    expect(worth(2)).toBeGreaterThan(0)
  })
})

describe('a glance at the new choices', () => {
  const scores = (s: ImperiumState, decision: Decision, options: readonly Option[]) =>
    judgement.glance(s, decision, options)

  it('takes the tile that is worth its price, and leaves what is not', () => {
    const s = tableWith((p) => {
      p.spice = 9
    })
    s.tech = { stacks: [['panopticon'], ['training-depot']], trashed: [] }
    s.stack.push({ kind: 'acquire-tech', seat: 1, less: 0, optional: true })
    const [dear, cheap] = scores(s, { seat: 1, kind: 'acquire-tech' }, [
      option('tech', { kind: 'tech', id: 'panopticon' }),
      option('tech', { kind: 'tech', id: 'training-depot' }),
    ])
    expect(techPrice(s, 1, 'panopticon', 0)).toBe(5)
    expect(dear).toBeGreaterThan(cheap ?? 0)
  })

  it('loses a troop at home rather than one that fights, and a troop rather than a skilled Commander', () => {
    const s = tableWith((p) => {
      p.garrison = 1
      p.conflict = 1
      commanders(p).conflict = 1
      p.skills = ['fierce']
    })
    const conflict = { kind: 'zone', id: 'conflict' }
    const [home, troop, commander] = scores(s, { seat: 1, kind: 'lose-troops' }, [
      option('lose', { kind: 'zone', id: 'garrison' }),
      option('lose', conflict),
      option('lose', conflict, { kind: 'unit', id: 'sardaukar-commander' }),
    ])
    expect(home).toBeGreaterThan(troop ?? 0)
    expect(troop).toBeGreaterThan(commander ?? 0)
  })

  it('keeps a card that lasts for its slot', () => {
    const s = tableWith((p) => {
      p.navigation = { cards: [], played: 0, reached: null, due: [] }
    })
    const lay = (...laid: string[]) => {
      player(s, 1).navigation = { cards: laid, played: 0, reached: null, due: [] }
      return scores(
        s,
        { seat: 1, kind: 'plot-course' },
        ['nav3', 'nav8'].map((id) => option('lay', { kind: 'navigation', id })),
      )
    }
    const [lasts, other] = lay()
    expect(other).toBeGreaterThan(lasts ?? 0)
    const [atLast, another] = lay('nav1', 'nav5', 'nav7')
    expect(atLast).toBeGreaterThan(another ?? 0)
  })
})
