// The question in one sentence, and every answer that is not a click on the table: a bar of fixed height, whatever is
// asked or pointed at. What needs more room opens over the board, or the game's bar grows.

import { isVain } from '@sietch/kernel'
import { type ReactNode, useEffect, useState } from 'react'
import { useWords } from '../app/words.ts'
import { useTable } from '../table/context.tsx'
import { zoneOf } from '../table/selection.ts'
import { actionsOf } from './actions.ts'
import { Chips } from './Chips.tsx'
import { Confirming } from './Confirming.tsx'
import { Hint } from './Hint.tsx'
import { Listed } from './Listed.tsx'
import { Menu } from './Menu.tsx'
import { fieldsOf } from './numbers.ts'
import { Onward } from './Onward.tsx'
import { Preview } from './Preview.tsx'
import { Saying } from './Saying.tsx'
import { Sentence } from './Sentence.tsx'
import { Stepper } from './Stepper.tsx'
import { Tools } from './Tools.tsx'
import { Veil } from './Veil.tsx'
import './offers.css'
import './decision.css'
import './over.css'

export function Decision(): ReactNode {
  const { table, shown, game, say, names, selection, closed, picked, pending, actions, hint } = useTable()
  const w = useWords()
  const [isHinting, setHinting] = useState(table.setup.hints === true)
  const { snapshot } = shown
  const { asked } = snapshot
  // A hint is for one moment.
  useEffect(() => {
    if (!isHinting) hint(null)
    return () => hint(null)
  }, [isHinting, hint])
  const Own = asked !== null && shown.ahead === 0 ? game.asks?.[asked.decision.kind] : undefined
  // A player without an answer is asked too, and need not respond.
  const isInVain = asked !== null && asked.decision.veiled === true && isVain(asked)
  const open = actions.filter(
    (option) =>
      !(isInVain && option.key === asked?.decision.decline?.now) &&
      (Own === undefined || game.offerOf(option) === 'onward'),
  )
  const written = open.filter(({ words }) => words !== undefined)
  const {
    chips: offered,
    numbers,
    onward,
  } = actionsOf(
    open.filter((option) => !written.includes(option)),
    game.offerOf,
    game.counts,
  )
  const asking = asked && { say, names, view: snapshot.view, asked }
  const chips = offered.filter(
    (option) => onward === null || asking === null || game.isIdle?.({ ...asking, option }) !== true,
  )
  const laid = [...selection.lit, ...picked].filter(
    (place) => !game.boardZones.includes(zoneOf(place)) || game.isBeside?.(snapshot.view, place) === true,
  )
  // Closed options are shown beside the open ones, with the reason.
  const tray = [...laid, ...closed.keys()].filter((place) =>
    laid.some((other) => zoneOf(other) === zoneOf(place)),
  )
  const hasOthers =
    Own !== undefined || chips.length + numbers.length + written.length + selection.lit.size > 0
  const steppers =
    asked === null
      ? []
      : numbers.map(({ key, options }, index) => (
          <Stepper
            key={`${snapshot.seq} ${key}`}
            options={options}
            asked={asked}
            isOneOfSeveral={index > 0 || (numbers.length > 1 && chips.length === 0)}
          />
        ))
  if (asked !== null)
    for (const option of written)
      steppers.push(<Saying key={`${snapshot.seq} ${option.key}`} option={option} asked={asked} />)
  // If nothing else is offered, anything larger than a field goes in the second line, unless it is narrow.
  const isLaidOut = game.laysOut === true
  const fields = numbers.flatMap(({ options }) => fieldsOf(options))
  const areAbreast = fields.length > 1 && chips.length === 0 && !isLaidOut
  return (
    <section
      className={`decision ${shown.isSending === true ? 'decision-sending' : ''}`}
      aria-label={w('page.decision')}
      aria-busy={shown.isSending}
      inert={shown.isSending}
    >
      {/* If the bar is beside the board, tooltips of the board appear beside the bar. */}
      <div className="decision-frame" data-kept-clear={isLaidOut || undefined}>
        {pending !== null ? (
          <Confirming {...pending} />
        ) : (
          <div className={`decision-bar ${steppers.length > 0 ? 'has-number' : ''}`}>
            <div className="decision-top">
              <Sentence />
              {steppers.length > 0 && !isLaidOut && (
                <span className={`decision-numbers ${areAbreast ? 'decision-narrow' : ''}`}>
                  {steppers[0]}
                </span>
              )}
              <Tools isHinting={isHinting} toggleHint={() => setHinting(!isHinting)}>
                <Onward key={snapshot.seq} option={onward} hasOthers={hasOthers} />
              </Tools>
            </div>
            <div className="decision-under">
              {Own !== undefined && asked !== null && <Own key={snapshot.seq} asked={asked} />}
              <Veil />
              {isLaidOut && Own === undefined && (
                <>
                  <Listed options={chips} steppers={steppers} />
                  <Preview />
                </>
              )}
              {areAbreast && <span className="decision-numbers decision-abreast">{steppers}</span>}
              {Own === undefined && !isLaidOut && (
                <span className={areAbreast ? 'decision-narrow' : 'decision-usual'}>
                  <Chips options={chips} besides={steppers.slice(1)} />
                  <Preview />
                </span>
              )}
            </div>
          </div>
        )}
      </div>
      {tray.length > 0 && pending === null && Own === undefined && (
        <div className="decision-over decision-tray">
          <game.Tray places={[...new Set(tray)]} />
        </div>
      )}
      {isHinting && asked !== null && pending === null && (
        <Hint key={snapshot.seq} close={() => setHinting(false)} />
      )}
      <Menu />
    </section>
  )
}
