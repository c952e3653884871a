// Steersman Y'rkoon's course: laid out before the first round, and the next card of it (BLD-CLR-14).

import { drawCourse, hasNavigation, playNavigation as play } from '../../pieces/navigation.ts'
import { one, text } from '../glyph.ts'
import { always, type EffectKind, itsName, never, noParts } from '../kind.ts'

export const plotCourse: EffectKind<'plot-course'> = {
  perform: (s, { seat, effect: { draw, lay } }) => drawCourse(s, seat, draw, lay),
  can: always,
  isOptional: never,
  isImmediate: never,
  asks: always,
  shows: always,
  concernsInfluence: never,
  parts: noParts,
  words: itsName,
  phrase: ({ draw, lay }, { verb }) => verb('plot-course', { draw, lay }),
  glyphs: text,
}

export const playNavigation: EffectKind<'play-navigation'> = {
  perform: (s, { seat }, tell) => play(s, seat, tell),
  can: hasNavigation,
  isOptional: never,
  isImmediate: never,
  asks: hasNavigation,
  shows: always,
  concernsInfluence: always,
  parts: noParts,
  words: itsName,
  phrase: (_, { verb }) => verb('play-navigation'),
  glyphs: () => one('navigation'),
}
