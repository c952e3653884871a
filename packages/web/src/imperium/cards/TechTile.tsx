// A tech tile: what it costs in spice, its immediate effect, and its lasting ability.

import type { Translator } from '@sietch/i18n'
import { contentOf, costGlyphs, describeCost } from '@sietch/imperium'
import type { ReactNode } from 'react'
import { Effects, Glyphs } from '../../ui/Glyphs.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Abilities } from './Abilities.tsx'
import { Art } from './Art.tsx'
import { CardName } from './CardName.tsx'
import './card.css'
import './tiles.css'

type Props = { readonly id: string; readonly say: Translator }

export function TechTile({ id, say }: Props): ReactNode {
  const { cost, requires, acquire, abilities, hagal } = contentOf(say.box).tech(id)
  return (
    <span className="card card-tile card-tech">
      <span className="card-head">
        <Icon name="spice" n={cost} className="card-cost" />
        <CardName name={say.name('tech', id)} language={say.language} />
      </span>
      <span className="card-art">
        <Art kind="tech" id={id} />
        <span className="card-icons">
          {requires !== undefined && (
            <Glyphs row={costGlyphs(requires)} say={say} label={say.text(describeCost(requires))} />
          )}
          {hagal !== undefined && <Icon name="opponent" />}
        </span>
        {acquire.length > 0 && (
          <span className="card-acquire">
            <Effects effects={acquire} say={say} />
          </span>
        )}
      </span>
      <Abilities abilities={abilities} say={say} />
    </span>
  )
}
