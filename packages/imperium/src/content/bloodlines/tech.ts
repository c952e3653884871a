// The tiles of the Tech module (TEC-CMP-01): those for every game, those that stay out of the base game (TEC-SET-05),
// and the one that needs the CHOAM module (TEC-SET-04). A tile with `hagal` has the mark for Rivals (SOL-TEC).

import {
  all,
  combatIcon,
  command,
  contracts as completed,
  contract,
  deepCoverSpy,
  deployOrGarrison,
  draw,
  influence,
  influenceWhereLow,
  intrigue,
  loseAll,
  loseInfluence,
  oneOf,
  pay,
  persuasion,
  recruit,
  removeShieldWall,
  signet,
  skill,
  solari,
  spy,
  spyRecalled,
  swords,
  trash,
  trashThis,
  vp,
  when,
} from '../../effects/build.ts'
import type { Effect } from '../../effects/types.ts'
import type { Ability } from '../abilities.ts'
import { FACTIONS, type Tech, type TechId } from '../types.ts'

/** What is printed on a tile beside its name and its cost; what is left out is blank. */
type Face = Partial<Omit<Tech, 'id' | 'cost'>>

const tile = (id: TechId, cost: number, face: Face): Tech => ({
  acquire: [],
  abilities: [],
  ...face,
  id,
  cost,
})

/** TEC-USE-02 */
const flip = (...effects: readonly Effect[]): Ability => ({ on: 'turn', may: true, once: 'round', effects })

export const tech: readonly Tech[] = [
  // SOL-TEC-07
  tile('delivery-bay', 3, {
    acquire: [draw(1)],
    abilities: [{ on: 'reveal', effects: [when(command, solari(2))] }],
    hagal: { acquire: [] },
  }),
  // SOL-TEC-09
  tile('gene-locked-vault', 2, {
    acquire: [oneOf(intrigue(1), draw(1))],
    abilities: [{ changes: 'theft', from: 5 }],
    hagal: { acquire: [intrigue(1)], only: 'acquire' },
  }),
  tile('glowglobes', 2, {
    acquire: [influence('any', 1)],
    abilities: [{ changes: 'deck-top' }],
    hagal: { only: 'acquire' },
  }),
  tile('navigation-chamber', 5, {
    acquire: [influence('any', 1)],
    abilities: [{ changes: 'space-cost', at: 'all', less: { spice: 1, solari: 1 } }],
  }),
  tile('planetary-array', 2, {
    acquire: [trash],
    abilities: [{ on: 'conflict-won', effects: [draw(1)] }],
  }),
  tile('plasteel-blades', 3, {
    acquire: [solari(4)],
    abilities: [{ on: 'commander-recruited', may: true, effects: [pay({ trashThis: true }, skill)] }],
  }),
  tile('rapid-dropships', 4, {
    acquire: [recruit(2)],
    abilities: [{ on: 'agent-turn', may: true, once: 'round', effects: [combatIcon] }],
    hagal: {},
  }),
  tile('sardaukar-high-command', 7, {
    acquire: [vp(1)],
    abilities: [{ changes: 'commander-cost', less: 1 }],
    hagal: {},
  }),
  tile('self-destroying-messages', 4, {
    acquire: [intrigue(2)],
    abilities: [{ on: 'reveal', effects: [persuasion(1)] }],
    hagal: { only: 'acquire' },
  }),
  tile('servo-receivers', 2, {
    acquire: [signet],
    abilities: [{ changes: 'card-icons', icons: FACTIONS, card: 'signet-ring' }],
    hagal: { only: 'acquire' },
  }),
  tile('suspensor-suits', 3, {
    abilities: [{ on: 'intrigue-drawn', effects: [deployOrGarrison(1)] }],
  }),
  tile('training-depot', 1, {
    abilities: [{ on: 'reveal', effects: [when(command, swords(2))] }],
    hagal: {},
  }),
]

/** Not with the base box. */
export const techForUprising: readonly Tech[] = [
  tile('advanced-data-analysis', 3, {
    requires: { trashSpies: 1 },
    abilities: [flip(intrigue(1))],
  }),
  tile('forbidden-weapons', 2, {
    acquire: [removeShieldWall, recruit(1)],
    abilities: [
      {
        on: 'reveal',
        effects: [oneOf(all(swords(3), loseInfluence(1)), all(loseAll('spice'), trashThis))],
      },
    ],
  }),
  tile('ornithopter-fleet', 4, {
    acquire: [recruit(2)],
    abilities: [{ changes: 'battle-icons', as: 'ornithopter' }],
    hagal: {},
  }),
  tile('panopticon', 5, {
    abilities: [
      { on: 'reveal', effects: [spy, recruit(1)] },
      { on: 'endgame', effects: [influenceWhereLow(1, 1)] },
    ],
    hagal: {},
  }),
  tile('spy-drones', 5, {
    acquire: [deepCoverSpy, deepCoverSpy],
    abilities: [flip(solari(1), when(spyRecalled, trash))],
    hagal: {},
  }),
]

export const choamTech: readonly Tech[] = [
  tile('choam-transports', 6, {
    acquire: [contract],
    abilities: [
      { on: 'contract-completed', effects: [draw(1)] },
      { on: 'endgame', effects: [when(completed(4), vp(1))] },
    ],
  }),
]
