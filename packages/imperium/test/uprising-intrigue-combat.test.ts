import { describe, expect, it } from 'vitest'
import { choam } from '../src/content/choam/index.ts'
import { uprising } from '../src/content/uprising/index.ts'
import { playWords } from '../src/effects/language.ts'
import { neverOffered, playUprising, type Row, unplayed, withChoam } from './play.ts'

// A second card in hand keeps the Combat phase from going on at once.
const combat = {
  ...{ phase: 'combat', conflict: 'skirmish-desert-mouse' },
  conflictDeck: ['propaganda', 'skirmish-crysknife'],
}
const fighting = { conflict: 1, trophies: [], table: combat }
const hold = (...cards: string[]) => ({ ...fighting, intrigue: [...cards, 'mercenaries'] })
/** Olha waits with a card of her own, so that the phase goes on when Serhii is out of it. */
const Olha = { conflict: 1, intrigue: ['mercenaries'] }
const hers = { table: { decisions: [{ seat: 'Olha', kind: 'combat' }] } }

const FIND = 'resolve find-weakness > pay recall 1 spy'
const QUESTIONABLE = 'resolve questionable-methods > pay 1 influence'
const RETREAT_3 = 'intrigue spice-is-power > retreat 3 -> 3 spice'
const PAY_3 = 'intrigue spice-is-power > 3 spice -> 6 swords'

