// A Treachery card: what kind it is, a drawing, and what it is for in one word.

import { type TreacheryId, treacheryKind } from '@sietch/classic/content'
import type { Translator } from '@sietch/i18n'
import type { ReactNode } from 'react'
import { divided } from '../../ui/divided.ts'
import { TREACHERY_ART } from '../icons.ts'
import { ClassicSign } from '../Sign.tsx'
import './cards.css'

type Props = { readonly id: TreacheryId; readonly say: Translator }

export function TreacheryCard({ id, say }: Props): ReactNode {
  const kind = treacheryKind(id)
  return (
    <span className="treachery" data-kind={kind}>
      <span className="treachery-name" lang={say.language}>
        {divided(say.name('treachery', id), say.language)}
      </span>
      <ClassicSign icon={TREACHERY_ART[id]} className="treachery-art" />
      <span className="treachery-kind">{divided(say.name('treachery-kind', kind), say.language, 12)}</span>
    </span>
  )
}

/** A card face down. */
export const CardBack = ({ label }: { readonly label?: string }): ReactNode => (
  <span className="treachery treachery-back" role="img" aria-label={label}>
    <ClassicSign icon="cloak-dagger" className="treachery-art" />
  </span>
)
