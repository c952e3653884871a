// One thing that happened, as a sentence. Names can be hovered; brackets stay with their content.

import type { NamePiece, Piece } from '@sietch/i18n'
import type { SeenEvent } from '@sietch/kernel'
import type { ReactNode } from 'react'
import { useMatch } from '../table/context.tsx'
import { useAbout } from '../ui/about.tsx'

type Props = {
  readonly event: SeenEvent
  /** Its names are not in the tab order. */
  readonly isSkipped: boolean
}

export function Line({ event, isSkipped }: Props): ReactNode {
  const { say, names, people, game } = useMatch()
  const called = game.stage.isOfPlayers(event) ? people : names
  return bound(say.eventPieces(event, called)).map((part, index) => {
    // Parts of one line never change their order.
    const key = `${index}`
    if (typeof part === 'string') return <span key={key}>{part}</span>
    const { opens, name, closes } = part
    return (
      <span key={key} className="log-bound">
        {opens}
        <Called name={name} isSkipped={isSkipped} />
        {closes}
      </span>
    )
  })
}

/** A name with the signs around it that belong to it. */
type Bound = { readonly opens: string; readonly name: NamePiece; readonly closes: string }

/** The pieces of a line, the brackets and quotes with what they hold: no line breaks between them. */
export function bound(pieces: readonly Piece[]): readonly (string | Bound)[] {
  const textAt = (index: number): string => {
    const piece = pieces[index]
    return typeof piece === 'string' ? piece : ''
  }
  return pieces.map((piece, index) => {
    if (typeof piece !== 'string')
      return {
        opens: textAt(index - 1).match(OPENS)?.[0] ?? '',
        name: piece,
        closes: textAt(index + 1).match(CLOSES)?.[0] ?? '',
      }
    const from = index > 0 ? (piece.match(CLOSES)?.[0].length ?? 0) : 0
    const text = piece.slice(from)
    return index < pieces.length - 1 ? text.replace(OPENS, '') : text
  })
}

const OPENS = /[(«„“]+$/u
const CLOSES = /^[)»”,.;:]+/u

type CalledProps = { readonly name: NamePiece; readonly isSkipped: boolean }

function Called({ name, isSkipped }: CalledProps): ReactNode {
  const { kind, id, text } = name
  if (kind !== 'seat') return <Name name={name} isSkipped={isSkipped} />
  return (
    <b data-seat={id} className="log-seat">
      {text}
    </b>
  )
}

/** A name with an explanation on hover, if there is one. */
function Name({ name: { kind, id, text }, isSkipped }: CalledProps): ReactNode {
  const { game, say } = useMatch()
  const told = game.tell(say, { kind, id })
  const subject = told === undefined || told.sections.length === 0 ? undefined : { kind, id }
  const look = useAbout(subject)
  if (subject === undefined) return <span>{text}</span>
  return (
    <button
      type="button"
      className="log-name"
      tabIndex={isSkipped ? -1 : undefined}
      {...look.props}
      onClick={look.open}
    >
      {text}
    </button>
  )
}
