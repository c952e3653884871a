// A board space by itself, as large as a card is wide: as printed, or as it is for someone at the table.

import type { Translator } from '@sietch/i18n'
import { contentOf, type Space } from '@sietch/imperium'
import type { ReactNode } from 'react'
import { SpaceFace } from '../board/SpaceFace.tsx'
import '../board/space.css'
import './space-tile.css'

type Props = {
  readonly id: string
  readonly say: Translator
  /** How it is now. */
  readonly now?: { readonly space: Space; readonly isSeated: boolean }
}

export function SpaceTile({ id, say, now }: Props): ReactNode {
  const { space, isSeated } = now ?? { space: contentOf(say.box).space(id), isSeated: false }
  return (
    <span className={`space space-tile space-${space.icon}`}>
      <SpaceFace space={space} say={say} controller={undefined} mentatOf={undefined} isSeated={isSeated} />
    </span>
  )
}
