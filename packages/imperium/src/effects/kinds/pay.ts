// An arrow: a cost, and what it buys. The two are one, nothing comes between (IMP-GEN-14).

import { pushFrame } from '@sietch/kernel'
import { pushEffects } from '../../pieces/cards.ts'
import { canPay, costWords, payCost } from '../costs.ts'
import { describeCost, sayPaid } from '../describe-terms.ts'
import { isDrawn, one, text } from '../glyph.ts'
import { costGlyphs } from '../glyph-terms.ts'
import { always, type EffectKind, type Language, never } from '../kind.ts'
import { and } from '../phrase.ts'

export const pay = ({
  canDoAny,
  concernsInfluence,
  glyphs,
  isOptional,
  shows,
}: Language): EffectKind<'pay'> => ({
  perform(s, { seat, source, slot, effect, picked }, tell) {
    if (!picked) return pushFrame(s, { kind: 'effects', seat, items: [{ source, slot, effect }] })
    pushEffects(s, seat, source, slot, effect.effects)
    payCost(s, seat, source, effect.cost, tell)
  },
  can: (s, seat, { cost, effects }, source) =>
    canPay(s, seat, cost, source) && canDoAny(s, seat, source, effects),
  isOptional: always,
  isImmediate: never,
  asks: always,
  shows: ({ effects }) => effects.some(shows),
  concernsInfluence: ({ cost, effects }) => cost.influence !== undefined || effects.some(concernsInfluence),
  parts: ({ effects }) => effects,
  words: ({ cost }) => `pay ${costWords(cost)}`,
  phrase({ cost, effects }, { mood, place, may, list }) {
    if (mood === 'they')
      return may('pay', { cost: and(...describeCost(cost, mood)), effects: list(effects, mood, 'clause') })
    const paid = and(...describeCost(cost, 'to'))
    return place === 'sentence'
      ? sayPaid(effects, isOptional, { mood, list }, (id, bought) => may(id, { cost: paid, effects: bought }))
      : may('pay-to', { cost: paid, effects: list(effects, 'to', 'clause') })
  },
  glyphs(effect) {
    const cost = costGlyphs(effect.cost)
    return isDrawn(cost) ? [...cost, ...one('arrow'), ...effect.effects.flatMap(glyphs)] : text(effect)
  },
})
