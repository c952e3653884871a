// A Navigation card: what it brings when played, and in which slot it has a lasting effect.

import type { Translator } from '@sietch/i18n'
import { contentOf } from '@sietch/imperium'
import type { ReactNode } from 'react'
import { Effects } from '../../ui/Glyphs.tsx'
import { Abilities } from './Abilities.tsx'
import { Art } from './Art.tsx'
import { CardName } from './CardName.tsx'
import './card.css'
import './tiles.css'

type Props = { readonly id: string; readonly say: Translator }

export function NavigationCard({ id, say }: Props): ReactNode {
  const { effects, lasting } = contentOf(say.box).navigation(id)
  return (
    <span className="card card-tile card-navigation">
      <span className="card-head">
        <CardName name={say.name('navigation', id)} language={say.language} />
      </span>
      <span className="card-art">
        <Art kind="navigation" id={id} />
      </span>
      <span className="card-box card-line">
        <Effects effects={effects} say={say} />
      </span>
      {lasting !== undefined && (
        <span className="card-lasting">
          <b>{lasting.slot}</b>
          <Abilities abilities={lasting.abilities} say={say} />
        </span>
      )}
    </span>
  )
}
