// A side board, which works for everyone, in words.

import type { Translator } from '@sietch/i18n'
import { contentOf, describeSideboard } from '@sietch/imperium'
import type { ReactNode } from 'react'
import { Art } from './Art.tsx'
import { CardName } from './CardName.tsx'
import './card.css'
import './tiles.css'

type Props = { readonly id: string; readonly say: Translator }

export const SideboardTile = ({ id, say }: Props): ReactNode => (
  <span className="card card-tile card-sideboard">
    <span className="card-head">
      <CardName name={say.name('sideboard', id)} language={say.language} />
    </span>
    <span className="card-art">
      <Art kind="sideboard" id={id} />
    </span>
    <span className="card-box">
      <span className="card-text">
        {say.text(describeSideboard(contentOf(say.box).sideboard(id)).works ?? [])}
      </span>
    </span>
  </span>
)
