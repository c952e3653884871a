// A component of classic Dune, drawn by its kind.

import type { FactionId, LeaderId, SpiceCardId, TerritoryId, TreacheryId } from '@sietch/classic/content'
import type { Translator } from '@sietch/i18n'
import { memo, type ReactNode } from 'react'
import { isSame, type Subject } from '../../ui/pointer.ts'
import { Emblem } from '../Sign.tsx'
import { LeaderCard } from './LeaderDisc.tsx'
import { SpiceCard } from './SpiceCard.tsx'
import { TerritoryTile } from './TerritoryTile.tsx'
import { TreacheryCard } from './TreacheryCard.tsx'

type Props = { readonly subject: Subject; readonly say: Translator }

/** Null for anything that is not a card or disc. Printed content never changes, so it is rendered once. */
export const Component = memo(Drawn, (a, b) => isSame(a.subject, b.subject) && a.say === b.say)

/** The ids of a kind are of its list. */
function Drawn({ subject: { kind, id }, say }: Props): ReactNode {
  switch (kind) {
    case 'treachery':
      return <TreacheryCard id={id as TreacheryId} say={say} />
    case 'spice-card':
      return <SpiceCard id={id as SpiceCardId} say={say} />
    case 'leader':
      return <LeaderCard id={id as LeaderId} say={say} />
    case 'territory':
      return <TerritoryTile id={id as TerritoryId} say={say} />
    case 'faction':
      return (
        <span className="leader of-faction">
          <Emblem faction={id as FactionId} />
          <span className="disc-name">{say.name('faction', id)}</span>
        </span>
      )
    default:
      return null
  }
}
