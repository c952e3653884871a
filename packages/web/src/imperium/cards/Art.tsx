// The large subtle drawing on a card.

import { outlines } from 'virtual:game-icons/art'
import type { ReactNode } from 'react'
import { artOf } from './art.ts'

type Props = { readonly kind: string; readonly id: string; readonly faction?: string | undefined }

export const Art = ({ kind, id, faction }: Props): ReactNode => (
  <svg className="art" viewBox="0 0 512 512" aria-hidden="true" focusable="false">
    <path d={outlines[artOf(kind, id, faction)]} fill="currentColor" />
  </svg>
)
