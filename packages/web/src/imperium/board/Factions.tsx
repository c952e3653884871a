// The Factions, one below the other, each with its Influence track.

import type { ReactNode } from 'react'
import { useImperium } from '../useImperium.ts'
import { Faction } from './Faction.tsx'

export function Factions(): ReactNode {
  const { content, view } = useImperium()
  const { tracks } = content.box
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
