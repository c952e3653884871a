// The Influence tracks of a game: on which of them someone has a cube, and for which of them a Faction icon stands.

import { type AgentIcon, FACTIONS, type Faction, type LeaderId, type Track, type TrackId } from './types.ts'

export type OwnTracks = {
  readonly all: readonly TrackId[]
  /** The tracks that the icon stands for (SIX-INF-01). */
  readonly of: { readonly [F in Faction]: readonly TrackId[] }
}

/**
 * A Leader with a track on the own board has a cube there alone; everyone else has one on all other tracks. With an
 * Ally such a Leader uses both (SIX-INF-01).
 */
export function tracksByLeader(
  tracks: readonly Track[],
): (leader: LeaderId | null, hasAlly: boolean) => OwnTracks {
  const common = ownTracks(tracks.filter(({ onlyFor }) => onlyFor === undefined))
  if (tracks.every(({ onlyFor }) => onlyFor === undefined)) return () => common
  const alone = new Map<LeaderId | null, OwnTracks>()
  const allied = new Map<LeaderId | null, OwnTracks>()
  for (const { onlyFor } of tracks) {
    if (onlyFor === undefined) continue
    const isOwn = (track: Track): boolean => track.onlyFor === onlyFor
    alone.set(onlyFor, ownTracks(tracks.filter(isOwn)))
    allied.set(onlyFor, ownTracks(tracks.filter((track) => track.onlyFor === undefined || isOwn(track))))
  }
  return (leader, hasAlly) => (hasAlly ? allied : alone).get(leader) ?? common
}

function ownTracks(tracks: readonly Track[]): OwnTracks {
  const of = (faction: Faction) => tracks.filter((track) => track.faction === faction).map(({ id }) => id)
  return {
    all: tracks.map(({ id }) => id),
    of: {
      emperor: of('emperor'),
      guild: of('guild'),
      'bene-gesserit': of('bene-gesserit'),
      fremen: of('fremen'),
    },
  }
}

export const isFactionIcon = (icon: AgentIcon): icon is Faction =>
  FACTIONS.some((faction) => faction === icon)

/** The Factions that have a track, each once. */
export const factionsOf = (tracks: readonly Track[]): readonly Faction[] =>
  FACTIONS.filter((faction) => tracks.some((track) => track.faction === faction))
