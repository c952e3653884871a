import { describe, expect, it } from 'vitest'
import { skills as allSkills, skillsForUprising } from '../src/content/bloodlines/skills.ts'
import { neverOffered, playAll, playUprising, type Row, unplayed, withModules } from './play.ts'

const ACQUIRE = 'resolve sardaukar > acquire commander'
const RECRUIT = 'resolve sardaukar > recruit commander'
const SUPPORT = 'agent dagger > gather-support > 0'
const ARRAKEEN = 'agent reconnaissance > arrakeen'
const SKILLS = { skills: ['driven', 'canny', 'loyal', 'hardy'], skillStack: ['fierce'] }

const commanders = (garrison: number, conflict = 0, supply = 0) => ({ supply, garrison, conflict })

const setups: readonly Row[] = [
  {
    name: 'BLD-SET-01 BLD-SET-03 BLD-SET-04 BLD-CMP-04 of three players: five on spaces, one in the bank, four skills',
    then: {
      commanders: commanders(0),
      skills: [],
      table: {
        commanders: {
          at: ['sardaukar', 'dutiful-service', 'deliver-supplies', 'high-council', 'gather-support'],
          bank: 1,
          removed: 1,
        },
        skills: { $count: 4 },
        skillStack: { $count: 10 },
      },
    },
  },
  {
    name: 'BLD-SET-02 of four players: the sixth stands at Assembly Hall',
    seats: 4,
    then: { table: { commanders: { at: { $includes: ['assembly-hall'], $count: 6 }, bank: 1, removed: 0 } } },
  },
]

