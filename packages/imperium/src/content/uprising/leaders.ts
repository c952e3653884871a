// The eight Leaders of Uprising and the other side of Lady Jessica (UPR-CMP-06): the left ability and the Signet
// Ring ability. The ninth Leader, Shaddam Corrino IV, comes with the CHOAM module.

import {
  acquireExactlyToHand,
  draw,
  hasAlliance,
  hasStrength,
  intrigue,
  memory,
  oneOf,
  otherMemories,
  pay,
  persuasion,
  recruit,
  repeatSpace,
  retreat,
  sandworms,
  solari,
  spice,
  spy,
  spyAt,
  spyWith,
  swords,
  train,
  trash,
  trashFromHand,
  water,
  when,
} from '../../effects/build.ts'
import { FACTIONS, type Leader, type TrainingPlace } from '../types.ts'

/** Two forks; the upper way through the second is one place shorter. */
const training: { readonly [place: string]: TrainingPlace } = {
  start: { effects: [], next: ['upper-1', 'lower-1'] },
  'upper-1': { effects: [pay({ solari: 1 }, trash)], next: ['middle'] },
  'lower-1': { effects: [spy], next: ['middle'] },
  middle: { effects: [trash], next: ['upper-2', 'lower-2'] },
  'upper-2': { effects: [trash], next: ['final'] },
  'lower-2': { effects: [spy], next: ['lower-3'] },
  'lower-3': { effects: [spice(2)], next: ['final'] },
  final: { effects: [recruit(1), spy], next: [] },
}

/** UPR-CLR-09: the strength that Always Smiling asks for depends on how many play. */
export const gurneyHalleck = (strength: number): Leader => ({
  id: 'gurney-halleck',
  complexity: 1,
  abilities: [{ on: 'reveal', effects: [when(hasStrength(strength), persuasion(1))] }],
  signet: [recruit(1)],
})

const stabanTuek: Leader = {
  id: 'staban-tuek',
  complexity: 3,
  abilities: [
    { changes: 'starting-deck', without: ['diplomacy'] },
    { on: 'opponent-visit', at: 'spied-makers', effects: [spice(1)] },
  ],
  signet: [
    spyWith({
      afterwards: [
        { at: ['landsraad'], effects: [pay({ spice: 1 }, solari(3))] },
        { at: FACTIONS, effects: [pay({ solari: 2 }, intrigue(1))] },
      ],
    }),
  ],
}

/** D-83: another player may be a teammate. */
export const stabanTuekInTeams: Leader = {
  ...stabanTuek,
  abilities: [...stabanTuek.abilities, { on: 'teammate-visit', at: 'spied-makers', effects: [spice(1)] }],
}

export const leaders: readonly Leader[] = [
  {
    id: 'feyd-rautha-harkonnen',
    complexity: 1,
    abilities: [{ on: 'reveal', effects: [pay({ recallSpies: 1 }, swords(2))] }],
    signet: [train],
    training,
  },
  gurneyHalleck(6),
  {
    id: 'lady-amber-metulli',
    complexity: 1,
    abilities: [{ on: 'reveal', effects: [retreat(1)] }],
    signet: [solari(1), when(hasAlliance('any'), spice(1))],
  },
  {
    id: 'lady-jessica',
    complexity: 2,
    abilities: [{ on: 'visit', at: { icons: ['bene-gesserit'] }, effects: [otherMemories], may: true }],
    signet: [pay({ spice: 1 }, intrigue(1), memory)],
  },
  {
    id: 'reverend-mother-jessica',
    backOf: 'lady-jessica',
    complexity: 2,
    abilities: [
      {
        on: 'visit',
        at: { icons: ['bene-gesserit', 'fremen'] },
        effects: [pay({ water: 1 }, repeatSpace)],
        may: true,
      },
    ],
    signet: [pay({ spice: 1 }, water(1))],
  },
  {
    id: 'lady-margot-fenring',
    complexity: 1,
    abilities: [{ on: 'influence-reached', with: 'bene-gesserit', n: 2, effects: [spice(2)] }],
    signet: [spyAt('city')],
  },
  {
    id: 'muad-dib',
    complexity: 1,
    abilities: [{ on: 'reveal', effects: [when(sandworms(1), intrigue(1))] }],
    signet: [draw(1)],
  },
  {
    id: 'princess-irulan',
    complexity: 2,
    abilities: [{ on: 'influence-reached', with: 'emperor', n: 2, effects: [intrigue(1)] }],
    signet: [oneOf(acquireExactlyToHand(1), trashFromHand(spice(2)))],
  },
  stabanTuek,
]
