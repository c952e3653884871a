// House Hagal and the Rivals as printed, typed from the tables and not from the content.

import { describe, expect, it } from 'vitest'
import { contentOf } from '../src/content/index.ts'
import type { HagalCard } from '../src/content/types.ts'
import { wordsFor } from '../src/effects/language.ts'
import { hagalCards } from '../src/rivals/deck.ts'

const base = contentOf('imperium').box
const uprising = contentOf('uprising').box

const words = (effects: Parameters<typeof wordsFor>[0][]): string => effects.map(wordsFor).join(', ')

/** A card in one line: what it sends where, under which conditions, and what the Rival gets there. */
const wayOf = ({ when, needs, spaces, effects }: HagalCard['ways'][number]): string =>
  [
    when === undefined ? '' : `if ${JSON.stringify(when)} `,
    needs === undefined ? '' : `needs ${needs.with} ${needs.n} `,
    spaces.join(' or '),
    effects.length === 0 ? '' : `: ${words([...effects])}`,
  ].join('')

const rowOf = ({ id, copies, swords, only, posts, ways }: HagalCard) => [
  id,
  copies,
  swords,
  [only ?? '', ...(posts ?? []), ...ways.map(wayOf)].filter(Boolean).join(' | '),
]

describe('House Hagal of the base box', () => {
  it('SOL-SET-01 IMP-CMP-10 has these 31 cards', () => {
    expect(base.hagal.map(rowOf)).toEqual([
      ['conspire', 2, 4, 'conspire: 1 influence emperor, recruit 2'],
      ['wealth', 1, 3, 'wealth: 1 influence emperor'],
      ['heighliner', 1, 6, 'heighliner: 1 influence guild, recruit 3'],
      ['foldspace', 2, 1, 'foldspace: 1 influence guild'],
      ['selective-breeding', 2, 2, 'selective-breeding: 1 influence bene-gesserit'],
      ['secrets', 1, 1, 'secrets: 1 influence bene-gesserit'],
      ['hardy-warriors', 1, 5, 'hardy-warriors: 1 influence fremen, recruit 2'],
      ['stillsuits', 2, 4, 'stillsuits: 1 influence fremen'],
      ['rally-troops', 2, 3, 'rally-troops: recruit 4'],
      ['hall-of-oratory', 2, 0, 'hall-of-oratory: recruit 1'],
      ['carthag', 3, 0, 'carthag: recruit 1'],
      ['harvest-spice', 5, 2, 'the-great-flat or hagga-basin or imperial-basin'],
      ['arrakeen-1p', 3, 1, 'solo | arrakeen: recruit 1, signet'],
      ['arrakeen-2p', 3, 1, 'two-players | arrakeen: recruit 1'],
      ['reshuffle', 1, null, 'two-players'],
    ])
    expect(base.hagal.reduce((sum, { copies }) => sum + copies, 0)).toBe(31)
  })

  it('SOL-HAG-08 SOL-HAG-09 plays 27 of them solo, 28 with two players', () => {
    expect([1, 2].map((people) => hagalCards(base, people, []).length)).toEqual([27, 28])
    expect(hagalCards(base, 1, []).some((id) => ['reshuffle', 'arrakeen-2p'].includes(id))).toBe(false)
    expect(hagalCards(base, 2, [])).not.toContain('arrakeen-1p')
  })

  it('SOL-HAG-04 sends Agents to these combat spaces', () => {
    const named = new Set(base.hagal.flatMap(({ ways }) => ways.flatMap(({ spaces }) => spaces)))
    const combat = base.spaces.filter((space) => space.combat && named.has(space.id))
    expect(combat.map(({ id }) => id).sort()).toEqual([
      'arrakeen',
      'carthag',
      'hagga-basin',
      'hardy-warriors',
      'heighliner',
      'imperial-basin',
      'stillsuits',
      'the-great-flat',
    ])
  })

  it('SOL-HAG-09 has six Leaders for Rivals: not Paul Atreides, not Helena Richese', () => {
    expect(base.rivals.map(({ id, signet }) => [id, words([...signet])])).toEqual([
      ['duke-leto-atreides', 'pay 1 spice'],
      ['baron-vladimir-harkonnen', 'pay 1 solari'],
      ['glossu-the-beast-rabban', 'recruit 2 or recruit 1'],
      ['count-ilban-richese', '1 solari'],
      ['countess-ariana-thorvald', '1 water'],
      ['earl-memnon-thorvald', '1 spice'],
    ])
    expect(base.rivals.every(({ card }) => card === undefined)).toBe(true)
  })

  it('SOL-HAG-10 SOL-HAG-13 has these levels', () => {
    const { levels, expertLead, rules } = base.against
    expect(levels).toEqual({
      mercenary: {
        garrison: 0,
        rivalIntrigue: 0,
        more: { solari: 1, spice: 1 },
        intrigue: 0,
        rules: [],
        swordmasterRound: 5,
      },
      sardaukar: {
        garrison: 3,
        rivalIntrigue: 1,
        more: {},
        intrigue: 0,
        rules: [],
        spaceCosts: { mentat: { solari: 5 } },
        swordmasterRound: 4,
      },
      mentat: {
        garrison: 3,
        rivalIntrigue: 1,
        more: {},
        intrigue: 0,
        rules: ['expert-deployment'],
        spaceCosts: { mentat: { solari: 5 } },
        swordmasterRound: 3,
      },
      'kwisatz-haderach': {
        garrison: 3,
        rivalIntrigue: 1,
        more: {},
        intrigue: 0,
        rules: ['expert-deployment'],
        spaceCosts: { mentat: { solari: 5 } },
        swordmasterRound: 3,
        noSwordmaster: true,
      },
    })
    expect([expertLead, rules]).toEqual([{ n: 4, of: 'strength' }, ['expert-deployment']])
  })
})

