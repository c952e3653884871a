// A territory: where it is on the planet.

import { kindOf, type TerritoryId } from '@sietch/classic/content'
import type { Translator } from '@sietch/i18n'
import type { ReactNode } from 'react'
import { outlineOf, RADIUS } from '../map/geometry.ts'
import './cards.css'

type Props = { readonly id: TerritoryId; readonly say: Translator }

const VIEW = `${-RADIUS - 12} ${-RADIUS - 12} ${2 * RADIUS + 24} ${2 * RADIUS + 24}`

export const TerritoryTile = ({ id, say }: Props): ReactNode => (
  <span className="territory" data-kind={kindOf(id)}>
    <svg viewBox={VIEW} aria-hidden="true" focusable="false">
      <circle r={RADIUS} className="territory-planet" />
      <circle r="76" className="territory-pole" />
      <path d={outlineOf(id)} className="territory-land" />
    </svg>
    <span className="territory-name" lang={say.language}>
      {say.name('territory', id)}
    </span>
  </span>
)
