// One thing large, with everything that is to be said about it. Arrow keys and swipes lead to its neighbors.

import type { Question } from '@sietch/i18n/why'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useWords } from '../app/words.ts'
import { askHelp } from '../help/help.ts'
import type { Handle, Tell } from './AboutLayer.tsx'
import { Dialog } from './Dialog.tsx'
import { type Enlarged, isSame, type Subject } from './pointer.ts'
import './enlargement.css'

/** A finger that moves so far sideways turns the page. */
const SWIPE = 48

type Props = {
  readonly enlarged: Enlarged
  readonly tell: Tell
  readonly handle: Handle | undefined
  onMove(to: Enlarged): void
  onClose(): void
}

export function Enlargement({ enlarged, tell, handle, onMove, onClose }: Props): ReactNode {
  const { list, index, note, zone } = enlarged
  const w = useWords()
  const pressedAt = useRef<number>(undefined)
  const page = useRef<HTMLDivElement>(null)
  const subject = list[index]
  const told = subject && tell(subject)
  if (subject === undefined || told === undefined) return null
  const move = (by: -1 | 1) => {
    const next = index + by
    if (next < 0 || next >= list.length) return
    onMove({ list, index: next, ...(zone === undefined ? {} : { zone }) })
  }
  return (
    <Dialog
      title={told.name}
      className="enlargement"
      onClose={onClose}
      onKeyDown={({ key }) => {
        if (key === 'ArrowLeft') move(-1)
        if (key === 'ArrowRight') move(1)
      }}
    >
      <div
        ref={page}
        className="enlargement-page"
        onPointerDown={({ clientX }) => {
          pressedAt.current = clientX
        }}
        onPointerUp={({ clientX }) => {
          const moved = clientX - (pressedAt.current ?? clientX)
          if (Math.abs(moved) > SWIPE) move(moved > 0 ? -1 : 1)
        }}
      >
        {told.picture !== null && <div className="enlargement-picture">{told.picture}</div>}
        <div className="enlargement-text">
          <dl>
            {[...told.facts, ...told.sections].map(({ label, text }) => (
              <div key={label}>
                <dt>{label === '' ? told.name : label}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          {note !== undefined && (
            <p className="enlargement-note">
              {note.text}{' '}
              <RuleLink
                title={note.text}
                label={w('page.help.why')}
                question={{ about: 'reason', why: note.why }}
                onClose={onClose}
              />
            </p>
          )}
          {told.about !== undefined && (
            <RuleLink
              title={told.name}
              label={w('page.help.rule')}
              question={{ about: 'thing', ...told.about }}
              game={told.game}
              onClose={onClose}
            />
          )}
        </div>
        <Signs key={`${subject.kind} ${subject.id}`} page={page} tell={tell} of={told.about} />
        {list.length > 1 && (
          <div className="enlargement-turn">
            <button
              type="button"
              aria-label={w('page.dialog.previous')}
              disabled={index === 0}
              onClick={() => move(-1)}
            >
              ‹
            </button>
            <span>
              {index + 1} / {list.length}
            </span>
            <button
              type="button"
              aria-label={w('page.dialog.next')}
              disabled={index === list.length - 1}
              onClick={() => move(1)}
            >
              ›
            </button>
          </div>
        )}
        {zone !== undefined && handle?.({ subject, zone, close: onClose })}
      </div>
    </Dialog>
  )
}

type LinkProps = {
  readonly title: string
  readonly label: string
  readonly question: Question
  readonly game?: string | undefined
  onClose(): void
}

/** Leads to the rule behind it. */
const RuleLink = ({ title, label, question, game, onClose }: LinkProps): ReactNode => (
  <button
    type="button"
    className="enlargement-rule"
    onClick={() => {
      onClose()
      askHelp({ title, question }, game)
    }}
  >
    {label}
  </button>
)

type SignsProps = {
  readonly page: { readonly current: HTMLElement | null }
  readonly tell: Tell
  /** What they are drawn on; its own sign has been told. */
  readonly of: Subject | undefined
}

/** Every icon that is drawn on the thing, in words. What is drawn says what it is. */
function Signs({ page, tell, of }: SignsProps): ReactNode {
  const w = useWords()
  const [names, setNames] = useState<readonly string[]>([])
  useEffect(() => {
    const drawn = page.current?.querySelectorAll<SVGElement>('.enlargement-picture [data-sign]') ?? []
    setNames([...new Set([...drawn].flatMap(({ dataset: { sign } }) => sign ?? []))])
  }, [page])
  const told = new Map(
    names.flatMap((id) => {
      const sign = tell({ kind: 'sign', id })
      const text = sign?.sections.find(({ label }) => label === '')?.text
      const isItself = of !== undefined && sign?.about !== undefined && isSame(sign.about, of)
      return sign === undefined || text === undefined || isItself ? [] : [[sign.name, { ...sign, text }]]
    }),
  )
  if (told.size === 0) return null
  return (
    <dl className="enlargement-signs" aria-label={w('page.help.signs')}>
      {[...told.values()].map(({ name, picture, text }) => (
        <div key={name}>
          <dt>
            {picture} {name}
          </dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