const acquiring: readonly Row[] = [
  {
    name: 'BLD-CMD-01 BLD-CMD-03 for 2 Solari and with a skill, on a space where one stands',
    given: { table: SKILLS, solari: 2, hand: ['dagger'] },
    choose: [
      SUPPORT,
      ACQUIRE,
      'only skill driven | skill canny | skill loyal | skill hardy',
      'skill driven',
      'only end-turn',
    ],
    then: {
      solari: 0,
      skills: ['driven'],
      commanders: commanders(1),
      garrison: 5,
      table: {
        skills: ['canny', 'loyal', 'hardy', 'fierce'],
        skillStack: { $count: 9 },
        commanders: { at: ['sardaukar', 'dutiful-service', 'deliver-supplies', 'high-council'] },
        events: [
          { kind: 'commander-acquired', seat: 0, from: 'gather-support' },
          { kind: 'skill-taken', seat: 0, skill: 'driven' },
          { kind: 'skill-offered', skill: 'fierce' },
        ],
      },
    },
  },
  {
    name: 'BLD-CMD-01 not without the Solari, nor where none stands, nor after it is gone',
    given: {
      table: { ...SKILLS, commanders: { at: ['gather-support'] } },
      solari: 1,
      hand: ['dagger', 'dagger'],
    },
    choose: [SUPPORT, `no ${ACQUIRE}`],
  },
  {
    name: 'BLD-CMD-01 nor where none stands',
    given: { table: { commanders: { at: ['high-council'] } }, solari: 4, hand: ['dagger'] },
    choose: [SUPPORT, `no ${ACQUIRE}`],
    then: { table: { commanders: { at: ['high-council'] } } },
  },
  {
    name: 'BLD-CMD-01 nobody has to',
    given: { solari: 4, hand: ['dagger'] },
    choose: [SUPPORT, 'end-turn'],
    then: {
      solari: 4,
      commanders: commanders(0),
      table: { commanders: { at: { $includes: ['gather-support'] } } },
    },
  },
  {
    name: 'BLD-CMD-02 at any moment of the turn, with what has been gained on it',
    given: { table: SKILLS, hand: ['dagger'], intrigue: ['seize-production'] },
    choose: [SUPPORT, `no ${ACQUIRE}`, 'intrigue seize-production > 2 solari', ACQUIRE, 'skill hardy'],
    then: { solari: 0, commanders: commanders(1) },
  },
  {
    name: 'BLD-CMD-04 no second skill of a kind, INV-14',
    given: {
      table: { skills: ['driven', 'canny', 'loyal', 'hardy'] },
      solari: 2,
      hand: ['dagger'],
      skills: ['driven'],
    },
    choose: [SUPPORT, ACQUIRE, 'only skill canny | skill loyal | skill hardy'],
  },
  {
    name: 'BLD-CMD-14 without a skill to take the Commander comes alone',
    given: {
      table: { skills: ['driven', 'driven', 'canny', 'canny'] },
      solari: 2,
      hand: ['dagger'],
      Olha: { skills: ['hardy'] },
      skills: [],
    },
    choose: [SUPPORT, ACQUIRE, 'only skill driven | skill canny'],
  },
  {
    name: 'BLD-CMD-14 with all that lie there in supply, none is taken',
    given: {
      table: { skills: ['driven'], skillsTrashed: ['canny', 'canny', 'charismatic'] },
      solari: 2,
      hand: ['dagger'],
      skills: ['driven'],
    },
    choose: [SUPPORT, ACQUIRE, 'only end-turn'],
    then: { solari: 0, commanders: commanders(1), skills: ['driven'] },
  },
  {
    name: 'BLD-CMD-05 recruited on a turn at a combat space it may be deployed at once',
    given: {
      table: { ...SKILLS, commanders: { at: ['arrakeen'] } },
      solari: 2,
      hand: ['reconnaissance'],
      garrison: 0,
    },
    choose: [
      ARRAKEEN,
      ACQUIRE,
      'skill canny',
      'resolve arrakeen > draw 1',
      'only deploy 1 | deploy 1 > 1 | deploy 0 > 1 | end-turn',
      'deploy 0 > 1',
    ],
    then: { commanders: commanders(0, 1), garrison: 1, conflict: 0, strength: 2 },
  },
  {
    name: 'BLD-CMD-05 elsewhere it stays in the garrison',
    given: { table: SKILLS, solari: 2, hand: ['dagger'] },
    choose: [SUPPORT, ACQUIRE, 'skill canny', 'no deploy 0 > 1'],
    then: { commanders: commanders(1) },
  },
  {
    name: 'BLD-CMD-06 in the garrison it is one of the two that may be deployed',
    given: { hand: ['reconnaissance'], garrison: 3, commanders: commanders(2) },
    choose: [
      ARRAKEEN,
      'resolve arrakeen > draw 1',
      'deploy 1 > 2',
      { strength: 6, garrison: 3, conflict: 1, commanders: commanders(0, 2) },
      'no deploy 1',
    ],
  },
  {
    name: 'BLD-CMD-07 BLD-CLR-09 worth 2, and a troop: it can retreat as one',
    given: {
      ...{ table: { phase: 'combat' }, commanders: commanders(0, 2), conflict: 1 },
      ...{ intrigue: ['go-to-ground'], Olha: { conflict: 1 } },
    },
    choose: [
      { strength: 6 },
      'intrigue go-to-ground',
      'only retreat 1 | retreat 0 > 1 | retreat 1 > 1 | retreat 0 > 2',
      'retreat 1 > 1',
    ],
    then: { strength: 2, garrison: 4, commanders: commanders(1, 1) },
  },
  {
    name: 'BLD-CMD-08 back to its owner’s supply after the Conflict',
    given: {
      table: { phase: 'combat', conflict: 'skirmish-crysknife' },
      commanders: commanders(1, 2),
      Olha: { conflict: 1 },
    },
    choose: ['influence fremen'],
    then: { commanders: commanders(1, 0, 2), table: { commanders: { removed: 0 } } },
  },
]

