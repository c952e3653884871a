// Controls for a replay: automatic or step by step, round by round, from anyone's point of view.

import { type ReactNode, useEffect, useState } from 'react'
import { AnalysisPanel } from '../analysis/AnalysisPanel.tsx'
import { Choice } from '../app/Choice.tsx'
import { go, linkTo, note, type Route } from '../app/route.ts'
import { changeSettings, useSettings } from '../app/settings.ts'
import { useWords } from '../app/words.ts'
import { useCell } from '../cell.ts'
import { useMoment } from '../table/context.tsx'
import { SPEEDS } from '../table/pace.ts'
import type { ReplayTable } from '../table/replay.ts'
import { Button } from '../ui/Button.tsx'
import { useMark } from '../ui/mark.ts'
import { LaidBeside } from './LaidOpen.tsx'
import { RoundMarks } from './RoundMarks.tsx'
import { useNameOf } from './useNameOf.ts'
import './replay-bar.css'

type Props = {
  readonly table: ReplayTable
  /** The page it is, for its address. */
  readonly page: 'replay' | 'match'
  /** Where leaving it leads. */
  readonly back: Route
  /** What else can be done with the match. */
  readonly children?: ReactNode
}

export function ReplayBar({ table, page, back, children }: Props): ReactNode {
  const { snapshot } = useMoment()
  const w = useWords()
  const isPlaying = useCell(table.isPlaying)
  const [isLaid, setLaid] = useState(false)
  const { seq } = snapshot
  const { length, rounds } = table
  const round = rounds.findLast((each) => each.seq <= seq)
  const before = rounds.findLast((each) => each.seq < seq)
  const after = rounds.find((each) => each.seq > seq)
  useReplayKeys(table, seq)
  useMark('replay')
  useEffect(() => note({ page, id: table.id, step: seq }), [page, table, seq])
  return (
    <section className="replay-bar" aria-label={w('page.replay')}>
      {isLaid && <LaidBeside seq={seq} />}
      <div className="replay-steps">
        <Step label={w('page.replay.round.back')} to={before?.seq ?? 0} isOff={seq === 0} table={table}>
          <Sign of="first" />
        </Step>
        <Step label={w('page.replay.back')} to={seq - 1} isOff={seq === 0} table={table}>
          <Sign of="back" />
        </Step>
        <Button
          look="primary"
          data-tool="play"
          aria-label={isPlaying ? w('page.replay.pause') : w('page.replay.play')}
          title={isPlaying ? w('page.replay.pause') : w('page.replay.play')}
          onClick={() => table.play(!isPlaying)}
        >
          <Sign of={isPlaying ? 'pause' : 'play'} />
        </Button>
        <Step label={w('page.replay.on')} to={seq + 1} isOff={seq === length} table={table}>
          <Sign of="on" />
        </Step>
        <Step
          label={w('page.replay.round.on')}
          to={after?.seq ?? length}
          isOff={seq === length}
          table={table}
        >
          <Sign of="last" />
        </Step>
      </div>
      <div className="replay-track">
        <input
          type="range"
          min={0}
          max={length}
          value={seq}
          aria-label={w('page.replay.choice', { n: seq, of: length })}
          onChange={({ target }) => table.go(Number(target.value))}
        />
        <RoundMarks rounds={rounds} length={length} seq={seq} go={table.go} />
      </div>
      <output>
        {round !== undefined && <b>{w('page.log.round', { n: round.round })}</b>}
        <span>
          {seq} / {length}
        </span>
      </output>
      <div className="replay-tools">
        {table.analysis !== undefined && <AnalysisButton table={table} />}
        {table.laid !== undefined && (
          <Button
            title={w('page.laid')}
            aria-expanded={isLaid}
            data-tool="laid"
            onClick={() => setLaid(!isLaid)}
          >
            <Sign of="laid" />
            <span>{w('page.laid')}</span>
          </Button>
        )}
        <Eyes table={table} />
        <Pace />
        {children}
        <CopyLink route={{ page, id: table.id, step: seq }} />
        <Button title={w('page.replay.leave')} onClick={() => go(back)}>
          <Sign of="leave" />
          <span>{w('page.replay.leave')}</span>
        </Button>
      </div>
    </section>
  )
}

type StepProps = {
  readonly label: string
  readonly to: number
  readonly isOff: boolean
  readonly table: ReplayTable
  readonly children: ReactNode
}

const Step = ({ label, to, isOff, table, children }: StepProps): ReactNode => (
  <Button aria-label={label} title={label} disabled={isOff} onClick={() => table.go(to)}>
    {children}
  </Button>
)

