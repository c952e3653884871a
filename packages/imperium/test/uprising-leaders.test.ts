import { describe, expect, it } from 'vitest'
import { uprising } from '../src/content/uprising/index.ts'
import { neverOffered, playUprising, type Row, unplayed } from './play.ts'

const FEYD = { leader: 'feyd-rautha-harkonnen', hand: ['signet-ring', 'dagger'] }
const SEND = 'agent signet-ring > gather-support > 0'
const TRAIN = 'resolve feyd-rautha-harkonnen > train'
const STRENGTH = 'resolve feyd-rautha-harkonnen > pay recall 1 spy'

const feyd: readonly Row[] = [
  {
    name: 'feyd-rautha-harkonnen left: recalls a spy for 2 swords on the Reveal turn, once',
    given: { ...FEYD, hand: [], spies: ['post-choam', 'post-emperor'], conflict: 1 },
    choose: ['reveal', STRENGTH, 'recall-spy post-choam', `no ${STRENGTH}`],
    then: { swords: 2, strength: 4, spies: ['post-emperor'] },
  },
  {
    name: 'feyd-rautha-harkonnen left: need not',
    given: { ...FEYD, hand: [], spies: ['post-choam'] },
    choose: ['reveal', 'end-turn'],
    then: { spies: ['post-choam'] },
  },
  {
    name: 'feyd-rautha-harkonnen left: the swords are worth nothing without a unit in the Conflict',
    given: { ...FEYD, hand: [], spies: ['post-choam'] },
    choose: ['reveal', STRENGTH],
    then: { swords: 2, strength: 0 },
  },
  {
    name: 'feyd-rautha-harkonnen left: not without a spy on the board, nor on an Agent turn',
    given: { ...FEYD, hand: ['dagger'] },
    choose: [`no ${STRENGTH}`, 'reveal', `no ${STRENGTH}`],
  },
  {
    name: 'feyd-rautha-harkonnen signet: UPR-CLR-04 UPR-CMP-11 the token starts on the left',
    leaders: ['feyd-rautha-harkonnen'],
    then: { training: 'start' },
  },
  {
    name: 'feyd-rautha-harkonnen signet: from the start there are two ways',
    given: { ...FEYD, solari: 1 },
    choose: [SEND, TRAIN, 'only train upper-1 | train lower-1', 'train upper-1'],
    then: { training: 'upper-1', table: { decisions: [{ seat: 'Serhii', kind: 'effects' }] } },
  },
  {
    name: 'feyd-rautha-harkonnen signet: UPR-ICO-06 it need not be used',
    given: FEYD,
    choose: [SEND, 'end-turn'],
    then: { training: 'start' },
  },
  {
    name: 'feyd-rautha-harkonnen signet: above, a Solari may be paid to trash a card',
    given: { ...FEYD, solari: 1 },
    choose: [
      SEND,
      TRAIN,
      'train upper-1',
      'only resolve feyd-rautha-harkonnen > pay 1 solari | decline',
      'resolve feyd-rautha-harkonnen > pay 1 solari',
      'trash dagger@hand',
      'only end-turn',
    ],
    then: { training: 'upper-1', solari: 0, hand: [], table: { trashed: ['dagger'] } },
  },
  {
    name: 'feyd-rautha-harkonnen signet: or not',
    given: { ...FEYD, solari: 1 },
    choose: [SEND, TRAIN, 'train upper-1', 'decline', 'only end-turn'],
    then: { training: 'upper-1', solari: 1, hand: ['dagger'] },
  },
  {
    name: 'feyd-rautha-harkonnen signet: above, nothing without a Solari',
    given: FEYD,
    choose: [SEND, TRAIN, 'train upper-1', 'only end-turn'],
    then: { training: 'upper-1', hand: ['dagger'] },
  },
  {
    name: 'feyd-rautha-harkonnen signet: below, a spy',
    given: FEYD,
    choose: [SEND, TRAIN, 'train lower-1', 'spy post-choam', 'only end-turn'],
    then: { training: 'lower-1', spies: ['post-choam'] },
  },
  {
    name: 'feyd-rautha-harkonnen signet: in the middle, from above, a card may be trashed',
    given: { ...FEYD, training: 'upper-1' },
    choose: [SEND, TRAIN, 'only trash dagger@hand | trash signet-ring@play | decline', 'trash dagger@hand'],
    then: { training: 'middle', hand: [] },
  },
  {
    name: 'feyd-rautha-harkonnen signet: in the middle, from below, the same, or none',
    given: { ...FEYD, training: 'lower-1' },
    choose: [SEND, TRAIN, 'decline', 'only end-turn'],
    then: { training: 'middle', hand: ['dagger'] },
  },
  {
    name: 'feyd-rautha-harkonnen signet: from the middle there are two ways; above, a card may be trashed',
    given: { ...FEYD, training: 'middle' },
    choose: [SEND, TRAIN, 'only train upper-2 | train lower-2', 'train upper-2', 'trash dagger@hand'],
    then: { training: 'upper-2', hand: [] },
  },
  {
    name: 'feyd-rautha-harkonnen signet: below, a spy again',
    given: { ...FEYD, training: 'middle' },
    choose: [SEND, TRAIN, 'train lower-2', 'spy post-emperor', 'only end-turn'],
    then: { training: 'lower-2', spies: ['post-emperor'] },
  },
  {
    name: 'feyd-rautha-harkonnen signet: then 2 spice, on the longer way only',
    given: { ...FEYD, training: 'lower-2' },
    choose: [SEND, TRAIN, 'only end-turn'],
    then: { training: 'lower-3', spice: 2 },
  },
  {
    name: 'feyd-rautha-harkonnen signet: at the end a troop and a spy, by the longer way',
    given: { ...FEYD, training: 'lower-3' },
    choose: [SEND, TRAIN, 'spy post-choam', 'only end-turn'],
    then: { training: 'final', garrison: 6, spies: ['post-choam'], spice: 0 },
  },
  {
    name: 'feyd-rautha-harkonnen signet: and by the shorter, without the spice',
    given: { ...FEYD, training: 'upper-2' },
    choose: [SEND, TRAIN, 'decline', 'only end-turn'],
    then: { training: 'final', garrison: 6, spies: [], spice: 0 },
  },
  {
    name: 'feyd-rautha-harkonnen signet: UPR-CLR-04 on the right the token stays, for no bonus',
    given: { ...FEYD, training: 'final' },
    choose: [SEND, 'only end-turn'],
    then: { training: 'final', garrison: 5 },
  },
]

