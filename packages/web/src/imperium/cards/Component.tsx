// A component of the games, drawn by its kind.

import type { Translator } from '@sietch/i18n'
import { memo, type ReactNode } from 'react'
import { isSame, type Subject } from '../../ui/pointer.ts'
import { ConflictCard } from './ConflictCard.tsx'
import { ContractTile } from './ContractTile.tsx'
import { HagalCard } from './HagalCard.tsx'
import { ImperiumCard } from './ImperiumCard.tsx'
import { IntrigueCard } from './IntrigueCard.tsx'
import { LeaderCard } from './LeaderCard.tsx'
import { NavigationCard } from './NavigationCard.tsx'
import { ObjectiveTile } from './ObjectiveTile.tsx'
import { PostTile } from './PostTile.tsx'
import { RivalCard } from './RivalCard.tsx'
import { SideboardTile } from './SideboardTile.tsx'
import { SkillTile } from './SkillTile.tsx'
import { SpaceTile } from './SpaceTile.tsx'
import { TechTile } from './TechTile.tsx'

type Props = { readonly subject: Subject; readonly say: Translator }

const DRAWN = [
  'card',
  'intrigue',
  'conflict',
  'leader',
  'contract',
  'objective',
  'space',
  'post',
  'hagal',
  'rival',
  'skill',
  'tech',
  'navigation',
  'sideboard',
]

export const isDrawn = (kind: string): boolean => DRAWN.includes(kind)

/** Null if it is not a component. Printed content never changes, so it is rendered once. */
export const Component = memo(Drawn, (a, b) => isSame(a.subject, b.subject) && a.say === b.say)

function Drawn({ subject: { kind, id }, say }: Props): ReactNode {
  switch (kind) {
    case 'card':
      return <ImperiumCard id={id} say={say} />
    case 'intrigue':
      return <IntrigueCard id={id} say={say} />
    case 'conflict':
      return <ConflictCard id={id} say={say} />
    case 'leader':
      return <LeaderCard id={id} say={say} />
    case 'contract':
      return <ContractTile id={id} say={say} />
    case 'objective':
      return <ObjectiveTile id={id} say={say} />
    case 'space':
      return <SpaceTile id={id} say={say} />
    case 'post':
      return <PostTile id={id} say={say} />
    case 'hagal':
      return <HagalCard id={id} say={say} />
    case 'rival':
      return <RivalCard id={id} say={say} />
    case 'skill':
      return <SkillTile id={id} say={say} />
    case 'tech':
      return <TechTile id={id} say={say} />
    case 'navigation':
      return <NavigationCard id={id} say={say} />
    case 'sideboard':
      return <SideboardTile id={id} say={say} />
    default:
      return null
  }
}
