// Effects that only change how the rest of the turn works: one line each, so they share a file.

import { type ImperiumState, ownTurn, type TurnFrame } from '../../state.ts'
import { cardRef } from '../describe-terms.ts'
import { one, text } from '../glyph.ts'
import { type Act, always, type EffectKind, itsName, never, noParts } from '../kind.ts'
import { and, type Ref } from '../phrase.ts'
import type { EffectName, EffectOf } from '../types.ts'

/** Carries out what changes the turn that the player is taking; outside of it there is nothing to change. */
const changes =
  <Name extends EffectName>(change: (turn: TurnFrame, effect: EffectOf<Name>) => void) =>
  (s: ImperiumState, { seat, effect }: Act<Name>): void => {
    const turn = ownTurn(s, seat)
    if (turn !== undefined) change(turn, effect)
  }

export const doubleHarvest: EffectKind<'double-harvest'> = {
  perform: changes((turn) => {
    turn.doubleHarvest = true
  }),
  can: always,
  isOptional: never,
  isImmediate: always,
  asks: never,
  shows: never,
  concernsInfluence: never,
  parts: noParts,
  words: itsName,
  phrase: (_, { verb }) => verb('double-harvest'),
  glyphs: text,
}

/** Counts until the Influence of the visited space has been taken (IMP-INF-13). */
export const factionInfluence: EffectKind<'faction-influence'> = {
  perform: changes((turn, effect) => {
    turn.factionInfluence = effect.n
  }),
  can: (s, seat) => ownTurn(s, seat)?.items.some((item) => item.effect.do === 'visit') ?? false,
  isOptional: never,
  isImmediate: always,
  asks: never,
  shows: never,
  concernsInfluence: always,
  parts: noParts,
  words: itsName,
  phrase: ({ n }, { verb }) => verb('faction-influence', { n }),
  glyphs: text,
}

export const discount: EffectKind<'discount'> = {
  perform: changes((turn, effect) => {
    turn.discounts[effect.card] = (turn.discounts[effect.card] ?? 0) + effect.n
  }),
  can: always,
  isOptional: never,
  isImmediate: always,
  asks: never,
  shows: never,
  concernsInfluence: never,
  parts: noParts,
  words: itsName,
  phrase: ({ card, n }, { verb }) => verb('discount', { card: cardRef(card), n }),
  glyphs: text,
}

export const acquireOnTop: EffectKind<'acquire-on-top'> = {
  perform: changes((turn) => {
    turn.acquireOnTop = true
  }),
  can: always,
  isOptional: never,
  isImmediate: always,
  asks: never,
  shows: never,
  concernsInfluence: never,
  parts: noParts,
  words: itsName,
  phrase: (_, { may }) => may('acquire-on-top'),
  glyphs: text,
}

export const factionIcons: EffectKind<'faction-icons'> = {
  perform: changes((turn) => {
    turn.factionIcons = true
  }),
  can: always,
  isOptional: never,
  isImmediate: never,
  asks: never,
  shows: never,
  concernsInfluence: never,
  parts: noParts,
  words: itsName,
  phrase: (_, { verb }) => verb('faction-icons'),
  glyphs: text,
}

export const ignoreEnemyAgents: EffectKind<'ignore-enemy-agents'> = {
  perform: changes((turn) => {
    turn.ignoreEnemyAgents = true
  }),
  can: always,
  isOptional: never,
  isImmediate: never,
  asks: never,
  shows: never,
  concernsInfluence: never,
  parts: noParts,
  words: itsName,
  phrase: (_, { verb }) => verb('ignore-enemy-agents'),
  glyphs: text,
}

export const mayPass: EffectKind<'may-pass'> = {
  perform: changes((turn) => {
    turn.mayPass = true
  }),
  can: always,
  isOptional: never,
  isImmediate: never,
  asks: never,
  shows: never,
  concernsInfluence: never,
  parts: noParts,
  words: itsName,
  phrase: (_, { may }) => may('pass'),
  glyphs: text,
}

export const deployRecruits: EffectKind<'deploy-recruits'> = {
  perform: changes((turn) => {
    turn.deployRecruits = true
  }),
  can: always,
  isOptional: never,
  isImmediate: always,
  asks: never,
  shows: never,
  concernsInfluence: never,
  parts: noParts,
  words: itsName,
  phrase: (_, { may }) => may('deploy-recruits'),
  glyphs: () => [...one('troop'), ...one('deploy')],
}

export const noDeployment: EffectKind<'no-deployment'> = {
  perform: changes((turn) => {
    turn.noDeployment = true
  }),
  can: always,
  isOptional: never,
  isImmediate: always,
  asks: never,
  shows: never,
  concernsInfluence: never,
  parts: noParts,
  words: itsName,
  phrase: (_, { verb }) => verb('no-deployment'),
  glyphs: text,
}

export const recruitOnAcquire: EffectKind<'recruit-on-acquire'> = {
  perform: changes((turn, effect) => {
    turn.recruitOnAcquire += effect.n
  }),
  can: always,
  isOptional: never,
  isImmediate: always,
  asks: never,
  shows: never,
  concernsInfluence: never,
  parts: noParts,
  words: itsName,
  phrase: ({ n }, { verb }) => verb('recruit-on-acquire', { n }),
  glyphs: text,
}

export const combatIcon: EffectKind<'combat-icon'> = {
  perform: changes((turn) => {
    turn.combat = true
  }),
  can: always,
  isOptional: never,
  isImmediate: always,
  asks: never,
  shows: never,
  concernsInfluence: never,
  parts: noParts,
  words: itsName,
  phrase: (_, { may }) => may('combat-icon'),
  glyphs: () => one('combat'),
}

export const cardIcons: EffectKind<'card-icons'> = {
  perform: changes((turn, { icons }) => {
    turn.icons = [...(turn.icons ?? []), ...icons]
  }),
  can: (s, seat) => ownTurn(s, seat)?.stage === 'start',
  isOptional: never,
  isImmediate: always,
  asks: never,
  shows: never,
  concernsInfluence: never,
  parts: noParts,
  words: ({ icons }) => `icons ${icons.join('/')}`,
  phrase: ({ icons }, { verb }) =>
    verb('card-icons', { icons: and(...icons.map((id): Ref => ({ kind: 'icon', id }))) }),
  glyphs: text,
}

export const ignoreRequirements: EffectKind<'ignore-requirements'> = {
  perform: changes((turn) => {
    turn.ignoreRequirements = true
  }),
  can: (s, seat) => ownTurn(s, seat)?.stage === 'start',
  isOptional: never,
  isImmediate: always,
  asks: never,
  shows: never,
  concernsInfluence: never,
  parts: noParts,
  words: itsName,
  phrase: (_, { verb }) => verb('ignore-requirements'),
  glyphs: text,
}

export const commanderDiscount: EffectKind<'commander-discount'> = {
  perform: changes((turn, { n }) => {
    turn.commanderDiscount = (turn.commanderDiscount ?? 0) + n
  }),
  can: always,
  isOptional: never,
  isImmediate: always,
  asks: never,
  shows: never,
  concernsInfluence: never,
  parts: noParts,
  words: itsName,
  phrase: ({ n }, { verb }) => verb('commander-discount', { n }),
  glyphs: text,
}
