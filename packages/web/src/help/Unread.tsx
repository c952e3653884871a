// In place of the help as long as it is on its way, or where it cannot be had.

import type { ReactNode } from 'react'
import { useWords } from '../app/words.ts'

export function Unread({ hasFailed }: { readonly hasFailed: boolean }): ReactNode {
  const w = useWords()
  return (
    <p role="status" aria-busy={!hasFailed}>
      {w(hasFailed ? 'page.help.failed' : 'page.start.loading')}
    </p>
  )
}
