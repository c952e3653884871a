// An observation post, away from the board: what a spy there watches.

import type { Translator } from '@sietch/i18n'
import { contentOf } from '@sietch/imperium'
import type { ReactNode } from 'react'
import { Icon } from '../../ui/Icon.tsx'
import './post-tile.css'

type Props = { readonly id: string; readonly say: Translator }

export function PostTile({ id, say }: Props): ReactNode {
  const { space, post } = contentOf(say.box)
  return (
    <span className="post-tile">
      <Icon name="spy" />
      <span>
        {post(id).spaces.map((watched) => (
          <span key={watched}>
            <Icon name={`icon:${space(watched).icon}`} /> {say.name('space', watched)}
          </span>
        ))}
      </span>
    </span>
  )
}