const GURNEY = { leader: 'gurney-halleck', hand: ['dagger'] }

const gurney: readonly Row[] = [
  {
    name: 'gurney-halleck left: UPR-REV-01 a Persuasion on the Reveal turn with 6 strength',
    given: { ...GURNEY, conflict: 2, hand: ['dagger', 'dagger'] },
    choose: ['reveal'],
    then: { strength: 6, persuasion: 1 },
  },
  {
    name: 'gurney-halleck left: not with 5',
    given: { ...GURNEY, conflict: 2 },
    choose: ['reveal', 'end-turn'],
    then: { table: { noEvents: [{ kind: 'gained', what: 'persuasion' }] } },
  },
  {
    name: 'gurney-halleck left: UPR-WRM-09 sandworms give strength',
    given: { ...GURNEY, hand: [], worms: 2 },
    choose: ['reveal'],
    then: { strength: 6, persuasion: 1 },
  },
  {
    name: 'gurney-halleck left: UPR-CLR-09 UPR-REV-04 at any moment of the turn, and once',
    given: { ...GURNEY, hand: [], garrison: 4, conflict: 1, intrigue: ['detonation'] },
    choose: [
      'reveal',
      { strength: 2, persuasion: 0 },
      'intrigue detonation > deploy 4',
      'deploy 4',
      { strength: 10 },
    ],
    then: { persuasion: 1 },
  },
  {
    name: 'gurney-halleck left: UPR-CLR-09 the Persuasion is kept when the strength falls',
    given: { ...GURNEY, hand: ['unswerving-loyalty', 'shishakli'], conflict: 2, garrison: 0 },
    choose: [
      'reveal',
      { strength: 6, persuasion: 2 },
      'resolve unswerving-loyalty > deploy 1 + retreat 1',
      'resolve unswerving-loyalty > retreat 1',
      'retreat 1',
    ],
    then: { strength: 4, persuasion: 2 },
  },
  {
    name: 'gurney-halleck left: not on an Agent turn',
    given: { ...GURNEY, conflict: 5 },
    choose: ['agent dagger > gather-support > 0', 'end-turn'],
    then: { persuasion: 0 },
  },
  {
    name: 'gurney-halleck signet: recruits a troop, to be deployed on a combat space',
    given: { ...GURNEY, hand: ['signet-ring'] },
    choose: [
      'agent signet-ring > imperial-basin',
      'only resolve gurney-halleck > recruit 1 | deploy 2 | deploy 1 | end-turn',
      'resolve gurney-halleck > recruit 1',
      'deploy 3',
    ],
    then: { garrison: 1, conflict: 3 },
  },
]

