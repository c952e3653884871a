// Behind a line of the log: which rule made it so.

import type { SeenEvent } from '@sietch/kernel'
import type { ReactNode } from 'react'
import { useWords } from '../app/words.ts'
import { hasHelp } from '../games/helps.ts'
import { openHelp } from '../help/help.ts'
import { useMatch } from '../table/context.tsx'

type Props = {
  readonly event: SeenEvent
  /** The tab key passes over it. */
  readonly isSkipped: boolean
}

export function Happened({ event, isSkipped }: Props): ReactNode {
  const { table, say, names } = useMatch()
  const w = useWords()
  if (!hasHelp(table.setup.game)) return null
  const line = say.event(event, names)
  const title = w('page.help.happened')
  return (
    <button
      type="button"
      className="log-why"
      tabIndex={isSkipped ? -1 : undefined}
      aria-label={`${title} ${line}`}
      title={title}
      onClick={() =>
        openHelp({ show: 'answers', title, asked: [{ title: line, question: { about: 'event', event } }] })
      }
    >
      ?
    </button>
  )
}
