// The words that Uprising adds: spies, sandworms, Objectives, contracts and what its Leaders keep.

import { isObject, type Json } from '@sietch/kernel'
import { fields, list, text } from '@sietch/kernel/reading'
import type { SeatWord, Word } from '@sietch/kernel/scenario'
import { BATTLE_ICONS } from '../content/types.ts'
import { content, type ImperiumState, player, removeOne, type Trophy } from '../state.ts'
import { readCount, readName, readNames, readYes } from './read.ts'

type ContractPile = 'contractMarket' | 'contractStack' | 'ownContracts'

/** The last of the stack is the top; the other piles have no order. */
const contracts = (key: ContractPile, about: string, example: string[]): Word<ImperiumState> => ({
  about,
  example,
  show: (s) => (key === 'contractStack' ? s[key].toReversed() : [...s[key]]),
  put(s, value) {
    const named = readNames(s, 'contract', value)
    s[key] = key === 'contractStack' ? named.reverse() : named
    if (key === 'contractMarket') for (const contract of named) removeOne(s.contractStack, contract)
  },
})

export const uprisingTableWords: { readonly [word: string]: Word<ImperiumState> } = {
  shieldWall: {
    about: 'the Shield Wall is on the board',
    example: false,
    show: (s) => s.shieldWall,
    put(s, value) {
      s.shieldWall = readYes(value)
    },
  },
  contractMarket: contracts('contractMarket', 'the face-up contracts, at most two', [
    'harvest-3',
    'immediate',
  ]),
  contractStack: contracts('contractStack', 'the face-down contracts, the first is turned up next', [
    'arrakeen-spy',
  ]),
  ownContracts: contracts('ownContracts', 'contracts set aside for Shaddam Corrino IV', ['sardaukar-cards']),
  intrigueTrashed: {
    about: 'Intrigue cards out of the game',
    example: ['cunning'],
    show: (s) => [...s.intrigueTrashed],
    put(s, value) {
      s.intrigueTrashed = readNames(s, 'intrigue', value)
      for (const card of s.intrigueTrashed) removeOne(s.intrigueDeck, card)
    },
  },
}

/** `"siege-of-arrakeen"`, or `{ "card": …, "faceUp": false }` for one that has been turned over. */
function readTrophy(s: ImperiumState, json: Json): Trophy {
  const { card, faceUp = true } = isObject(json)
    ? fields(json, 'a trophy', ['card', 'faceUp'])
    : { card: json }
  const id = text(card, 'a trophy')
  const objective = content(s).box.objectives.find((known) => known.id === id)
  const icon = objective?.battleIcon ?? content(s).conflict(readName(s, 'conflict', id)).battleIcon
  const isIcon = BATTLE_ICONS.find((known) => known === icon) ?? null
  return { kind: objective ? 'objective' : 'conflict', id, icon: isIcon, faceUp: readYes(faceUp) }
}

const seatContracts = (key: 'contracts' | 'completed', about: string): SeatWord<ImperiumState> => ({
  about,
  example: ['harvest-3'],
  show: (s, seat) => [...player(s, seat)[key]],
  put(s, seat, value) {
    player(s, seat)[key] = readNames(s, 'contract', value)
    for (const contract of player(s, seat)[key]) {
      if (!removeOne(s.contractStack, contract)) removeOne(s.ownContracts, contract)
    }
  },
})

export const uprisingSeatWords: { readonly [word: string]: SeatWord<ImperiumState> } = {
  spies: {
    about: 'observation posts with a spy of the player; the other spies are in supply',
    example: ['post-emperor'],
    show: (s, seat) => [...player(s, seat).posts],
    put(s, seat, value) {
      const p = player(s, seat)
      p.posts = readNames(s, 'post', value)
      p.spies = content(s).box.spiesPerPlayer - p.posts.length
      if (p.spies < 0) throw new Error(`a player has ${content(s).box.spiesPerPlayer} spies`)
    },
  },
  spiesInSupply: {
    about: 'spies in supply',
    example: 2,
    show: (s, seat) => player(s, seat).spies,
  },
  hooks: {
    about: 'has the Maker Hooks token',
    example: true,
    show: (s, seat) => player(s, seat).hooks,
    put(s, seat, value) {
      player(s, seat).hooks = readYes(value)
    },
  },
  worms: {
    about: 'sandworms in the Conflict',
    example: 1,
    show: (s, seat) => player(s, seat).worms,
    put(s, seat, value) {
      player(s, seat).worms = readCount(value)
    },
  },
  trophies: {
    about: 'the Objective and the Conflict cards won; {"card": …, "faceUp": false} is turned over',
    example: ['objective-crysknife', { card: 'siege-of-arrakeen', faceUp: false }],
    show: (s, seat) => player(s, seat).trophies.map(({ id, faceUp }) => (faceUp ? id : { card: id, faceUp })),
    put(s, seat, value) {
      player(s, seat).trophies = list(value, 'trophies').map((item) => readTrophy(s, item))
    },
  },
  contracts: seatContracts('contracts', 'contracts taken and not completed'),
  completed: seatContracts('completed', 'completed contracts'),
  training: {
    about: 'where the token stands on Feyd-Rautha’s training track',
    example: 'middle',
    show: (s, seat) => player(s, seat).training,
    put(s, seat, value) {
      const place = text(value, 'a place of the training track')
      const known = content(s).box.leaders.flatMap(({ training = {} }) => Object.keys(training))
      if (!known.includes(place)) throw new Error(`unknown place "${place}" (known: ${known.join(', ')})`)
      player(s, seat).training = place
    },
  },
  memories: {
    about: 'Lady Jessica’s memories: troops out of supply',
    example: 2,
    show: (s, seat) => player(s, seat).memories,
    put(s, seat, value) {
      const p = player(s, seat)
      p.supply += p.memories
      p.memories = readCount(value)
      p.supply -= p.memories
      if (p.supply < 0) throw new Error('more memories than troops in supply')
    },
  },
}
