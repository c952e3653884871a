// What a player may do at any moment: play Truthtrance or Tleilaxu Ghola, offer a deal, be asked again after passing for
// longer (W-TRUTH, W-GHOLA, W-DEAL). It is offered with the decisions a player has anyway, so that nobody learns from
// being asked.

import { type Decision, type Option, pushFrame, type Seat, type Tell } from '@sietch/kernel'
import { bare, ofCard } from './choices.ts'
import { mayDeal } from './deals.ts'
import { total } from './forces.ts'
import { deadLeaders } from './rules/leaders.ts'
import { type ClassicState, player, WINDOW_GROUPS } from './state.ts'
import { playCard } from './treachery.ts'

/** DUN-TCH-5. */
const GHOLA_FORCES = 5

const TRUTHTRANCE = ofCard('play', 'truthtrance')
const GHOLA = ofCard('play', 'tleilaxu-ghola')
const DEAL = bare('deal')
const ASK_AGAIN = bare('ask-again')

/** Nothing comes between these: the table is being laid, or a card, an answer or a reveal is under way. */
const UNDISTURBED: ReadonlySet<string> = new Set([
  'choose-faction',
  'predict',
  'traitor',
  'start-forces',
  'start-advisor',
  'free-revival',
  'swap',
  'question',
  'truth',
  'offer',
  'deal-offered',
  'answer',
  'traitor-call',
])

/** The decisions of a player's own turn, with which deals can be offered. */
const DEALING: ReadonlySet<string> = new Set(['bid', 'nexus', 'ship'])

/** A decision at which a card might be played: with one in hand a player is asked even if nothing else is left. */
export const decisionWithCards = (s: ClassicState, seat: Seat, kind: string): Decision =>
  player(s, seat).hand.length > 0 ? { seat, kind, ask: true } : { seat, kind }

/** The options of a decision, and what can be done at any moment. */
export function withAnytime(s: ClassicState, { seat, kind, ask }: Decision, options: Option[]): Option[] {
  if (UNDISTURBED.has(kind)) return options
  const deals = DEALING.has(kind) && mayDeal(s, seat) ? [...options, DEAL] : options
  // Who is not asked anyway must not be asked for a card in hand.
  if (deals.length === 1 && ask !== true) return deals
  const extra = secretly(s, seat, kind)
  return extra.length === 0 ? deals : [...deals, ...extra]
}

/** What only the seat itself knows that it can do. */
function secretly(s: ClassicState, seat: Seat, kind: string): Option[] {
  const { hand, passing } = player(s, seat)
  const extra: Option[] = []
  if (hand.includes('truthtrance')) extra.push(TRUTHTRANCE)
  if (hand.includes('tleilaxu-ghola') && hasDead(s, seat)) extra.push(GHOLA)
  if (kind === 'ship' && WINDOW_GROUPS.some((group) => passing[group] !== 'asked')) extra.push(ASK_AGAIN)
  return extra
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
    case ASK_AGAIN:
      for (const group of WINDOW_GROUPS) player(s, seat).passing[group] = 'asked'
      return true
    default:
      return false
  }
}