const rows: readonly Row[] = [
  {
    name: 'contingency-plan > 3 swords: UPR-CBT-01 in Combat',
    given: hold('contingency-plan'),
    choose: ['only intrigue contingency-plan | pass', 'intrigue contingency-plan'],
    then: { swords: 3, strength: 5, solari: 0, table: { intrigueDiscard: ['contingency-plan'] } },
  },
  {
    name: 'contingency-plan > 3 swords: IMP-CBT-02 not without a unit in the Conflict',
    given: { intrigue: ['contingency-plan'], table: combat, Olha },
    then: hers,
  },
  {
    name: 'contingency-plan > 3 swords: UPR-WRM-09 a sandworm is one',
    given: { ...hold('contingency-plan'), conflict: 0, worms: 1 },
    choose: ['intrigue contingency-plan'],
    then: { strength: 6 },
  },

  {
    name: 'devour: 2 swords',
    given: hold('devour'),
    choose: ['intrigue devour'],
    then: { swords: 2, strength: 4 },
  },
  {
    name: 'devour: with a sandworm 4, and a card may be trashed',
    given: { ...hold('devour'), worms: 2, discard: ['dagger', 'diplomacy'] },
    choose: [
      'intrigue devour',
      'only trash dagger@discard | trash diplomacy@discard | decline',
      'trash dagger@discard',
    ],
    then: { swords: 4, discard: ['diplomacy'], table: { trashed: ['dagger'] } },
  },
  {
    name: 'devour: or none',
    given: { ...hold('devour'), worms: 1, discard: ['dagger'] },
    choose: ['intrigue devour', 'decline'],
    then: { swords: 4, discard: ['dagger'], table: { trashed: [] } },
  },

  {
    name: 'find-weakness: 2 swords, and 3 more for a spy recalled',
    given: { ...hold('find-weakness'), spies: ['post-choam', 'post-emperor'] },
    choose: ['intrigue find-weakness', `only ${FIND} | decline`, FIND, 'recall-spy post-choam'],
    then: { swords: 5, spies: ['post-emperor'] },
  },
  {
    name: 'find-weakness: the spy may stay',
    given: { ...hold('find-weakness'), spies: ['post-choam'] },
    choose: ['intrigue find-weakness', 'decline'],
    then: { swords: 2, spies: ['post-choam'] },
  },
  {
    name: 'find-weakness: 2 without a spy on the board',
    given: hold('find-weakness'),
    choose: ['intrigue find-weakness', 'pass'],
    then: { table: { events: [{ kind: 'gained', what: 'swords', n: 2 }] } },
  },

  {
    name: 'go-to-ground: 1 or 2 troops retreat, and a spy is placed',
    given: { ...hold('go-to-ground'), conflict: 3 },
    choose: ['intrigue go-to-ground', 'only retreat 2 | retreat 1', 'retreat 2', 'spy post-choam'],
    then: { conflict: 1, garrison: 5, strength: 2, spies: ['post-choam'] },
  },
  {
    name: 'go-to-ground: UPR-SPY-02 or not',
    given: { ...hold('go-to-ground'), conflict: 3 },
    choose: ['intrigue go-to-ground', 'retreat 1', 'decline'],
    then: { conflict: 2, spies: [] },
  },
  {
    name: 'go-to-ground: IMP-CBT-06 who has no unit left is out of Combat at once',
    given: { ...hold('go-to-ground', 'contingency-plan'), swords: 4, Olha },
    choose: ['intrigue go-to-ground', 'spy post-choam', { strength: 0 }, hers],
  },
  {
    name: 'go-to-ground: UPR-WRM-10 not with sandworms alone',
    given: { ...hold('go-to-ground'), conflict: 0, worms: 2 },
    choose: ['only pass'],
  },

  {
    name: 'impress: 2 swords and a card for up to 3, with its Acquire effect',
    given: {
      ...{ ...hold('impress'), discard: [] },
      table: { ...combat, row: ['guild-spy', 'shishakli'], imperiumDeck: ['steersman'] },
    },
    choose: [
      'intrigue impress',
      'only acquire guild-spy | acquire prepare-the-way',
      'acquire guild-spy',
      'spy post-choam',
    ],
    then: {
      ...{ swords: 2, discard: ['guild-spy'], spies: ['post-choam'] },
      table: { row: ['shishakli', 'steersman'] },
    },
  },
  {
    name: 'impress: IMP-GEN-15 the swords alone when there is no such card',
    given: {
      ...hold('impress'),
      table: { ...combat, row: ['shishakli'], reserve: { 'prepare-the-way': 0 } },
    },
    choose: ['intrigue impress'],
    then: { swords: 2, table: { row: ['shishakli'] } },
  },

  {
    name: 'questionable-methods: a sword, and 4 more for an Influence',
    given: { ...hold('questionable-methods'), influence: { guild: 1, fremen: 2 } },
    choose: [
      'intrigue questionable-methods',
      `only ${QUESTIONABLE} | decline`,
      QUESTIONABLE,
      'lose-influence fremen',
    ],
    then: { swords: 5, influence: { guild: 1, fremen: 1 } },
  },
  {
    name: 'questionable-methods: the Influence may stay',
    given: { ...hold('questionable-methods'), influence: { guild: 1 } },
    choose: ['intrigue questionable-methods', 'decline'],
    then: { swords: 1, influence: { guild: 1 } },
  },
  {
    name: 'questionable-methods: a sword without Influence',
    given: hold('questionable-methods'),
    choose: ['intrigue questionable-methods', 'only pass'],
    then: { swords: 1 },
  },

  {
    name: 'spice-is-power > retreat 3 -> 3 spice: exactly 3 troops',
    given: { ...hold('spice-is-power'), conflict: 4, garrison: 0, spice: 3 },
    choose: [`only ${RETREAT_3} | ${PAY_3} | pass`, RETREAT_3],
    then: { conflict: 1, garrison: 3, spice: 6, swords: 0, strength: 2 },
  },
  {
    name: 'spice-is-power > retreat 3 -> 3 spice: with the last of them Combat is over for the player',
    given: { ...hold('spice-is-power'), conflict: 3, garrison: 0, Olha },
    choose: [RETREAT_3, { spice: 3, conflict: 0 }, hers],
  },
  {
    name: 'spice-is-power > retreat 3 -> 3 spice: not with 2, sandworms or not',
    given: { ...hold('spice-is-power'), conflict: 2, worms: 1, spice: 3 },
    choose: [`no ${RETREAT_3}`],
  },
  {
    name: 'spice-is-power > 3 spice -> 6 swords: instead',
    given: { ...hold('spice-is-power'), spice: 3 },
    choose: [PAY_3],
    then: { spice: 0, swords: 6, strength: 8 },
  },
  {
    name: 'spice-is-power > 3 spice -> 6 swords: not for 2',
    given: { ...hold('spice-is-power'), spice: 2 },
    choose: [`no ${PAY_3}`],
  },

  {
    name: 'spring-the-trap: 7 swords for 2 spies',
    given: { ...hold('spring-the-trap'), spies: ['post-choam', 'post-emperor', 'post-fremen'] },
    choose: ['intrigue spring-the-trap', 'recall-spy post-choam', 'recall-spy post-emperor'],
    then: { swords: 7, strength: 9, spies: ['post-fremen'], spiesInSupply: 2 },
  },
  {
    name: 'spring-the-trap: not with 1',
    given: { ...hold('spring-the-trap'), spies: ['post-choam'] },
    choose: ['no intrigue spring-the-trap'],
  },

  {
    name: 'tactical-option > 2 swords: one way',
    given: hold('tactical-option'),
    choose: [
      'only intrigue tactical-option > 2 swords | intrigue tactical-option > retreat any | pass',
      'intrigue tactical-option > 2 swords',
    ],
    then: { swords: 2, conflict: 1 },
  },
  {
    name: 'tactical-option > retreat any: any number of troops, none too, no sandworm',
    given: { ...hold('tactical-option'), conflict: 2, worms: 1 },
    choose: ['intrigue tactical-option > retreat any', 'only retreat 2 | retreat 1 | retreat 0', 'retreat 2'],
    then: { conflict: 0, garrison: 5, worms: 1, strength: 3, swords: 0 },
  },
  {
    name: 'tactical-option > retreat any: with the last unit Combat is over for the player',
    given: { ...hold('tactical-option'), Olha },
    choose: ['intrigue tactical-option > retreat any', 'retreat 1', hers],
  },

  {
    name: 'weirding-combat: 3 swords',
    given: { ...hold('weirding-combat'), influence: { 'bene-gesserit': 2 } },
    choose: ['intrigue weirding-combat'],
    then: { swords: 3 },
  },
  {
    name: 'weirding-combat: 5 with 3 Bene Gesserit Influence',
    given: { ...hold('weirding-combat'), influence: { 'bene-gesserit': 3 } },
    choose: ['intrigue weirding-combat'],
    then: { swords: 5 },
  },
]