const SIGNS = {
  first: 'M3 3h3v18H3ZM21 3v18L8 12Z',
  back: 'M17 3v18L5 12Z',
  play: 'M6 3v18l14-9Z',
  pause: 'M5 3h5v18H5ZM14 3h5v18h-5Z',
  on: 'M7 3v18l12-9Z',
  last: 'M18 3h3v18h-3ZM3 3v18l13-9Z',
  link: 'M10 6H6a6 6 0 0 0 0 12h4v-3H6a3 3 0 0 1 0-6h4ZM14 6v3h4a3 3 0 0 1 0 6h-4v3h4a6 6 0 0 0 0-12ZM8 10.5h8v3H8Z',
  copied: 'm3 12 3-3 4 4L18 5l3 3-11 11Z',
  analysis: 'M3 3h2v16h16v2H3ZM7 15l4-5 4 3 5-7 1.6 1.2L15.4 16l-4-3-2.8 3.4Z',
  laid: 'M2 5h9v14H2ZM13 5h9v14h-9ZM4.5 7.5v9h4v-9ZM15.5 7.5v9h4v-9Z',
  leave: 'm5 2.5 7 7 7-7L21.5 5l-7 7 7 7-2.5 2.5-7-7-7 7L2.5 19l7-7-7-7Z',
} as const

const Sign = ({ of }: { readonly of: keyof typeof SIGNS }): ReactNode => (
  <svg className="replay-sign" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d={SIGNS[of]} fill="currentColor" />
  </svg>
)

function AnalysisButton({ table }: Pick<Props, 'table'>): ReactNode {
  const w = useWords()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        title={w('page.analysis')}
        data-tool="analysis"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <Sign of="analysis" />
        <span>{w('page.analysis')}</span>
      </Button>
      {isOpen && <AnalysisPanel table={table} close={() => setOpen(false)} />}
    </>
  )
}

/** Whose point of view is shown. */
function Eyes({ table }: Pick<Props, 'table'>): ReactNode {
  const { snapshot } = useMoment()
  const nameOf = useNameOf()
  const w = useWords()
  if (table.viewers.length < 2) return null
  return (
    <Choice
      label={w('page.replay.eyes')}
      isLabelSeen={false}
      options={table.viewers.map((viewer) => ({
        id: String(viewer),
        name: viewer === 'spectator' ? w('page.replay.eyes.nobody') : nameOf(viewer),
      }))}
      value={String(snapshot.viewer)}
      onChange={(id) => table.look(id === 'spectator' ? id : Number(id))}
    />
  )
}

function Pace(): ReactNode {
  const w = useWords()
  const { speed } = useSettings()
  return (
    <Choice
      label={w('page.replay.speed')}
      isLabelSeen={false}
      options={SPEEDS.map((id) => ({ id, name: w(`page.settings.speed.${id}`) }))}
      value={speed}
      onChange={(id) => changeSettings({ speed: id })}
    />
  )
}

/** How long the confirmation is shown. */
const SAID = 2000

function CopyLink({ route }: { readonly route: Route }): ReactNode {
  const w = useWords()
  const [isDone, setDone] = useState(false)
  useEffect(() => {
    if (!isDone) return
    const timer = setTimeout(() => setDone(false), SAID)
    return () => clearTimeout(timer)
  }, [isDone])
  const copy = () => void navigator.clipboard.writeText(linkTo(route)).then(() => setDone(true))
  return (
    <Button aria-live="polite" title={w('page.replay.copy')} onClick={copy}>
      <Sign of={isDone ? 'copied' : 'link'} />
      <span>{isDone ? w('page.replay.copied') : w('page.replay.copy')}</span>
    </Button>
  )
}

/**
 * Space plays and stops, arrows go step by step. They take precedence over the table's keys, since nothing is played.
 */
function useReplayKeys(table: ReplayTable, seq: number): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey, altKey } = event
      if (ctrlKey || metaKey || altKey || document.querySelector('dialog[open]') !== null) return
      if (target instanceof HTMLElement && target.matches('input, select, textarea')) return
      const deed = KEYS[key]
      if (deed === undefined) return
      event.preventDefault()
      event.stopPropagation()
      deed(table, seq)
    }
    document.addEventListener('keydown', onKey, true)
    return () => document.removeEventListener('keydown', onKey, true)
  }, [table, seq])
}

const KEYS: { readonly [key: string]: (table: ReplayTable, seq: number) => void } = {
  ' ': (table) => table.play(!table.isPlaying.get()),
  ArrowLeft: (table, seq) => table.go(seq - 1),
  ArrowRight: (table, seq) => table.go(seq + 1),
  Home: (table) => table.go(0),
  End: (table) => table.go(table.length),
}
