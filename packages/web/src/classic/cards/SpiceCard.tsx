// A Spice card: a territory with its spice, or Shai-Hulud.

import { SPICE_BLOWS, type SpiceCardId, sectorOf } from '@sietch/classic/content'
import type { Translator } from '@sietch/i18n'
import type { ReactNode } from 'react'
import { Sign } from '../Sign.tsx'
import './cards.css'

type Props = { readonly id: SpiceCardId; readonly say: Translator }

export function SpiceCard({ id, say }: Props): ReactNode {
  const blow = id === 'shai-hulud' ? undefined : SPICE_BLOWS[id]
  return (
    <span className={`spice-card ${blow === undefined ? 'spice-card-worm' : ''}`}>
      {blow === undefined ? <Sign name="worm" /> : <b>+{blow.amount}</b>}
      <span>{say.name('spice-card', id)}</span>
      {blow !== undefined && (
        <small>
          {say.name('term', 'sector')} {sectorOf(blow.part)}
        </small>
      )}
    </span>
  )
}
