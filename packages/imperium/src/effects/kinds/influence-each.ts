// Influence with each Faction, or with each where the player has little.

import { pushFrame, type Seat } from '@sietch/kernel'
import { printedAt } from '../../content/printed.ts'
import { FACTIONS, type Faction, type TrackId } from '../../content/types.ts'
import { gainInfluence } from '../../pieces/influence.ts'
import { isCommander } from '../../pieces/teams.ts'
import { influenceOn, influenceWith, tracksOf } from '../../pieces/tracks.ts'
import { content, type ImperiumState, isRival, player } from '../../state.ts'
import { one, text } from '../glyph.ts'
import { always, type EffectKind, itsName, type Language, never } from '../kind.ts'
import { phrase } from '../phrase.ts'
import type { EffectOf } from '../types.ts'

const concerned = (
  s: ImperiumState,
  seat: Seat,
  { atMost = Number.POSITIVE_INFINITY }: EffectOf<'influence-each'>,
): readonly TrackId[] =>
  tracksOf(s, seat).all.filter(
    (track) => influenceOn(player(s, seat), track) < Math.min(content(s).track(track).top, atMost + 1),
  )

/** A Commander has as much as the Ally with the most, and may take it on the own track (SIX-INF-01, SIX-INF-04). */
const concernedFactions = (
  s: ImperiumState,
  seat: Seat,
  { atMost = Number.POSITIVE_INFINITY }: EffectOf<'influence-each'>,
): readonly Faction[] => content(s).factions.filter((faction) => influenceWith(s, seat, faction) <= atMost)

const named = ({ n, atMost }: EffectOf<'influence-each'>) =>
  atMost === undefined ? phrase('influence.all', { n }) : phrase('influence.low', { n, atMost })

export const influenceEach = ({ asksAfter }: Language): EffectKind<'influence-each'> => ({
  perform(s, { seat, source, slot, effect }, tell) {
    const { n } = effect
    if (isCommander(s, seat)) {
      const factions = concernedFactions(s, seat, effect)
      const items = printedAt(source, slot, effect.effects).filter((_, index) =>
        factions.some((faction) => faction === FACTIONS[index]),
      )
      return pushFrame(s, { kind: 'effects', seat, items })
    }
    const tracks = concerned(s, seat, effect)
    const asking = isRival(s, seat) ? [] : tracks.filter((track) => asksAfter(s, seat, track, n))
    if (asking.length < 2) {
      for (const track of tracks) gainInfluence(s, seat, track, n, tell)
      return
    }
    // D-101: the owner announces the order.
    const items = printedAt(source, slot, effect.effects).filter((_, index) => {
      const faction = FACTIONS[index]
      return tracks.some((track) => content(s).track(track).faction === faction)
    })
    pushFrame(s, { kind: 'effects', seat, items })
  },
  can: (s, seat, effect) => concerned(s, seat, effect).length > 0,
  isOptional: never,
  isImmediate: never,
  asks: (s, seat, effect) =>
    isCommander(s, seat) || concerned(s, seat, effect).some((track) => asksAfter(s, seat, track, effect.n)),
  shows: never,
  concernsInfluence: always,
  parts: ({ effects }) => effects,
  words: itsName,
  phrase: (effect, { verb }) => verb('gain', { what: named(effect) }),
  thing: named,
  glyphs: (effect) =>
    effect.atMost === undefined
      ? FACTIONS.flatMap((faction) => one(`faction:${faction}`, effect.n))
      : text(effect),
})