const recruiting: readonly Row[] = [
  {
    name: 'BLD-CMD-10 BLD-CMD-11 for 2 Solari out of supply, without a skill, on an Agent turn',
    given: { table: SKILLS, solari: 2, hand: ['dagger'], commanders: commanders(0, 0, 2) },
    choose: [RECRUIT, 'no skill driven', `no ${RECRUIT}`, SUPPORT],
    then: {
      solari: 0,
      skills: [],
      commanders: commanders(1, 0, 1),
      table: { events: [{ kind: 'commander-recruited', seat: 0 }] },
    },
  },
  {
    name: 'BLD-CMD-10 or on a Reveal turn',
    given: { solari: 2, hand: ['dagger'], commanders: commanders(0, 0, 1) },
    choose: ['reveal', RECRUIT, 'end-turn'],
    then: { solari: 0, commanders: commanders(1) },
  },
  {
    name: 'BLD-CMD-10 to the Conflict at a combat space',
    given: { solari: 2, hand: ['reconnaissance'], garrison: 0, commanders: commanders(0, 0, 1) },
    choose: [ARRAKEEN, RECRUIT, 'resolve arrakeen > draw 1', 'deploy 1 > 1'],
    then: { strength: 4, commanders: commanders(0, 1) },
  },
  {
    name: 'BLD-CMD-10 not for 1 Solari, nor without one in supply',
    given: { solari: 1, hand: ['dagger'], commanders: commanders(0, 0, 1) },
    choose: [`no ${RECRUIT}`, SUPPORT, `no ${RECRUIT}`],
  },
  {
    name: 'BLD-CMD-10 nor one that is in the garrison',
    given: { solari: 4, hand: ['dagger'], commanders: commanders(1) },
    choose: [`no ${RECRUIT}`],
  },
  {
    name: 'BLD-CMD-12 one on a turn, however much is paid; one from a space besides',
    given: {
      table: { ...SKILLS, commanders: { at: ['gather-support'] } },
      ...{ solari: 8, hand: ['dagger', 'dagger'], commanders: commanders(0, 0, 2) },
    },
    choose: [
      SUPPORT,
      ACQUIRE,
      'skill canny',
      RECRUIT,
      `no ${RECRUIT}`,
      { solari: 4, commanders: commanders(2, 0, 1) },
      'end-turn',
      'Olha: reveal',
      'Olha: end-turn',
      'Andrii: reveal',
      'Andrii: end-turn',
      RECRUIT,
    ],
    then: { solari: 2, commanders: commanders(3) },
  },
  {
    name: 'BLD-CMD-10 BLD-CMD-12 also the first one, acquired and lost on the same turn',
    given: {
      ...{ table: SKILLS, solari: 4, hand: ['dagger'], garrison: 0, deck: ['diplomacy'] },
      intrigue: ['sadistic'],
    },
    choose: [
      SUPPORT,
      ACQUIRE,
      'skill canny',
      `no ${RECRUIT}`,
      'intrigue sadistic',
      'lose garrison > sardaukar-commander',
      RECRUIT,
      `no ${RECRUIT}`,
    ],
    then: { solari: 0, commanders: commanders(1) },
  },
  {
    name: 'BLD-CMD-09 no troop icon recruits one',
    given: { hand: ['dagger'], commanders: commanders(0, 0, 2), garrison: 12 },
    choose: [SUPPORT],
    then: { garrison: 12, commanders: commanders(0, 0, 2) },
  },
  {
    name: 'BLD-CMD-13 in the garrison it is a unit: Imperial Throneship counts it',
    given: { hand: ['imperial-throneship'], garrison: 2, commanders: commanders(2) },
    choose: ['reveal'],
    then: { persuasion: 3, solari: 3 },
  },
  {
    name: 'BLD-CMD-13 and a troop for who is equal in all else at the end',
    given: {
      table: { phase: 'endgame', conflictDeck: [], revealOrder: ['Olha', 'Serhii', 'Andrii'] },
      ...{ vp: 10, solari: 0, spice: 0, water: 0, garrison: 3, commanders: commanders(1), trophies: [] },
      Olha: { vp: 10, solari: 0, spice: 0, water: 0, garrison: 3, trophies: [] },
      Andrii: { trophies: [] },
    },
    then: { table: { outcome: { places: [['Serhii'], ['Olha'], ['Andrii']] } } },
  },
  {
    name: 'BLD-CMD-15 a lost one returns to its owner’s supply',
    given: {
      hand: ['reconnaissance'],
      garrison: 0,
      intrigue: ['sadistic'],
      leader: 'piter-de-vries',
      commanders: commanders(1),
    },
    choose: ['intrigue sadistic'],
    then: { commanders: commanders(0, 0, 1), table: { commanders: { bank: 1 } } },
  },
  {
    name: 'BLD-CMD-16 Honor Guard makes it cheaper to acquire and to recruit',
    given: {
      table: SKILLS,
      solari: 2,
      hand: ['dagger'],
      intrigue: ['honor-guard'],
      commanders: commanders(0, 0, 1),
    },
    choose: ['intrigue honor-guard', { garrison: 4 }, SUPPORT, ACQUIRE, 'skill canny', RECRUIT],
    then: { solari: 0, commanders: commanders(2) },
  },
  {
    name: 'BLD-CMD-17 what deploys a troop from supply takes a cube: the defence of a location',
    given: {
      table: { phase: 'round-start', conflictDeck: ['siege-of-arrakeen'], control: { arrakeen: 'Serhii' } },
      commanders: commanders(0, 0, 1),
    },
    choose: ['defend'],
    then: { conflict: 1, commanders: commanders(0, 0, 1) },
  },
]

