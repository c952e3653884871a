// A link from what happened, in the log or on the stage, to the rules behind it.

import type { SeenEvent } from '@sietch/kernel'
import type { ReactNode } from 'react'
import { useWords } from '../app/words.ts'
import { hasHelp } from '../games/helps.ts'
import { openHelp } from '../help/help.ts'
import { useMatch } from '../table/context.tsx'

type Props = {
  readonly events: readonly SeenEvent[]
  readonly className: string
  /** Not in the tab order. */
  readonly isSkipped?: boolean
  /** Its label, if it is more than an icon. */
  readonly isSpelled?: boolean
}

export function Happened({ events, className, isSkipped = false, isSpelled = false }: Props): ReactNode {
  const { table, game, say, names } = useMatch()
  const w = useWords()
  const told = events.filter((event) => !game.stage.isUnsaid(event))
  if (told.length === 0 || !hasHelp(table.setup.game)) return null
  const title = w('page.help.happened')
  const [first] = told.length === 1 ? told : []
  const ask = () =>
    openHelp({
      show: 'answers',
      title,
      asked: told.map((event) => ({
        title: say.event(event, names),
        question: { about: 'event', event },
      })),
    })
  return (
    <button
      type="button"
      className={className}
      tabIndex={isSkipped ? -1 : undefined}
      aria-label={first === undefined ? title : `${title} ${say.event(first, names)}`}
      title={title}
      data-tool="happened"
      onClick={ask}
    >
      {isSpelled ? title : '?'}
    </button>
  )
}
