// A board space: what it is called, what it costs and gives, and who stands on it.

import { glyphs, type Space as SpaceData } from '@sietch/imperium'
import type { Seat } from '@sietch/kernel'
import type { CSSProperties, ReactNode } from 'react'
import { Place } from '../../table/Place.tsx'

import { Glyphs } from '../../ui/Glyphs.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { SeatMark } from '../../ui/SeatMark.tsx'
import { useImperium } from '../useImperium.ts'
import { agentName, agentsAt } from './agents.ts'
import { Flag, Pawn } from './pieces.tsx'
import { rowsOf } from './rows.ts'
import './space.css'

/** A name of more letters is set smaller. */
const LONG = 16

type Props = { readonly space: SpaceData; readonly style?: CSSProperties }

export function Space({ space, style }: Props): ReactNode {
  const { view, say, names, shown } = useImperium()
  const { id, icon, combat, requires, controlBonus } = space
  const agents = agentsAt(view, id)
  const controller = view.control[id]
  const bonus = view.bonusSpice[id] ?? 0
  const bans = view.bans.filter((ban) => ban.space === id && ban.bound.length > 0)
  const givesMentat = space.effects.some((effect) => effect.do === 'mentat')
  const nameOf = (seat: Seat) => names[seat] ?? ''
  const name = say.name('space', id)
  const label = [
    name,
    ...agents.map(({ seat }) => `${say.name('term', 'agent')}: ${nameOf(seat)}`),
    ...(bonus > 0 ? [`${say.name('term', 'bonus-spice')}: ${bonus}`] : []),
    ...(controller === undefined ? [] : [`${say.name('term', 'control')}: ${nameOf(controller)}`]),
  ].join('. ')
  return (
    <Place
      id={`space:${id}`}
      label={label}
      about={{ kind: 'space', id }}
      className={`space space-${icon}`}
      {...(style === undefined ? {} : { style })}
    >
      <span className="space-head">
        <Icon name={`icon:${icon}`} className="space-icon" />
        <b className={name.length > LONG ? 'long' : ''}>{name}</b>
        <span className="space-marks">
          {requires !== undefined && (
            <span className="space-needs" data-faction={requires.with}>
              <Icon name={`faction:${requires.with}`} />
              {requires.n}
            </span>
          )}
          {givesMentat && view.mentat !== null && (
            <span className="space-needs">
              <Icon name="mentat" />
              <SeatMark seat={view.mentat.holder} />
            </span>
          )}
          {combat && <Icon name="combat" className="space-combat" />}
        </span>
      </span>
      <span className="space-body">
        {rowsOf(space, view, shown.snapshot.viewer).map((row) => (
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
      {bonus > 0 && <span className="space-bonus">+{bonus}</span>}
      {bans.map(({ by }) => (
        <span className="space-ban" key={by}>
          ✕
          <SeatMark seat={by} />
        </span>
      ))}
      {agents.length > 0 && (
        <span className="space-agents">
          {agents.map(({ seat, index, isMentat }) => (
            <Pawn
              key={agentName(seat, index)}
              seat={seat}
              moves={agentName(seat, index)}
              isMentat={isMentat}
            />
          ))}
        </span>
      )}
    </Place>
  )
}
