// What is printed on a board space. It rarely changes, so it renders only when it does.

import type { Translator } from '@sietch/i18n'
import { glyphs, type Space } from '@sietch/imperium'
import type { Seat } from '@sietch/kernel'
import { memo, type ReactNode } from 'react'
import { divided } from '../../ui/divided.ts'
import { Glyphs } from '../../ui/Glyphs.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { SeatMark } from '../../ui/SeatMark.tsx'
import { Flag } from './pieces.tsx'
import { rowsOf } from './rows.ts'

type Props = {
  readonly space: Space
  /** The viewer has a seat in the High Council. */
  readonly isSeated?: boolean
  readonly say: Translator
  readonly controller: Seat | undefined
  /** Who has the Mentat, on the space it comes from. */
  readonly mentatOf: Seat | undefined
}

/** A name of more letters is set smaller. */
const LONG = 16

export const SpaceFace = memo(({ space, say, controller, mentatOf, isSeated = false }: Props): ReactNode => {
  const { id, icon, combat, requires, controlBonus } = space
  const name = say.name('space', id)
  return (
    <>
      <span className="space-head">
        <Icon name={`icon:${icon}`} className="space-icon" />
        <b className={name.length > LONG ? 'long' : ''}>{divided(name, say.language)}</b>
        <span className="space-marks">
          {requires !== undefined && (
            <span className="space-needs">
              <Icon name={`faction:${requires.with}`} />
              {requires.n}
            </span>
          )}
          {mentatOf !== undefined && (
            <span className="space-needs">
              <Icon name="mentat" />
              <SeatMark seat={mentatOf} />
            </span>
          )}
          {combat && <Icon name="combat" className="space-combat" />}
        </span>
      </span>
      <span className="space-body">
        {rowsOf(space, isSeated).map((row) => (
          <span className="space-row" key={row.map(({ glyph, n = '' }) => glyph + n).join(' ')}>
            <Glyphs row={row} say={say} />
          </span>
        ))}
        {controlBonus !== undefined && (
          <span className="space-control">
            {controller === undefined ? <Icon name="control" /> : <Flag seat={controller} />}
            <Glyphs row={glyphs(controlBonus)} say={say} />
          </span>
        )}
      </span>
    </>
  )
})
