// A mark beside the name of a player everyone is waiting for, while a bot is thinking.

import type { Seat } from '@sietch/kernel'
import type { ReactNode } from 'react'
import { useWords } from '../app/words.ts'
import { useTable } from './context.tsx'

type Props = { readonly seat: Seat; readonly className: string }

export function Thinking({ seat, className }: Props): ReactNode {
  const { shown } = useTable()
  const w = useWords()
  if (shown.thinking?.seat !== seat) return null
  return <i className={className} role="img" aria-label={w('page.hint.thinking')} />
}
