// The words of games with Rivals: the House Hagal deck, who the Rivals are, and the dice of Row churn.

import { type Generator, generatorOf, type Rng, rngOf } from '@sietch/kernel'
import { list } from '@sietch/kernel/reading'
import type { SeatWord, Word } from '@sietch/kernel/scenario'
import { rollDice } from '../rivals/churn.ts'
import { houseHagal } from '../rivals/deck.ts'
import { type ImperiumState, isRival, removeOne } from '../state.ts'
import { readCount, readName, readNames } from './read.ts'

export const rivalTableWords: { readonly [word: string]: Word<ImperiumState> } = {
  hagalDeck: {
    about:
      'House Hagal cards that are revealed next, the first one first; the others stay below them. Null without Rivals',
    example: ['arrakeen-1p', 'conspire'],
    show: (s) => s.rivals?.deck.toReversed() ?? null,
    put(s, value) {
      const rivals = houseHagal(s)
      const next = readNames(s, 'hagal', value)
      for (const card of next) {
        if (!removeOne(rivals.deck, card) && !removeOne(rivals.discard, card))
          throw new Error(`there are not so many copies of ${card}`)
      }
      rivals.deck.push(...next.reverse())
    },
  },
  hagalDiscard: {
    about: 'the discard pile of House Hagal; null without Rivals',
    example: ['carthag'],
    show: (s) => s.rivals?.discard.slice() ?? null,
    put(s, value) {
      const rivals = houseHagal(s)
      rivals.deck.unshift(...rivals.discard)
      rivals.discard = readNames(s, 'hagal', value)
      for (const card of rivals.discard) {
        if (!removeOne(rivals.deck, card)) throw new Error(`there are not so many copies of ${card}`)
      }
    },
  },
  dice: {
    about:
      'what the two dice of Row churn show if chance is asked for nothing else before; null without Row churn',
    example: [2, 5],
    show: (s) => (s.rivals?.churn ? rollDice({ ...s.rng }) : null),
    put(s, value) {
      if (!houseHagal(s).churn) throw new Error('the Row is not churned here')
      const dice = list(value, 'the dice').map((die) => readCount(die, 6))
      if (dice.length !== 2 || dice.includes(0)) throw new Error('must be two numbers from 1 to 6')
      s.rng = rngFor(dice, generatorOf(s.rng))
    },
  },
}

/** A state of chance from which the dice fall like this. */
function rngFor(dice: readonly number[], generator: Generator): Rng {
  for (let n = 0; ; n++) {
    const rng = rngOf(`dice ${n}`, generator)
    if (rollDice({ ...rng }).join() === dice.join()) return rng
  }
}

export const rivalSeatWords: { readonly [word: string]: SeatWord<ImperiumState> } = {
  rival: {
    about: 'which Rival has the seat; null for a person, and for House Hagal without a face',
    example: 'staban-tuek',
    show: (s, seat) => (isRival(s, seat) ? (s.rivals?.who[seat - s.rivals.people] ?? null) : null),
    put(s, seat, value) {
      const rivals = houseHagal(s)
      if (!isRival(s, seat)) throw new Error('a person has the seat')
      const who = rivals.who.slice()
      who[seat - rivals.people] = readName(s, 'rival', value)
      s.rivals = { ...rivals, who }
    },
  },
}
