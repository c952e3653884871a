// The Factions, one below the other, each with its Influence track.

import type { Track } from '@sietch/imperium'
import type { ReactNode } from 'react'
import { useImperium } from '../useImperium.ts'
import { Faction } from './Faction.tsx'

export function Factions(): ReactNode {
  const { content, view } = useImperium()
  const orderOf = ({ faction }: Track) => content.factions.indexOf(faction)
  const tracks = content.box.tracks
    .filter(({ onlyFor }) => onlyFor === undefined)
    .sort((one, other) => orderOf(one) - orderOf(other))
  const { spaces } = content.board(view.players)
  return (
    <div className="factions">
      {tracks.map((track) => (
        <Faction
          key={track.id}
          track={track}
          spaces={spaces.filter((space) => (space.track ?? space.faction) === track.id)}
        />
      ))}
    </div>
  )
}
