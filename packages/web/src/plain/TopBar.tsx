// The bar above a plain table: what is played.

import type { ReactNode } from 'react'
import { hashOf } from '../app/route.ts'
import { useWords } from '../app/words.ts'
import { gameName } from '../start/said.ts'
import { useMatch } from '../table/context.tsx'
import '../ui/top-bar.css'

/** The children are buttons at the end of the bar. */
export function TopBar({ children }: { readonly children?: ReactNode }): ReactNode {
  const { table } = useMatch()
  const w = useWords()
  return (
    <header className="top-bar">
      <a className="top-bar-home" href={hashOf({ page: 'start' })}>
        Sietch
      </a>
      <span className="top-bar-title">{gameName(w, table.setup.game)}</span>
      <span className="top-bar-buttons plain-buttons">{children}</span>
    </header>
  )
}
