// A page with just a sentence: something is loading, or failed to.

import type { ReactNode } from 'react'
import { hashOf } from './route.ts'
import { useWords } from './words.ts'
import './notice.css'

export function Notice({
  text,
  children,
}: {
  readonly text: string
  readonly children?: ReactNode
}): ReactNode {
  const w = useWords()
  return (
    <main className="notice">
      <p role="alert">{text}</p>
      {children}
      <a href={hashOf({ page: 'start' })}>{w('page.home')}</a>
    </main>
  )
}

export function Loading(): ReactNode {
  const w = useWords()
  return (
    <main className="notice" aria-busy="true">
      <p>{w('page.start.loading')}</p>
    </main>
  )
}
