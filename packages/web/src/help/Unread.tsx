// Shown instead of the help while it is loading, or if it cannot be loaded.

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