const choamRows: readonly Row[] = [
  {
    name: 'backed-by-choam > 4 swords: with 2 completed contracts',
    given: { ...hold('backed-by-choam'), completed: ['espionage', 'immediate'] },
    choose: ['intrigue backed-by-choam'],
    then: { swords: 4, solari: 0 },
  },
  {
    name: 'backed-by-choam > 4 swords: not with 1, whatever Influence there is',
    given: { ...hold('backed-by-choam'), completed: ['espionage'], influence: { guild: 2 } },
    choose: ['no intrigue backed-by-choam'],
  },
  {
    name: 'reach-agreement: 1 or 2 troops retreat, and a contract is taken',
    given: {
      ...{ ...hold('reach-agreement'), conflict: 3 },
      table: { ...combat, contractMarket: ['harvest-4', 'immediate'], contractStack: [] },
    },
    choose: ['intrigue reach-agreement', 'only retreat 2 | retreat 1', 'retreat 1', 'contract immediate'],
    then: { conflict: 2, completed: ['immediate'], solari: 2 },
  },
  {
    name: 'reach-agreement: CHO-CON-03 2 Solari with none left, and with the last unit Combat is over',
    given: {
      ...{ ...hold('reach-agreement'), Olha },
      table: { ...combat, contractMarket: [], contractStack: [] },
    },
    choose: ['intrigue reach-agreement', { solari: 2, conflict: 0 }, hers],
  },
  {
    name: 'reach-agreement: UPR-WRM-10 not with sandworms alone',
    given: { ...hold('reach-agreement'), conflict: 0, worms: 1 },
    choose: ['no intrigue reach-agreement'],
  },
]

describe('Combat Intrigue cards of Uprising', () => {
  playUprising(rows)
  playUprising(withChoam(choamRows))

  it('are all played, in each way', () => {
    const ways = [...uprising.intrigue, ...(choam.adds?.intrigue ?? [])].flatMap(({ id, plays }) =>
      plays
        .filter(({ timing }) => timing === 'combat')
        .map((play) => (plays.length === 1 ? id : `${id} > ${playWords(play)}`)),
    )
    expect(ways).toHaveLength(14)
    expect(unplayed([...rows, ...choamRows], ways)).toEqual([])
  })

  it('are refused only what another row shows', () => {
    expect(neverOffered([...rows, ...choamRows])).toEqual([])
  })
})
