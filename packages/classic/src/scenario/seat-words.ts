// Words about one player.

import type { Json, Seat } from '@sietch/kernel'
import type { SeatWord } from '@sietch/kernel/scenario'
import { territoryOf } from '../content/map.ts'
import { addForces, areAdvisors, takeReserves, tokensIn } from '../forces.ts'
import { classic } from '../index.ts'
import {
  readCard,
  readCount,
  readEntries,
  readForces,
  readLeader,
  readList,
  readPart,
  readTerritory,
  readYes,
  showForces,
} from '../read.ts'
import { leaderOf } from '../rules/leaders.ts'
import { held } from '../rules/mentat-pause.ts'
import { supportFor } from '../rules/support.ts'
import {
  alliesOf,
  type ClassicState,
  type LeaderState,
  type Player,
  player,
  removeOne,
  WINDOW_GROUPS,
} from '../state.ts'

type PlayerWord = SeatWord<ClassicState>

const spiceWord = (key: 'spice' | 'bribes', about: string, example: number): PlayerWord => ({
  about,
  example,
  show: (s, seat) => player(s, seat)[key],
  put(s, seat, value) {
    const p = player(s, seat)
    s.bank += p[key] - readCount(value)
    p[key] = readCount(value)
  },
})

/** Tokens come from the reserves. */
const tokens = (kind: 'forces' | 'advisors', about: string): PlayerWord => ({
  about,
  example: { 'south-mesa/5': 3 },
  show: (s, seat) => {
    const p = player(s, seat)
    const shown = p.stacks.filter(({ territory }) => areAdvisors(p, territory) === (kind === 'advisors'))
    return Object.fromEntries(shown.map((stack) => [stack.part, showForces(stack)]))
  },
  put(s, seat, value) {
    const p = player(s, seat)
    for (const [name, count] of readEntries(value)) {
      const part = readPart(name)
      const { forces, elite } = readForces(count)
      takeReserves(p, forces, elite)
      addForces(p, part, forces, elite)
      const territory = territoryOf(part)
      if (kind === 'advisors' && !p.advisors.includes(territory)) p.advisors.push(territory)
    }
  },
})

const PLACES = ['tanks', 'face-down', 'hidden'] as const

function placeLeaders(p: Player, place: LeaderState['place'], ids: Json): void {
  for (const id of readList(ids, readLeader)) {
    const leader = p.leaders.find((one) => one.id === id)
    if (leader === undefined) throw new Error(`${id} does not serve ${p.faction}`)
    leader.place = place
    leader.deaths = place === 'tanks' ? 1 : 2
  }
}

function showLeaders(p: Player): Json {
  const at = (place: LeaderState['place']) =>
    p.leaders.filter((one) => one.place === place).map(({ id }) => id)
  return {
    ready: at('ready'),
    ...Object.fromEntries(PLACES.map((place) => [place, at(place)])),
    captured: at('captured'),
    fought: Object.fromEntries(
      p.leaders.flatMap(({ id, fought }) => (fought === null ? [] : [[id, fought]])),
    ),
    revived: p.leaders.filter(({ place, deaths }) => place === 'ready' && deaths > 0).map(({ id }) => id),
  }
}

function putLeaders(s: ClassicState, seat: Seat, value: Json): void {
  const p = player(s, seat)
  for (const [word, names] of readEntries(value)) {
    const place = PLACES.find((one) => one === word)
    if (place !== undefined) placeLeaders(p, place, names)
    else if (word === 'fought') {
      for (const [id, territory] of readEntries(names))
        leaderOf(s, readLeader(id)).state.fought = readTerritory(territory)
    } else if (word === 'revived') {
      for (const id of readList(names, readLeader)) leaderOf(s, id).state.deaths = 1
    } else throw new Error(`"${word}" is none of ${PLACES.join(', ')}, fought, revived`)
  }
}

