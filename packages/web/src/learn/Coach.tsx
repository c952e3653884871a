// The bubble of a lesson: what this step says, beside what it points at, and buttons to go on and back. It never covers
// what it points at, blocks no clicks on the table, and is read aloud by screen readers.

import type { Step } from '@sietch/games/lessons'
import type { LearnWords, LessonWords } from '@sietch/i18n/learn'
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useTable } from '../table/context.tsx'
import { partsOf } from '../table/selection.ts'
import { Button } from '../ui/Button.tsx'
import type { LessonAt, LessonDeed } from './at.ts'
import { Pointers } from './Pointers.tsx'
import { pointAt } from './pointed.ts'
import { useLaid } from './useLaid.ts'
import './coach.css'

type Props = {
  readonly title: string
  readonly steps: readonly Step[]
  readonly w: LearnWords
  readonly said: LessonWords
  learn(deed: LessonDeed): void
  leave(): void
  /** What is shown when all steps are done. */
  readonly over: ReactNode
}

export function Coach(props: Props): ReactNode {
  const { shown } = useTable()
  const { lesson, ahead } = shown
  if (lesson === undefined || ahead > 0 || lesson.is === 'waits') return null
  const step = props.steps[lesson.step]
  if (step === undefined) return props.over
  return <Bubble key={`${lesson.step} ${lesson.is}`} {...props} step={step} at={lesson} />
}

function Bubble({
  title,
  steps,
  w,
  said,
  learn,
  leave,
  step,
  at,
}: Props & { readonly step: Step; readonly at: LessonAt }): ReactNode {
  const { say, picked } = useTable()
  const bubble = useRef<HTMLElement>(null)
  const [isFolded, fold] = useState(false)
  const isTold = step.goal === undefined
  const isOff = at.is === 'aside' || at.is === 'failed'
  // What has been picked no longer needs a pointer.
  const spots = isOff ? [] : (step.at ?? []).filter((spot) => !picked.includes(spot))
  const { targets, place } = useLaid(bubble, spots, !isTold)
  const pointing = spots.join('\n')
  useEffect(() => {
    pointAt(pointing === '' ? [] : pointing.split('\n'))
    return () => pointAt()
  }, [pointing])
  const names = Object.fromEntries(
    Object.entries(step.names ?? {}).map(([argument, ref]) => {
      const { zone: kind, id } = partsOf(ref)
      return [argument, say.name(kind, id)]
    }),
  )
  const [head = '', ...lines] = (said(step.say, names) ?? '').split('\n')
  const [heading, body] = lines.length === 0 ? [null, [head]] : [head, lines]
  const answer = at.say === null ? null : said(at.say, names)
  useFocusOnward(bubble, place === null ? null : `${at.step} ${at.is}`)
  const number = { n: at.step + 1, of: steps.length }
  return (
    <>
      <Pointers targets={targets} isShaded={isTold && !isOff} />
      <section
        ref={bubble}
        className="coach"
        style={place === null ? { visibility: 'hidden' } : { left: place.x, top: place.y }}
        aria-label={title}
        data-is={at.is}
      >
        <header className="coach-head">
          <span>{steps.length === 1 ? title : `${title} · ${w('learn.step', number)}`}</span>
          {!isTold && (
            <button
              type="button"
              className="coach-fold"
              aria-expanded={!isFolded}
              aria-label={w('learn.fold')}
              onClick={() => fold(!isFolded)}
            >
              {isFolded ? '▾' : '▴'}
            </button>
          )}
          <button type="button" className="coach-leave" onClick={leave}>
            {w('learn.leave')}
          </button>
        </header>
        <div className="coach-text" aria-live="polite" hidden={isFolded}>
          {isOff ? (
            <p>{answer ?? w(at.is === 'failed' ? 'learn.failed' : isTold ? 'learn.early' : 'learn.aside')}</p>
          ) : (
            <>
              {heading !== null && <h2>{heading}</h2>}
              {body.map((line) => (
                <p key={line}>{line}</p>
              ))}
            </>
          )}
        </div>
        <progress
          className="coach-progress"
          hidden={isFolded || steps.length === 1}
          value={at.step + 1}
          max={steps.length}
          aria-label={w('learn.step', number)}
        />
        <footer className="coach-ways" hidden={isFolded}>
          <Button
            look="quiet"
            data-tool="lesson-back"
            disabled={at.step === 0 && !at.isBegun}
            onClick={() => learn(at.step === 0 ? 'again' : 'back')}
          >
            {w('learn.back')}
          </Button>
          {!isTold && (
            <Button look={isOff ? 'plain' : 'quiet'} data-tool="lesson-show" onClick={() => learn('show')}>
              {w('learn.show')}
            </Button>
          )}
          {isOff && (
            <Button look="primary" data-tool="lesson-next" onClick={() => learn('again')}>
              {w(at.is === 'failed' ? 'learn.try-again' : 'learn.take-back')}
            </Button>
          )}
          {isTold && !isOff && (
            <Button look="primary" data-tool="lesson-next" onClick={() => learn('next')}>
              {w(at.step === steps.length - 1 ? 'learn.finish' : 'learn.next')}
            </Button>
          )}
        </footer>
      </section>
    </>
  )
}

/** Keyboard users continue with Enter, and focus moves to the table when there is something to do there. */
function useFocusOnward(bubble: { readonly current: HTMLElement | null }, shown: string | null): void {
  useLayoutEffect(() => {
    // A dialog over the table keeps the focus; what is not shown yet cannot have it.
    if (shown === null || document.querySelector('dialog[open]') !== null) return
    const onward = bubble.current?.querySelector<HTMLElement>('[data-tool="lesson-next"]')
    onward?.focus({ preventScroll: true })
  }, [bubble, shown])
}
