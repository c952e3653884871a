// What you must do, what you may do, and when, in English.

import type { Told } from '../../outline.ts'
import type { effects as outline } from '../outline/effects.ts'

export const effects: Told<typeof outline> = {
  'effects.mandatory':
    'Effects are mandatory as far as you can carry them out. Optional are only: what says “may”, costs before an arrow, the trash icon, placing a spy, removing the Shield Wall, buying a Commander, acquiring tech, and in Uprising the Signet Ring ability.',
  'effects.arrow':
    'An arrow divides a cost from its effect. On cards and in the effects of spaces paying is up to you: no payment, no effect. You may pay once each time the card or space is resolved.',
  'effects.condition':
    'A prefix such as “2 Influence:”, “Alliance:” or “Fremen Bond:” says when an effect works: while you have at least that much Influence, hold that token, and so on. If it is met, the effect is no longer a choice.',
  'effects.pending':
    'An effect whose condition is not met waits: if the condition becomes true before your turn ends, you must apply it then. Otherwise it is lost when the turn ends.',
  'effects.nothing':
    'An effect with nothing to work on does nothing. You may play the card or visit the space all the same.',
  'effects.uninterrupted':
    'Nothing comes between a cost and its effect, the points of a 2-Influence gain, both picks of a “choose two”, the lines of an Intrigue card, or an Acquire effect. Automatic results, such as points, bonuses and Alliances, happen inside at once.',
  'effects.discard':
    'Discarding always means a card from your hand, never an Intrigue card unless the text says so.',
  'effects.self-trash':
    'A card that orders its own trashing without an arrow must be trashed. Once it is gone, its effects can no longer be used, but what it has already given (Persuasion, swords, effects set up) stays.',
}
