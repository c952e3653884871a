// What is asked, in one sentence, and everything that answers it and is not a click on the table.

import type { Option } from '@sietch/kernel'
import { type ReactNode, useState } from 'react'
import { useWords } from '../app/words.ts'
import { useTable } from '../table/context.tsx'
import { zoneOf } from '../table/selection.ts'
import { isOffered } from '../table/table.ts'
import { Anytime } from './Anytime.tsx'
import { actionsOf } from './actions.ts'
import { Hint } from './Hint.tsx'
import { Menu } from './Menu.tsx'
import { usePointed } from './pointed.ts'
import { Stepper } from './Stepper.tsx'
import './decision.css'

export function Decision(): ReactNode {
  const {
    shown,
    table,
    game,
    say,
    names,
    selection,
    closed,
    picked,
    pending,
    actions,
    propose,
    confirm,
    cancel,
    wouldChoose,
  } = useTable()
  const w = useWords()
  const [hinting, setHinting] = useState(false)
  const pointed = usePointed()
  const { snapshot, ahead, thinking } = shown
  const { asked, canUndo } = snapshot
  const { chips, numbers, buttons, primary } = actionsOf(actions, game.offerOf)
  const words = (option: Option) => {
    const of = isOffered(snapshot, option.key) ? snapshot.offered : asked
    return of === null ? '' : say.option(of.decision, option, names)
  }
  const laid = [...selection.lit, ...picked].filter((place) => !game.boardZones.includes(zoneOf(place)))
  // Beside what can be chosen lies what is closed, with the reason.
  const tray = [...laid, ...closed.keys()].filter((place) =>
    laid.some((other) => zoneOf(other) === zoneOf(place)),
  )
  const context = game.context?.(say, snapshot.view, names)
  const preview = pending ?? (pointed === null ? undefined : wouldChoose(pointed))
  return (
    <section className="decision" aria-label={w('page.decision')}>
      <header>
        <h2 aria-live="polite">
          {sentence()}
          {asked !== null && ahead === 0 && context !== undefined && <small>{context}</small>}
        </h2>
        {preview !== undefined && (
          <span className="decision-preview">
            <span>{words(preview)}</span>
            <game.Preview option={preview} />
          </span>
        )}
        <span className="decision-tools">
          {pending !== null && (
            <button type="button" className="action primary lit" data-option={pending.key} onClick={confirm}>
              {w('page.decision.confirm')}
            </button>
          )}
          {(pending !== null || picked.length > 0) && (
            <button type="button" className="action" data-tool="cancel" onClick={cancel}>
              {w('page.decision.cancel')}
            </button>
          )}
          {ahead > 0 && (
            <button type="button" className="action" data-tool="skip" onClick={() => table.skip()}>
              {w('page.decision.skip')}
            </button>
          )}
          {asked !== null && ahead === 0 && table.hint !== undefined && !game.isHintless && (
            <button
              type="button"
              className="action"
              data-tool="hint"
              aria-expanded={hinting}
              onClick={() => setHinting(!hinting)}
            >
              {w('page.decision.hint')}
            </button>
          )}
          {snapshot.offered !== null && <Anytime offered={snapshot.offered} />}
          {snapshot.isVisiting && (
            <button
              type="button"
              className="action"
              data-tool="lay-down"
              onClick={() => table.takeOver(null)}
            >
              {w('page.decision.lay-down')}
            </button>
          )}
          {snapshot.viewer !== 'spectator' && (
            <button
              type="button"
              className="action"
              data-tool="undo"
              disabled={!canUndo || ahead > 0}
              onClick={() => table.undo()}
            >
              {w('page.decision.undo')}
            </button>
          )}
          {buttons.map((option) => (
            <button
              key={option.key}
              type="button"
              className="action lit"
              data-option={option.key}
              onClick={() => propose(option)}
            >
              {words(option)}
            </button>
          ))}
          {asked !== null &&
            numbers.map(({ key, options }) => (
              <Stepper key={`${snapshot.seq} ${key}`} options={options} asked={asked} />
            ))}
          {primary !== null && (
            <button
              type="button"
              className="action primary lit"
              data-option={primary.key}
              onClick={() => propose(primary)}
            >
              {words(primary)}
            </button>
          )}
        </span>
      </header>
      {chips.length > 0 && (
        <ul className="decision-chips">
          {chips.map((option) => (
            <li key={option.key}>
              <button
                type="button"
                className="chip lit"
                data-option={option.key}
                onClick={() => propose(option)}
              >
                <game.Preview option={option} />
                <span>{words(option)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {tray.length > 0 && <game.Tray places={[...new Set(tray)]} />}
      {hinting && asked !== null && <Hint key={snapshot.seq} close={() => setHinting(false)} />}
      <Menu />
    </section>
  )

  function sentence(): string {
    if (ahead === 0 && asked !== null) return say.decision(asked.decision)
    if (snapshot.outcome !== null) return winners()
    if (thinking !== null && ahead === 0)
      return w('page.decision.thinking', { name: names[thinking.seat] ?? '', level: thinking.level })
    const seats = [...new Set(snapshot.decisions.map(({ seat }) => seat))]
    return w('page.decision.wait', {
      n: seats.length,
      name: seats.map((seat) => names[seat] ?? '').join(', '),
    })
  }

  function winners(): string {
    const first = snapshot.outcome?.places[0] ?? []
    return w('page.over.won', {
      names: first.map((seat) => names[seat] ?? '').join(', '),
      count: first.length,
    })
  }
}
