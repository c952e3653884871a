// Where the victory points of a player came from.

import type { Seat } from '@sietch/kernel'
import type { Content } from './content/index.ts'
import type { Box } from './content/types.ts'
import { influenceOn } from './pieces/tracks.ts'
import { content, type ImperiumState, player } from './state.ts'

/** The kinds of components that give points, in the order in which a source is looked for. */
const SOURCES = {
  conflict: 'conflicts',
  intrigue: 'intrigue',
  card: 'cards',
  leader: 'leaders',
  space: 'spaces',
  contract: 'contracts',
  track: 'tracks',
  tech: 'tech',
  navigation: 'navigation',
  skill: 'skills',
  sideboard: 'sideboards',
} as const satisfies { readonly [kind: string]: keyof Box }

/** `influence` and `alliance` are of a track; `other` is what no component gives: `start`, `battle-icons`, `rival-goods`. */
export type ScoreKind = keyof typeof SOURCES | 'influence' | 'alliance' | 'other'

export type ScoreLine = { readonly kind: ScoreKind; readonly id: string; readonly points: number }

/** What adds up to the victory points: the tracks first, then what was collected. */
export function scoreOf(s: ImperiumState, seat: Seat): ScoreLine[] {
  const p = player(s, seat)
  const parts = content(s)
  const lines: ScoreLine[] = []
  for (const { id, pointAt = Number.POSITIVE_INFINITY } of parts.box.tracks) {
    if (influenceOn(p, id) >= pointAt) lines.push({ kind: 'influence', id, points: 1 })
    if (s.alliances[id] === seat) lines.push({ kind: 'alliance', id, points: 1 })
  }
  for (const id in p.points) {
    const points = p.points[id] ?? 0
    if (points !== 0) lines.push({ kind: kindOf(parts, id), id, points })
  }
  return lines
}

const known = new WeakMap<Content, Map<string, ScoreKind>>()

function kindOf(parts: Content, id: string): ScoreKind {
  let kinds = known.get(parts)
  if (kinds === undefined) {
    kinds = kindsOf(parts.box)
    known.set(parts, kinds)
  }
  return kinds.get(id) ?? 'other'
}

function kindsOf(box: Box): Map<string, ScoreKind> {
  const kinds = new Map<string, ScoreKind>()
  for (const kind of Object.keys(SOURCES) as (keyof typeof SOURCES)[]) {
    for (const { id } of box[SOURCES[kind]]) if (!kinds.has(id)) kinds.set(id, kind)
  }
  return kinds
}