export const seatWords: { readonly [word: string]: PlayerWord } = {
  faction: {
    about: 'the faction, chosen in the setup',
    example: 'atreides',
    show: (s, seat) => player(s, seat).faction,
  },
  position: {
    about: 'the sector of the marker, chosen in the setup',
    example: 2,
    show: (s, seat) => player(s, seat).position,
  },
  spice: spiceWord('spice', 'spice behind the screen', 10),
  bribes: spiceWord('bribes', 'bribes in front of the screen', 3),
  forces: tokens(
    'forces',
    'fighting forces by part; a number, or { "forces": 3, "elite": 1 } with starred ones',
  ),
  advisors: tokens('advisors', 'advisors by part'),
  tanks: {
    about: 'forces in the tanks, out of the reserves',
    example: 5,
    show: (s, seat) => showForces(player(s, seat).tanks),
    put(s, seat, value) {
      const p = player(s, seat)
      const { forces, elite } = readForces(value)
      takeReserves(p, forces, elite)
      p.tanks = { forces: p.tanks.forces + forces, elite: p.tanks.elite + elite }
    },
  },
  reserves: {
    about: 'forces in reserve: those that are nowhere else',
    example: 10,
    show: (s, seat) => showForces(player(s, seat).reserves),
  },
  leaders: {
    about:
      'leaders in the tanks, face down, hidden by a captor; where they fought this round; revived before',
    example: { tanks: ['dr-yueh'], fought: { 'thufir-hawat': 'arrakeen' } },
    show: (s, seat) => showLeaders(player(s, seat)),
    put: putLeaders,
  },
  captives: {
    about: 'captured leaders of others',
    example: ['caid'],
    show: (s, seat) => player(s, seat).captives.map(({ leader }) => leader),
    put(s, seat, value) {
      for (const leader of readList(value, readLeader)) {
        const { owner, state } = leaderOf(s, leader)
        state.place = 'captured'
        player(s, seat).captives.push({ leader, owner })
      }
    },
  },
  hand: {
    about: 'treachery cards in hand',
    example: ['crysknife', 'shield'],
    show: (s, seat) => [...player(s, seat).hand],
    put(s, seat, value) {
      const p = player(s, seat)
      s.treacheryDeck.push(...p.hand)
      p.hand = readList(value, readCard)
      for (const card of p.hand) {
        if (!removeOne(s.treacheryDeck, card)) throw new Error(`there is no ${card} left`)
      }
    },
  },
  traitors: {
    about: 'traitor cards kept',
    example: ['stilgar'],
    show: (s, seat) => [...player(s, seat).traitors],
    put(s, seat, value) {
      const p = player(s, seat)
      s.traitorDeck.push(...p.traitors)
      p.traitors = readList(value, readLeader)
      for (const leader of p.traitors) {
        if (!removeOne(s.traitorDeck, leader)) throw new Error(`${leader} is somebody else's traitor`)
      }
    },
  },
  asked: {
    about: 'the windows in which the player is asked: stop, special, storm; in a scenario none unless given',
    example: ['stop'],
    show: (s, seat) => WINDOW_GROUPS.filter((group) => player(s, seat).passing[group] === 'asked'),
    put(s, seat, value) {
      const groups = readList(value, (group) => group)
      for (const group of WINDOW_GROUPS)
        player(s, seat).passing[group] = groups.includes(group) ? 'asked' : 'round-end'
    },
  },
  collects: {
    about: 'whether spice is collected by itself, or the player is asked: all, asked',
    example: 'asked',
    show: (s, seat) => player(s, seat).collects,
    put(s, seat, value) {
      if (value !== 'all' && value !== 'asked') throw new Error('"collects" is one of all, asked')
      player(s, seat).collects = value
    },
  },
  specialUsed: {
    about: 'has used the faction’s own Karama effect',
    example: true,
    show: (s, seat) => player(s, seat).specialUsed,
    put(s, seat, value) {
      player(s, seat).specialUsed = readYes(value)
    },
  },
  landed: {
    about: 'territories where advisors landed this round',
    example: ['carthag'],
    show: (s, seat) => [...player(s, seat).landed],
    put(s, seat, value) {
      player(s, seat).landed = readList(value, readTerritory)
    },
  },
  strongholds: {
    about: 'strongholds controlled together with allies',
    example: 2,
    show: (s, seat) => held(s, [seat, ...alliesOf(s, seat)]),
  },
  support: {
    about: 'spice that allies let the player spend now',
    example: 3,
    show: (s, seat) => supportFor(s, seat),
  },
  tokens: {
    about: 'tokens by territory, whatever they are',
    example: { arrakeen: 4 },
    show: (s, seat) => {
      const p = player(s, seat)
      return Object.fromEntries(p.stacks.map(({ territory }) => [territory, tokensIn(p, territory)]))
    },
  },
  closed: {
    about: 'what the player cannot choose now, and why',
    example: { 'arrakeen/10': { why: 'full' } },
    show: (s, seat) => {
      const decision = classic.decisions(s).find((one) => one.seat === seat && one.optional !== true)
      const found = decision === undefined ? [] : classic.closed(s, decision)
      return Object.fromEntries(
        found.map(({ targets, reason }) => [targets.map(({ id }) => id).join(' '), { ...reason }]),
      )
    },
  },
}
