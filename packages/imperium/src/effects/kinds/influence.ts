// Influence with one Faction, or one of the player's choice.

import { pushFrame } from '@sietch/kernel'
import { factionsFor, gainInfluence } from '../../pieces/influence.ts'
import { factionRef, isFaction, theFaction } from '../describe-terms.ts'
import { alternatives, one } from '../glyph.ts'
import { always, type EffectKind, type Language, never, noParts } from '../kind.ts'
import { or, type Phrase, phrase } from '../phrase.ts'
import type { EffectOf } from '../types.ts'

function named({ n, with: choice }: EffectOf<'influence'>): Phrase {
  if (choice === 'any' || choice === 'opponent-ahead') return phrase(`influence.${choice}`, { n })
  return typeof choice === 'string'
    ? phrase('influence.one', { n, faction: factionRef(choice) })
    : phrase('influence.some', { n, factions: or(...choice.map(theFaction)) })
}

export const influence = ({ asksAfter, goesUnasked, influenceWaits }: Language): EffectKind<'influence'> => ({
  perform(s, { seat, source, effect: { with: choice, n } }, tell) {
    const factions = factionsFor(s, seat, choice)
    const [only] = factions
    if (factions.length > 1) pushFrame(s, { kind: 'influence', seat, source, factions, n })
    else if (only !== undefined) gainInfluence(s, seat, only, n, tell)
  },
  can: (s, seat, { with: choice }) => factionsFor(s, seat, choice).length > 0,
  isOptional: never,
  isImmediate: (s, seat, { with: choice, n }, _, whole) =>
    isFaction(choice) && !influenceWaits(s, seat, whole) && goesUnasked(s, seat, choice, n, whole),
  asks: (s, seat, { with: choice, n }) => {
    const [faction, ...others] = factionsFor(s, seat, choice)
    if (faction === undefined) return false
    return others.length > 0 || asksAfter(s, seat, faction, n)
  },
  shows: never,
  concernsInfluence: always,
  parts: noParts,
  words: ({ n, with: choice }) => (isFaction(choice) ? `${n} influence ${choice}` : `${n} influence`),
  phrase: (effect, { verb }) => verb('gain', { what: named(effect) }),
  thing: named,
  glyphs({ n, with: choice }) {
    if (choice === 'any' || choice === 'opponent-ahead') return one('influence', n)
    const factions = typeof choice === 'string' ? [choice] : choice
    return alternatives(factions.map((faction) => one(`faction:${faction}`, n)))
  },
})
