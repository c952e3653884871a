// What you must do, what you may do, and when, in English.

import type { Told } from '../../outline.ts'
import type { effects as outline } from '../outline/effects.ts'

export const effects: Told<typeof outline> = {
  'effects.mandatory':
    'You must carry out effects as far as you can. Only these are optional: anything with “may”, a cost before an arrow, the trash icon, placing a spy, removing the Shield Wall, acquiring a Sardaukar Commander or tech, and in Uprising the Signet Ring ability.',
  'effects.arrow':
    'An arrow separates a cost from its effect. On cards and in the effects of spaces, paying is up to you: no payment, no effect. You may pay once each time the card or space is resolved.',
  'effects.condition':
    'A prefix such as “2 Influence:”, “Alliance:” or “Fremen Bond:” says when an effect works: while you have at least that much Influence, hold that token, and so on. Once it is met, the effect is as mandatory as any other.',
  'effects.pending':
    'An effect whose condition is not met waits: if the condition becomes true before your turn ends, you must apply it then. Otherwise it is lost when the turn ends.',
  'effects.nothing':
    'An effect with nothing to work on does nothing. You may play the card or visit the space anyway.',
  'effects.uninterrupted':
    'Nothing can interrupt a cost and its effect, a gain of 2 Influence, a “choose two”, a single Intrigue card, or an Acquire effect. Automatic results, such as points, bonuses and Alliances, happen right in the middle of them.',
  'effects.discard':
    'Discarding always means a card from your hand, never an Intrigue card unless the text says so.',
  'effects.self-trash':
    'A card that orders its own trashing without an arrow must be trashed. Then its effects can no longer be used, except one for being trashed; but whatever it has already given (Persuasion, swords, effects set up) stays.',
}
