// The trash icon: a card from hand, discard pile or in play; some effects name the zone, insist, or reward what it was.

import { pushFrame } from '@sietch/kernel'
import { printedAt } from '../../content/printed.ts'
import { canTrash } from '../../pieces/cards.ts'
import { factionRef } from '../describe-terms.ts'
import { one, text } from '../glyph.ts'
import { always, type EffectKind, itsName, never, type Voice } from '../kind.ts'
import { apart, type Phrase, phrase } from '../phrase.ts'
import type { EffectOf } from '../types.ts'

function sayTrash({ from, must }: EffectOf<'trash'>, { may, verb }: Voice): Phrase {
  if (from === undefined) return must ? verb('trash.must') : may('trash')
  return must ? verb('trash.must-from', { from }) : may('trash.from', { from })
}

export const trash: EffectKind<'trash'> = {
  perform(s, { seat, source, slot, effect: { from, must = false, brings }, picked }) {
    if (!canTrash(s, seat, from)) return
    pushFrame(s, {
      kind: 'trash',
      seat,
      source,
      optional: !picked && !must,
      ...(from && { zone: from }),
      ...(brings && { brings: { of: brings.of, items: printedAt(source, slot, brings.effects) } }),
    })
  },
  can: (s, seat, { from }) => canTrash(s, seat, from),
  isOptional: ({ must = false }) => !must,
  isImmediate: never,
  asks: always,
  shows: never,
  concernsInfluence: never,
  parts: ({ brings }) => brings?.effects ?? [],
  words: itsName,
  phrase(effect, voice) {
    const { brings } = effect
    const trashed = sayTrash(effect, voice)
    if (brings === undefined) return trashed
    const effects = voice.list(brings.effects, 'do', 'clause')
    const more =
      brings.of === 'cost'
        ? phrase('trash.then-cost', { effects })
        : phrase('trash.then-faction', { faction: factionRef(brings.of), effects })
    return phrase('several', { of: apart(trashed, more) })
  },
  glyphs: (effect) =>
    effect.brings !== undefined || effect.from !== undefined ? text(effect) : one('trash'),
}
