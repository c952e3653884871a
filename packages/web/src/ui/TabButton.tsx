// A tab of a phone. It glows when there is something to choose behind it.

import type { ReactNode } from 'react'
import { useWords } from '../app/words.ts'
import type { Emblem } from './emblems.ts'
import { GameIcon } from './Icon.tsx'
import './tabs.css'

type Props = {
  readonly name: string
  readonly emblem?: Emblem
  readonly isOpen: boolean
  /** How much can be chosen there. */
  readonly waiting: number
  readonly news?: number
  open(): void
}

export function TabButton({ name, emblem, isOpen, waiting, news = 0, open }: Props): ReactNode {
  const w = useWords()
  const badge = waiting > 0 ? waiting : news
  return (
    <button
      type="button"
      className={`tab ${isOpen ? 'open' : ''} ${waiting > 0 ? 'waits' : ''}`}
      data-waits={(waiting > 0 && !isOpen) || undefined}
      aria-pressed={isOpen}
      aria-label={
        waiting > 0
          ? w('page.tab.waits', { name, n: waiting })
          : news > 0
            ? w('page.tab.news', { name, n: news })
            : name
      }
      onClick={open}
    >
      {emblem !== undefined && <GameIcon name={emblem} />}
      <span>{name}</span>
      {badge > 0 && <span className="tab-badge">{badge}</span>}
    </button>
  )
}
