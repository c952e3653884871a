// Twenty positions in which someone wins at the next Mentat Pause unless one player stops it. Written in the words of
// the scenario kit; the stopper acts last, or is about to fight.

import { type ClassicState, classic } from '@sietch/classic'
import type { FactionId } from '@sietch/classic/content'
import { classicScenarios } from '@sietch/classic/scenario'
import { type Json, type JsonObject, rngOf, settle } from '@sietch/kernel'

export type Threat = {
  readonly name: string
  readonly factions: readonly FactionId[]
  readonly stopper: FactionId
  readonly winners: readonly FactionId[]
  readonly modules?: readonly string[]
  readonly table?: JsonObject
  readonly players: { readonly [F in FactionId]?: JsonObject }
}

const duel = ['atreides', 'harkonnen'] as const
const three = ['atreides', 'harkonnen', 'fremen'] as const
const four = ['atreides', 'emperor', 'fremen', 'harkonnen'] as const
const six = ['atreides', 'bene-gesserit', 'emperor', 'fremen', 'guild', 'harkonnen'] as const

export const THREATS: readonly Threat[] = [
  {
    name: 'Atreides ship into the weakest of four strongholds',
    factions: duel,
    stopper: 'atreides',
    winners: ['harkonnen'],
    players: {
      atreides: { spice: 9, forces: { 'polar-sink': 2 } },
      harkonnen: { forces: { carthag: 9, arrakeen: 6, 'habbanya-sietch': 4, 'tueks-sietch': 1 } },
    },
  },
  {
    name: 'Harkonnen without spice march into Sietch Tabr',
    factions: duel,
    stopper: 'harkonnen',
    winners: ['atreides'],
    players: {
      harkonnen: { forces: { 'rock-outcroppings/14': 9 } },
      atreides: { forces: { carthag: 6, arrakeen: 6, 'habbanya-sietch': 4, 'sietch-tabr': 2 } },
    },
  },
  {
    name: 'Atreides fly from Carthag',
    factions: three,
    stopper: 'atreides',
    winners: ['harkonnen'],
    players: {
      atreides: { forces: { carthag: 12 } },
      harkonnen: { forces: { arrakeen: 3, 'tueks-sietch': 8, 'sietch-tabr': 8 } },
    },
  },
  {
    name: 'Harkonnen with eight spice stop the Fremen',
    factions: three,
    stopper: 'harkonnen',
    winners: ['fremen'],
    players: {
      harkonnen: { spice: 8, forces: { carthag: 3 }, hand: ['crysknife'] },
      fremen: { forces: { 'sietch-tabr': 7, 'habbanya-sietch': 2, 'tueks-sietch': 6 } },
    },
  },
  {
    name: 'the Guild ships at half price against the Emperor',
    factions: six,
    stopper: 'guild',
    winners: ['emperor'],
    players: {
      guild: { spice: 5, forces: { 'polar-sink': 1 } },
      emperor: { forces: { arrakeen: 7, carthag: 7, 'tueks-sietch': 2 } },
    },
  },
  {
    name: 'the Guild has no reserves and ships across the map',
    factions: six,
    stopper: 'guild',
    winners: ['emperor'],
    players: {
      guild: { spice: 6, forces: { 'tueks-sietch': 12 }, tanks: 8 },
      emperor: { forces: { arrakeen: 8, carthag: 8, 'habbanya-sietch': 2 } },
    },
  },
  {
    name: 'the Fremen come out of the desert for nothing',
    factions: four,
    stopper: 'fremen',
    winners: ['atreides'],
    players: {
      fremen: { forces: { 'sietch-tabr': 2 } },
      atreides: { forces: { arrakeen: 8, carthag: 8, 'habbanya-sietch': 2 } },
    },
  },
  {
    name: 'the Bene Gesserit spend their last spice',
    factions: six,
    stopper: 'bene-gesserit',
    winners: ['harkonnen'],
    players: {
      'bene-gesserit': { spice: 8, forces: { 'polar-sink': 4 }, hand: ['chaumas'] },
      harkonnen: { forces: { carthag: 9, arrakeen: 1, 'sietch-tabr': 8 } },
    },
  },
  {
    name: 'the Emperor stops an alliance of four strongholds',
    factions: four,
    stopper: 'emperor',
    winners: ['atreides', 'harkonnen'],
    table: { alliances: [['atreides', 'harkonnen']] },
    players: {
      emperor: { spice: 12 },
      atreides: { forces: { arrakeen: 6, 'tueks-sietch': 2 } },
      harkonnen: { forces: { carthag: 6, 'sietch-tabr': 6 } },
    },
  },
  {
    name: 'Atreides stop the Fremen and the Guild',
    factions: six,
    stopper: 'atreides',
    winners: ['fremen', 'guild'],
    table: { alliances: [['fremen', 'guild']] },
    players: {
      atreides: { spice: 4, forces: { arrakeen: 10 } },
      fremen: { forces: { 'sietch-tabr': 7, 'habbanya-sietch': 7 } },
      guild: { forces: { 'tueks-sietch': 6, carthag: 2 } },
    },
  },
  {
    name: 'an ally lends the Emperor the price of the Guild',
    factions: six,
    stopper: 'emperor',
    winners: ['harkonnen'],
    table: { alliances: [['emperor', 'guild']] },
    players: {
      emperor: { spice: 5 },
      harkonnen: { forces: { carthag: 9, arrakeen: 7, 'habbanya-sietch': 2 } },
    },
  },
  {
    name: 'the storm lies over the weakest stronghold',
    factions: four,
    stopper: 'emperor',
    winners: ['harkonnen'],
    table: { storm: 14 },
    players: {
      emperor: { spice: 12 },
      harkonnen: { forces: { carthag: 10, 'sietch-tabr': 1, 'tueks-sietch': 3 } },
    },
  },
  {
    name: 'two of three strongholds are beyond hope',
    factions: three,
    stopper: 'atreides',
    winners: ['fremen'],
    players: {
      atreides: { spice: 9, hand: ['maula-pistol', 'shield'] },
      fremen: { forces: { 'sietch-tabr': 9, 'habbanya-sietch': 8, carthag: 3 } },
    },
  },
  {
    name: 'Harkonnen fight for the fourth stronghold and must dial high',
    factions: duel,
    stopper: 'harkonnen',
    winners: ['atreides'],
    table: { phase: 'battle' },
    players: {
      harkonnen: { forces: { carthag: 9 } },
      atreides: { forces: { arrakeen: 5, 'sietch-tabr': 5, 'tueks-sietch': 5, carthag: 3 } },
    },
  },
  {
    name: 'weapons of both kinds make up for forces',
    factions: duel,
    stopper: 'harkonnen',
    winners: ['atreides'],
    table: { phase: 'battle' },
    players: {
      harkonnen: { forces: { carthag: 5 }, hand: ['crysknife', 'shield', 'snooper'] },
      atreides: { forces: { arrakeen: 4, 'sietch-tabr': 4, 'tueks-sietch': 4, carthag: 5 } },
    },
  },
  {
    name: 'the only leader left is a traitor',
    factions: three,
    stopper: 'harkonnen',
    winners: ['atreides'],
    table: { phase: 'battle' },
    players: {
      harkonnen: { forces: { carthag: 2 }, traitors: ['lady-jessica'] },
      atreides: {
        forces: { arrakeen: 4, 'sietch-tabr': 4, carthag: 9 },
        leaders: { tanks: ['thufir-hawat', 'gurney-halleck', 'duncan-idaho', 'dr-yueh'] },
      },
    },
  },
  {
    name: 'a lasgun and a shield bring everything down',
    factions: three,
    stopper: 'harkonnen',
    winners: ['atreides'],
    table: { phase: 'battle' },
    players: {
      harkonnen: { forces: { carthag: 1 }, hand: ['lasgun', 'shield'] },
      atreides: { forces: { arrakeen: 4, 'sietch-tabr': 4, carthag: 10 } },
    },
  },
  {
    name: 'in the advanced game strength costs spice',
    factions: four,
    modules: ['advanced'],
    stopper: 'emperor',
    winners: ['harkonnen'],
    table: { phase: 'battle' },
    players: {
      emperor: { spice: 12, forces: { arrakeen: { forces: 7, elite: 5 } } },
      harkonnen: { spice: 8, forces: { arrakeen: 8, carthag: 5, 'tueks-sietch': 5 } },
    },
  },
  {
    name: 'in the last round the Guild wins unless Harkonnen take a third stronghold',
    factions: six,
    stopper: 'harkonnen',
    winners: ['guild'],
    table: { round: 10 },
    players: {
      harkonnen: { spice: 3, forces: { carthag: 6, arrakeen: 6 } },
      fremen: { forces: { 'sietch-tabr': 5 } },
      emperor: { forces: { 'tueks-sietch': 5 } },
    },
  },
  {
    name: 'in the last round the Fremen keep the desert unless the Emperor takes a third stronghold',
    factions: four,
    stopper: 'emperor',
    winners: ['fremen'],
    table: { round: 10 },
    players: {
      emperor: { spice: 4, forces: { carthag: 6, arrakeen: 6 } },
      fremen: { forces: { 'sietch-tabr': 8 } },
    },
  },
]

/** The table of a threat, with the stopper or a battle to come next. */
export function tableOf({ factions, modules = [], stopper, table = {}, players }: Threat): ClassicState {
  const setup = classicScenarios.setup({ factions, modules }, factions.length)
  const s = classic.setup(setup, rngOf('threat'), () => {})
  const names = {
    seat: (name: Json | undefined) => factions.indexOf(name as FactionId),
    name: (seat: number) => factions[seat] ?? '',
  }
  const next = factions[(names.seat(stopper) + 1) % factions.length] ?? stopper
  const { phase = 'shipment', ...words } = table
  const given: JsonObject = { phase, dialers: factions.slice(0, 2), firstPlayer: next, ...words }
  for (const [word, value] of Object.entries(given)) classicScenarios.words[word]?.put?.(s, value, names)
  for (const [faction, own] of Object.entries(players)) {
    for (const [word, value] of Object.entries(own))
      classicScenarios.seatWords[word]?.put?.(s, names.seat(faction), value, names)
  }
  classicScenarios.arranged?.(s, () => {})
  settle(classic, s, () => {})
  return s
}