describe('House Hagal of Uprising', () => {
  it('SOL-SET-02 has these 37 cards', () => {
    const guild2 = 'if {"is":"influence","with":"guild","n":2}'
    expect(uprising.hagal.map(rowOf)).toEqual([
      [
        'place-spy-spice-trade',
        1,
        2,
        'post-choam | post-imperial-basin | post-hagga-basin | post-deep-desert',
      ],
      ['place-spy-city', 1, 2, 'post-refinery-arrakeen | post-research-refinery | post-research-sietch'],
      ['place-spy-landsraad', 1, 2, 'post-landsraad-2 | post-landsraad-1'],
      ['sardaukar', 2, 4, 'sardaukar: 1 influence emperor, recruit 2'],
      ['dutiful-service', 1, 2, 'dutiful-service: 1 influence emperor'],
      ['heighliner', 1, 5, 'heighliner: 1 influence guild, recruit 3'],
      [
        'deliver-supplies-heighliner',
        2,
        1,
        'if {"is":"conflict-level","level":3} heighliner: 1 influence guild, recruit 3 | deliver-supplies: 1 influence guild',
      ],
      ['espionage', 2, 2, 'espionage: 1 influence bene-gesserit, spy'],
      ['secrets', 1, 1, 'secrets: 1 influence bene-gesserit, steal intrigue'],
      ['desert-tactics', 1, 3, 'desert-tactics: 1 influence fremen, recruit 1, remove shield wall'],
      ['fremkit', 2, 1, 'fremkit: 1 influence fremen'],
      ['assembly-hall', 1, 0, 'assembly-hall: 1 intrigue, 1 influence 1'],
      ['gather-support-a', 1, 0, 'gather-support: recruit 1'],
      ['gather-support-b', 1, 2, 'gather-support: recruit 1, 1 influence 2'],
      [
        'accept-contract-shipping-a',
        1,
        2,
        `${guild2} shipping: 2 solari, 1 influence 1 | accept-contract: 2 solari`,
      ],
      [
        'accept-contract-shipping-b',
        1,
        2,
        `${guild2} shipping: 2 solari, 1 influence 3 | accept-contract: 2 solari`,
      ],
      ['research-station', 2, 2, 'research-station: recruit 2'],
      ['spice-refinery', 3, 1, 'spice-refinery: signet'],
      ['arrakeen', 2, 1, 'arrakeen: recruit 1, signet'],
      ['sietch-tabr', 3, 3, 'needs fremen 2 sietch-tabr: maker hooks, recruit 1, 1 water'],
      ['hagga-basin-imperial-basin', 4, 2, 'hagga-basin or imperial-basin: remove shield wall'],
      ['deep-desert', 2, 2, 'deep-desert'],
      ['reshuffle', 1, null, 'two-players'],
    ])
    expect([1, 2].map((people) => hagalCards(uprising, people, []).length)).toEqual([36, 37])
  })

  it('SOL-RIV-03 sends Agents to these combat spaces', () => {
    const named = new Set(uprising.hagal.flatMap(({ ways }) => ways.flatMap(({ spaces }) => spaces)))
    const combat = uprising.spaces.filter((space) => space.combat && named.has(space.id))
    expect(combat.map(({ id }) => id).sort()).toEqual([
      'arrakeen',
      'deep-desert',
      'desert-tactics',
      'fremkit',
      'hagga-basin',
      'heighliner',
      'imperial-basin',
      'research-station',
      'sietch-tabr',
      'spice-refinery',
    ])
  })

  it('SOL-RIV-01 SOL-RIV-12 has these ten Rivals, two of them for the Streamlined variant', () => {
    const row = ({ id, signet, card }: (typeof uprising.rivals)[number]) => [
      id,
      card?.swordmaster,
      card?.priorities.join(' '),
      words([...signet]),
      words([...(card?.scheme ?? [])]),
      card?.streamlined === true,
    ]
    expect(uprising.rivals.map(row)).toEqual([
      [
        'baron-vladimir-harkonnen',
        6,
        'guild emperor bene-gesserit fremen',
        '1 intrigue',
        '2 solari, recruit 2',
        false,
      ],
      ['staban-tuek', 9, 'guild fremen bene-gesserit emperor', '1 spice', 'recruit 2', false],
      ['gurney-halleck', 8, 'fremen guild emperor bene-gesserit', 'recruit 1', '1 influence most', false],
      [
        'lady-margot-fenring',
        8,
        'bene-gesserit emperor fremen guild',
        '1 solari',
        '1 influence bene-gesserit',
        false,
      ],
      ['princess-irulan', 7, 'emperor bene-gesserit fremen guild', 'spy', '1 influence, recruit 1', false],
      ['lady-jessica', 6, 'bene-gesserit fremen guild emperor', '1 influence alliance', '2 water', false],
      ['feyd-rautha-harkonnen', 4, 'emperor bene-gesserit guild fremen', 'recruit 2', '1 influence', false],
      [
        'muad-dib',
        4,
        'fremen bene-gesserit guild emperor',
        '1 influence fremen',
        'maker hooks, remove shield wall, 1 intrigue',
        false,
      ],
      ['lady-amber-metulli', 9, 'fremen emperor guild bene-gesserit', 'recruit 1', 'recruit 3', true],
      [
        'glossu-rabban',
        7,
        'emperor guild bene-gesserit fremen',
        'recruit 2 or recruit 1',
        '2 influence alliance',
        true,
      ],
    ])
  })

  it('SOL-RIV-10 SOL-RIV-11 has these levels and rules', () => {
    const { levels, expertLead, politics, churn } = uprising.against
    const clever = ['smart-politics', 'brutal-escalation', 'expert-deployment']
    const plain = { garrison: 3, rivalIntrigue: 0, more: {}, intrigue: 0, rules: [] }
    expect(levels).toEqual({
      mercenary: { ...plain, garrison: 0, intrigue: 1 },
      sardaukar: plain,
      mentat: { ...plain, rules: clever },
      'kwisatz-haderach': { ...plain, rules: clever, noSwordmaster: true },
    })
    expect(expertLead).toEqual({ n: 3, of: 'units' })
    expect(politics).toEqual(['dutiful-service', 'deliver-supplies', 'secrets', 'fremkit'])
    expect(churn).toBe(true)
  })
})
