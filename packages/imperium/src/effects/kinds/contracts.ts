// Contracts out of the ordinary: one completed whatever it asks for, and one of several of the bank.

import { pushFrame } from '@sietch/kernel'
import { revealContracts as reveal } from '../../pieces/contracts.ts'
import { player } from '../../state.ts'
import { text } from '../glyph.ts'
import { always, type EffectKind, itsName, never, noParts } from '../kind.ts'

export const completeContract: EffectKind<'complete-contract'> = {
  perform(s, { seat }) {
    if (player(s, seat).contracts.length > 0) pushFrame(s, { kind: 'complete-contract', seat })
  },
  can: (s, seat) => player(s, seat).contracts.length > 0,
  isOptional: never,
  isImmediate: never,
  asks: always,
  shows: never,
  concernsInfluence: never,
  parts: noParts,
  words: itsName,
  phrase: (_, { verb }) => verb('complete-contract'),
  glyphs: text,
}

export const revealContracts: EffectKind<'reveal-contracts'> = {
  perform: (s, { seat, effect: { n } }, tell) => reveal(s, seat, n, tell),
  can: (s, _, { n }) => s.contractStack.length >= n,
  isOptional: never,
  isImmediate: never,
  asks: always,
  shows: always,
  concernsInfluence: never,
  parts: noParts,
  words: itsName,
  phrase: ({ n }, { verb }) => verb('reveal-contracts', { n }),
  glyphs: text,
}