const AMBER = { leader: 'lady-amber-metulli', hand: ['signet-ring'] }

const amber: readonly Row[] = [
  {
    name: 'lady-amber-metulli left: may retreat a troop on the Reveal turn, one only',
    given: { ...AMBER, hand: [], conflict: 2 },
    choose: [
      'reveal',
      'resolve lady-amber-metulli > retreat 1',
      'only retreat 1 | retreat 0',
      'retreat 1',
      'no resolve lady-amber-metulli > retreat 1',
    ],
    then: { conflict: 1, garrison: 4, strength: 2 },
  },
  {
    name: 'lady-amber-metulli left: need not',
    given: { ...AMBER, hand: [], conflict: 2 },
    choose: ['reveal', 'end-turn'],
    then: { conflict: 2 },
  },
  {
    name: 'lady-amber-metulli left: the last unit takes all strength with it',
    given: { ...AMBER, hand: ['dagger'], conflict: 1 },
    choose: ['reveal', { strength: 3 }, 'resolve lady-amber-metulli > retreat 1', 'retreat 1'],
    then: { conflict: 0, strength: 0 },
  },
  {
    name: 'lady-amber-metulli left: UPR-WRM-10 not a sandworm',
    given: { ...AMBER, hand: [], worms: 1 },
    choose: ['reveal', 'no resolve lady-amber-metulli > retreat 1'],
  },
  {
    name: 'lady-amber-metulli signet: gives a Solari',
    given: { ...AMBER, table: { alliances: { guild: 'Olha' } } },
    choose: [
      SEND,
      'only resolve lady-amber-metulli > 1 solari | end-turn',
      'resolve lady-amber-metulli > 1 solari',
      'only end-turn',
    ],
    then: { solari: 1, spice: 0 },
  },
  {
    name: 'lady-amber-metulli signet: and a spice with an Alliance',
    given: { ...AMBER, table: { alliances: { guild: 'Serhii' } } },
    choose: [
      SEND,
      'resolve lady-amber-metulli > 1 solari',
      'resolve lady-amber-metulli > 1 spice',
      'only end-turn',
    ],
    then: { solari: 1, spice: 1 },
  },
]

describe('Feyd-Rautha Harkonnen', () => {
  playUprising(feyd)
})

describe('Gurney Halleck and Lady Amber Metulli', () => {
  playUprising([...gurney, ...amber])
})

describe('The Leaders of Uprising from A to G', () => {
  const rows = [...feyd, ...gurney, ...amber]

  it('are all played, both abilities', () => {
    const leaders = uprising.leaders.filter(({ id }) => id < 'lady-j')
    expect(leaders).toHaveLength(3)
    expect(
      unplayed(
        rows,
        leaders.flatMap(({ id }) => [`${id} left`, `${id} signet`]),
      ),
    ).toEqual([])
  })

  it('are refused only what another row shows', () => {
    expect(neverOffered(rows)).toEqual([])
  })
})
