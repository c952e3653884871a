// A board space by itself, as large as a card is wide: as it is printed, or as it is for somebody at the table.

import type { Translator } from '@sietch/i18n'
import { contentOf } from '@sietch/imperium'
import type { ReactNode } from 'react'
import type { Circumstances } from '../board/rows.ts'
import { SpaceFace } from '../board/SpaceFace.tsx'
import '../board/space.css'
import './space-tile.css'

type Props = { readonly id: string; readonly say: Translator; readonly now?: Circumstances | undefined }

const PRINTED: Circumstances = { isCheaper: false, hasSeat: false }

export function SpaceTile({ id, say, now = PRINTED }: Props): ReactNode {
  const space = contentOf(say.box).space(id)
  return (
    <span className={`space space-tile space-${space.icon}`}>
      <SpaceFace space={space} say={say} controller={undefined} mentatOf={undefined} {...now} />
    </span>
  )
}
