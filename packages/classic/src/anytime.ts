// What a player may do at any moment: play Truthtrance or Tleilaxu Ghola, offer a deal (W-TRUTH, W-GHOLA, W-DEAL).
// It is offered with the decisions a player has anyway, so that nobody learns from being asked.

import { type Decision, type Option, pushFrame, type Seat, type Tell } from '@sietch/kernel'
import { bare, ofCard } from './choices.ts'
import { mayDeal } from './deals.ts'
import { total } from './forces.ts'
import { deadLeaders } from './rules/leaders.ts'
import { type ClassicState, player } from './state.ts'
import { playCard } from './treachery.ts'

/** DUN-TCH-5. */
const GHOLA_FORCES = 5

const TRUTHTRANCE = ofCard('play', 'truthtrance')
const GHOLA = ofCard('play', 'tleilaxu-ghola')
const DEAL = bare('deal')

/** A decision at which a card might be played: with one in hand a player is asked even if nothing else is left. */
export const decisionWithCards = (s: ClassicState, seat: Seat, kind: string): Decision =>
  player(s, seat).hand.length > 0 ? { seat, kind, ask: true } : { seat, kind }

/** With the decisions of a player's own turn deals can be offered too. */
export function anytimeWithDeals(s: ClassicState, seat: Seat): Option[] {
  const options = anytime(s, seat)
  if (mayDeal(s, seat)) options.push(DEAL)
  return options
}

export function anytime(s: ClassicState, seat: Seat): Option[] {
  const { hand } = player(s, seat)
  const options: Option[] = []
  if (hand.includes('truthtrance')) options.push(TRUTHTRANCE)
  if (hand.includes('tleilaxu-ghola') && hasDead(s, seat)) options.push(GHOLA)
  return options
}

export function hasDead(s: ClassicState, seat: Seat): boolean {
  const p = player(s, seat)
  return total(p.tanks) > 0 || deadLeaders(p, s.options.gholaTakesFaceDown).length > 0
}

/** Was it one of these? Then what follows from it is pending, and the decision will be asked again. */
export function chooseAnytime(s: ClassicState, seat: Seat, chosen: Option, tell: Tell): boolean {
  switch (chosen) {
    case TRUTHTRANCE:
      playCard(s, seat, 'truthtrance', 'question', tell)
      pushFrame(s, { kind: 'question', seat, target: null, about: null, question: null })
      return true
    case GHOLA:
      playCard(s, seat, 'tleilaxu-ghola', 'revival', tell)
      pushFrame(s, {
        kind: 'free-revival',
        seat,
        forces: GHOLA_FORCES,
        faceDown: s.options.gholaTakesFaceDown,
      })
      return true
    case DEAL:
      player(s, seat).hasOffered = true
      pushFrame(s, { kind: 'offer', seat, to: null, spice: 0, when: null })
      return true
    default:
      return false
  }
}
