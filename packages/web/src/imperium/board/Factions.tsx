// The four Factions, one below the other.

import type { Faction as FactionId } from '@sietch/imperium'
import type { ReactNode } from 'react'
import { useImperium } from '../useImperium.ts'
import { Faction } from './Faction.tsx'

const isFaction = (id: FactionId | undefined): id is FactionId => id !== undefined

export function Factions(): ReactNode {
  const { content } = useImperium()
  const { spaces } = content.box
  const factions = [...new Set(spaces.map(({ faction }) => faction).filter(isFaction))]
  return (
    <div className="factions">
      {factions.map((faction) => (
        <Faction
          key={faction}
          faction={faction}
          spaces={spaces.filter((space) => space.faction === faction)}
        />
      ))}
    </div>
  )
}
