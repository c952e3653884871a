// A board space by itself, as large as a card is wide.

import type { Translator } from '@sietch/i18n'
import { contentOf } from '@sietch/imperium'
import type { ReactNode } from 'react'
import { SpaceFace } from '../board/SpaceFace.tsx'
import '../board/space.css'
import './space-tile.css'

type Props = { readonly id: string; readonly say: Translator }

export function SpaceTile({ id, say }: Props): ReactNode {
  const space = contentOf(say.box).space(id)
  return (
    <span className={`space space-tile space-${space.icon}`}>
      <SpaceFace
        space={space}
        say={say}
        controller={undefined}
        mentatOf={undefined}
        isCheaper={false}
        hasSeat={false}
      />
    </span>
  )
}
