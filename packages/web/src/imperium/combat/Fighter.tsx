// One seat in a Combat: its place, its units and swords as a bar, and the strength they add up to.

import type { Seat } from '@sietch/kernel'
import type { CSSProperties, ReactNode } from 'react'
import { useWords } from '../../app/words.ts'
import { useCounted } from '../../stage/counted.ts'
import { Icon, type IconName } from '../../ui/Icon.tsx'
import { SeatMark } from '../../ui/SeatMark.tsx'
import { useImperium } from '../useImperium.ts'
import { PlaceMark } from './PlaceMark.tsx'
import { type Fighter as Fights, fights, type Place } from './standing.ts'
import './fighter.css'

type Props = {
  readonly seat: Seat
  readonly fighter: Fights
  readonly strength: number
  readonly place: Place | null
  readonly isTied: boolean
  /** How it was before the card that is shown. */
  readonly before: { readonly strength: number; readonly place: Place | null }
  /** The strength that fills the whole bar. */
  readonly scale: number
  /** It is shown for the first time, and counts up. */
  readonly isFirst: boolean
  /** It is whose card is shown. */
  readonly acts: boolean
}

export function Fighter({
  seat,
  fighter,
  strength,
  place,
  isTied,
  before,
  scale,
  isFirst,
  acts,
}: Props): ReactNode {
  const { names, say, view, you } = useImperium()
  const w = useWords()
  const counted = useCounted(strength, isFirst ? 0 : before.strength)
  const leader = view.players[seat]?.leader
  const led = leader ? say.name('leader', leader) : ''
  const isIn = fights(fighter)
  return (
    <li className="fighter" data-seat={seat} data-acts={acts} data-idle={!isIn} data-own={seat === you}>
      <span className="fighter-place">
        <PlaceMark place={place} isTied={isTied} />
        {place !== before.place && (
          <small>{w('page.combat.was', { place: before.place === null ? '–' : String(before.place) })}</small>
        )}
      </span>
      <span className="fighter-name">
        <SeatMark seat={seat} />
        <b>{names[seat]}</b>
        {led !== names[seat] && <small>{led}</small>}
      </span>
      <span className="fighter-strength">
        {strength !== before.strength && <s>{before.strength}</s>}
        <b aria-hidden="true">{counted}</b>
        <span className="unseen">{`${say.name('term', 'strength')}: ${strength}`}</span>
      </span>
      <Bar fighter={fighter} scale={scale} gained={Math.max(0, strength - before.strength)} />
      <Parts fighter={fighter} />
    </li>
  )
}

/** What strength is made of. */
function partsOf(fighter: Fights, { troop, worm }: { readonly troop: number; readonly worm: number }) {
  const all: readonly {
    readonly icon: IconName
    readonly term: string
    readonly n: number
    readonly each: number
  }[] = [
    { icon: 'troop', term: 'troop', n: fighter.troops, each: troop },
    { icon: 'sandworm', term: 'sandworm', n: fighter.worms, each: worm },
    { icon: 'sword', term: 'sword', n: fights(fighter) ? fighter.swords : 0, each: 1 },
  ]
  return all.filter(({ n }) => n > 0)
}

function useParts(fighter: Fights) {
  const { content } = useImperium()
  return partsOf(fighter, { troop: content.troop.strength, worm: content.sandworm?.strength ?? 0 })
}

type BarProps = { readonly fighter: Fights; readonly scale: number; readonly gained: number }

function Bar({ fighter, scale, gained }: BarProps): ReactNode {
  const parts = useParts(fighter)
  const whole = parts.reduce((sum, { n, each }) => sum + n * each, 0)
  return (
    <span className="fighter-bar" aria-hidden="true">
      {parts.map(({ icon, n, each }) => (
        <span
          key={icon}
          className="fighter-part"
          data-part={icon}
          style={{ '--share': (n * each) / scale } as CSSProperties}
        >
          {Array.from({ length: icon === 'sword' ? 1 : n }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
            <Icon key={index} name={icon} />
          ))}
          {icon === 'sword' && <b>{n}</b>}
        </span>
      ))}
      {gained > 0 && (
        <span
          className="fighter-gained"
          style={{ '--from': (whole - gained) / scale, '--share': gained / scale } as CSSProperties}
        >
          +{gained}
        </span>
      )}
    </span>
  )
}

/** The sum in numbers. */
function Parts({ fighter }: { readonly fighter: Fights }): ReactNode {
  const { say } = useImperium()
  const w = useWords()
  return (
    <span className="fighter-sum">
      {useParts(fighter).map(({ icon, term, n, each }) => (
        <span key={icon} title={say.name('term', term)}>
          <Icon name={icon} />
          <span className="unseen">{say.name('term', term)}</span>{' '}
          {each === 1 ? n : w('page.combat.units', { n, each })}
        </span>
      ))}
    </span>
  )
}