const losing: readonly Row[] = [
  {
    name: 'IMP-DEP-13 BLD-CMD-07 who loses a troop chooses which: garrison or Conflict, cube or Commander',
    given: {
      hand: ['holy-war'],
      Olha: { garrison: 1, conflict: 1, commanders: commanders(1, 1) },
    },
    choose: [
      'agent holy-war > deliver-supplies',
      'resolve holy-war > opponents lose troop in any',
      'Olha: only lose garrison | lose conflict | lose garrison > sardaukar-commander | lose conflict > sardaukar-commander',
      'Olha: lose conflict > sardaukar-commander',
    ],
    then: { Olha: { garrison: 1, conflict: 1, commanders: commanders(1, 0, 1) } },
  },
]

const skills: readonly Row[] = [
  {
    name: 'canny: BLD-SKL-02 two swords with an Agent on a Landsraad space, from the Reveal turn on',
    given: { hand: ['dagger'], skills: ['canny'], sent: ['high-council'], commanders: commanders(0, 1) },
    choose: [{ strength: 2 }, 'reveal', { strength: 5 }, 'end-turn'],
    then: { strength: 5 },
  },
  {
    name: 'canny: none elsewhere',
    given: { hand: [], skills: ['canny'], sent: ['arrakeen'], commanders: commanders(0, 1) },
    choose: ['reveal'],
    then: { strength: 2 },
  },
  {
    name: 'fierce: BLD-SKL-06 looked at all the time: a sandworm that comes after the Reveal turn',
    given: {
      ...{ table: { shieldWall: false }, hand: [], skills: ['fierce'], commanders: commanders(0, 1) },
      Olha: { hand: ['dune-the-desert-planet'], hooks: true, water: 1 },
    },
    choose: [
      'reveal',
      'end-turn',
      { strength: 3 },
      'Olha: agent dune-the-desert-planet > hagga-basin',
      'Olha: resolve hagga-basin > harvest 0 + 1 sandworm',
    ],
    then: { strength: 4 },
  },
  {
    name: 'fierce: a sword, and one more against a sandworm',
    given: { hand: [], skills: ['fierce'], commanders: commanders(0, 1) },
    choose: ['reveal'],
    then: { strength: 3 },
  },
  {
    name: 'fierce: of an opponent',
    given: { hand: [], skills: ['fierce'], commanders: commanders(0, 1), Olha: { worms: 1 } },
    choose: ['reveal'],
    then: { strength: 4 },
  },
  {
    name: 'loyal: two swords with 3 Emperor Influence',
    given: { hand: [], skills: ['loyal'], influence: { emperor: 3 }, commanders: commanders(0, 1) },
    choose: ['reveal'],
    then: { strength: 4 },
  },
  {
    name: 'loyal: not with 2',
    given: { hand: [], skills: ['loyal'], influence: { emperor: 2 }, commanders: commanders(0, 1) },
    choose: ['reveal'],
    then: { strength: 2 },
  },
  {
    name: 'charismatic: a Persuasion on the Reveal turn',
    given: { hand: [], skills: ['charismatic'], commanders: commanders(0, 1) },
    choose: ['reveal'],
    then: { persuasion: 1 },
  },
  {
    name: 'driven: BLD-SKL-03 BLD-SKL-05 a spice, once, however many Commanders are there',
    given: { hand: [], skills: ['driven'], commanders: commanders(0, 3) },
    choose: ['reveal', 'only end-turn'],
    then: { spice: 1 },
  },
  {
    name: 'driven: BLD-SKL-01 nothing without a Commander in the Conflict',
    given: { hand: [], skills: ['driven'], conflict: 1, commanders: commanders(1) },
    choose: ['reveal', 'end-turn'],
    then: { spice: 0 },
  },
  {
    name: 'driven: BLD-SKL-06 for one who comes to the Conflict on that very turn, too',
    given: {
      hand: ['disruption-tactics'],
      skills: ['driven'],
      commanders: commanders(1),
    },
    choose: ['reveal', { spice: 0 }, 'resolve disruption-tactics > pay trash this', 'deploy 0 > 1'],
    then: { spice: 1, strength: 2 },
  },
  {
    name: 'hardy: a troop on the Reveal turn',
    given: { hand: [], skills: ['hardy'], commanders: commanders(0, 1) },
    choose: ['reveal'],
    then: { garrison: 4 },
  },
  {
    name: 'desperate: may be trashed for 3 swords',
    given: { hand: [], skills: ['desperate'], commanders: commanders(0, 1) },
    choose: ['reveal', 'resolve desperate > pay trash this'],
    then: { skills: [], strength: 5, table: { skillsTrashed: ['desperate'] } },
  },
  {
    name: 'desperate: D-99 its swords stay when the Commander leaves',
    given: { hand: ['command-center'], skills: ['desperate'], conflict: 2, commanders: commanders(0, 1) },
    choose: [
      'reveal',
      'resolve desperate > pay trash this',
      { strength: 9 },
      'resolve command-center > pay retreat 2',
      'retreat 1 > 1',
    ],
    then: { strength: 5, swords: 3 },
  },
  {
    name: 'desperate: or kept',
    given: { hand: [], skills: ['desperate'], commanders: commanders(0, 1) },
    choose: ['reveal', 'end-turn'],
    then: { skills: ['desperate'], strength: 2, table: { skillsTrashed: [] } },
  },
  {
    name: 'desperate: not without a Commander in the Conflict',
    given: { hand: [], skills: ['desperate'], conflict: 1 },
    choose: ['reveal', 'no resolve desperate > pay trash this'],
  },
  {
    name: 'canny: BLD-SKL-04 the last Commander retreats, and with it the strength of skills',
    given: {
      ...{ table: { phase: 'combat' }, skills: ['canny', 'fierce'], sent: ['high-council'], conflict: 1 },
      ...{ commanders: commanders(0, 2), intrigue: ['go-to-ground'], Olha: { conflict: 1 } },
    },
    choose: [{ strength: 9 }, 'intrigue go-to-ground', 'retreat 0 > 2'],
    then: { strength: 2, commanders: commanders(2) },
  },
  {
    name: 'canny: BLD-SKL-01 while one of them is left all skills count',
    given: {
      ...{ table: { phase: 'combat' }, skills: ['canny', 'fierce'], sent: ['high-council'], conflict: 1 },
      ...{ commanders: commanders(0, 2), intrigue: ['go-to-ground'], Olha: { conflict: 1 } },
    },
    choose: ['intrigue go-to-ground', 'retreat 0 > 1'],
    then: { strength: 7, commanders: commanders(1, 1) },
  },
]

