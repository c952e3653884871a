// The keys, listed.

import type { ReactNode } from 'react'
import { SHORTCUTS } from '../decision/keyboard.ts'
import { useMatch } from '../table/context.tsx'
import { useBook } from './book.tsx'

export function Keys(): ReactNode {
  const { h } = useBook()
  const { game } = useMatch()
  const own = game.keys.map(({ letter, does }) => ({ keys: letter.toUpperCase(), does }))
  return (
    <dl className="shortcuts">
      {[...SHORTCUTS, ...own].map(({ keys, does }) => (
        <div key={keys}>
          <dt>
            <kbd>{keys}</kbd>
          </dt>
          <dd>{h(does)}</dd>
        </div>
      ))}
    </dl>
  )
}