const rows = [...setups, ...acquiring, ...recruiting, ...losing, ...skills]

describe('Sardaukar Commanders and their skills', () => {
  playUprising(withModules(['bloodlines'], rows))

  it('are all here', () => {
    const kinds = [...allSkills, ...skillsForUprising].map(({ id }) => id)
    expect(kinds).toHaveLength(7)
    expect(unplayed(rows, kinds)).toEqual([])
  })

  it('are refused by keys that exist', () => {
    expect(neverOffered(rows)).toEqual([])
  })
})

describe('in the base game', () => {
  playAll(
    withModules(
      ['bloodlines'],
      [
        {
          name: 'MIX-BLD-01 five stand elsewhere',
          then: {
            table: {
              commanders: {
                at: ['conspire', 'wealth', 'foldspace', 'high-council', 'rally-troops'],
                bank: 1,
              },
            },
          },
        },
        {
          name: 'MIX-BLD-01 the sixth at the Hall of Oratory',
          seats: 4,
          then: { table: { commanders: { at: { $includes: ['hall-of-oratory'], $count: 6 }, removed: 0 } } },
        },
        {
          name: 'MIX-BLD-02 there are twelve skills',
          then: {
            table: {
              skills: { $count: 4, $excludes: ['fierce'] },
              skillStack: { $count: 8, $excludes: ['fierce'] },
            },
          },
        },
        {
          name: 'D-98 Masterstroke counts them as troops',
          given: {
            ...{ leader: 'baron-vladimir-harkonnen', tokens: ['emperor', 'fremen'], garrison: 2, spice: 6 },
            ...{ hand: ['diplomacy'], commanders: commanders(2) },
          },
          choose: ['agent diplomacy > heighliner', 'deploy 2 > 2'],
          then: { influence: { emperor: 1, fremen: 1 }, tokensRevealed: true, commanders: commanders(0, 2) },
        },
        {
          name: 'D-100 whoever has recruited one after Bindu Suspension can no longer pass',
          given: {
            ...{ intrigue: ['bindu-suspension'], solari: 2, commanders: commanders(0, 0, 1) },
            ...{ hand: ['dagger'], deck: ['diplomacy'] },
          },
          choose: ['intrigue bindu-suspension', RECRUIT, 'no pass'],
          then: { commanders: commanders(1) },
        },
        {
          name: 'one is acquired there',
          given: { table: { skills: ['driven', 'canny', 'loyal', 'hardy'] }, solari: 2, hand: ['diplomacy'] },
          choose: ['agent diplomacy > wealth', ACQUIRE, 'skill canny'],
          then: { commanders: commanders(1), skills: ['canny'] },
        },
      ],
    ),
  )
})
