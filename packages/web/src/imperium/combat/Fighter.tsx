// One seat in a Combat: its place, its units and swords as a bar, and the strength they add up to.

import type { Seat } from '@sietch/kernel'
import type { CSSProperties, ReactNode } from 'react'
import { useWords } from '../../app/words.ts'
import { useCounted } from '../../stage/counted.ts'
import { Icon, type IconName } from '../../ui/Icon.tsx'
import { SeatMark } from '../../ui/SeatMark.tsx'
import { useImperium } from '../useImperium.ts'
import { PlaceMark } from './PlaceMark.tsx'
import { type Fighters, fights, type Place, shares } from './standing.ts'
import './fighter.css'

type Props = {
  readonly seat: Seat
  readonly fighters: Fighters
  readonly strength: number
  readonly place: Place | null
  readonly isTied: boolean
  /** How it was before the card that is shown. */
  readonly before: { readonly strength: number; readonly place: Place | null }
  /** The strength that fills the whole bar. */
  readonly scale: number
  /** It is shown for the first time, and counts up. */
  readonly isFirst: boolean
  /** Its card is being shown. */
  readonly acts: boolean
}

export function Fighter({
  seat,
  fighters,
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
  const fighter = fighters[seat]
  const isIn = fighter !== undefined && fights(fighter)
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
      <Bar fighters={fighters} seat={seat} scale={scale} gained={Math.max(0, strength - before.strength)} />
      <Parts fighters={fighters} seat={seat} />
    </li>
  )
}

const SIGNS: { readonly [share: string]: { readonly icon: IconName; readonly term: string } } = {
  troops: { icon: 'troop', term: 'troop' },
  commanders: { icon: 'commander', term: 'sardaukar-commander' },
  agents: { icon: 'agent', term: 'agent' },
  worms: { icon: 'sandworm', term: 'sandworm' },
  skills: { icon: 'skill', term: 'skill' },
  swords: { icon: 'sword', term: 'sword' },
}

/** Those of which there is one number. */
const SUMMED: readonly IconName[] = ['sword', 'skill']

/** What strength is made of. */
function useParts({ fighters, seat }: Sides) {
  const { content } = useImperium()
  const all = shares(fighters, seat, content)
  return Object.entries(SIGNS).flatMap(([share, sign]) => {
    const part = all[share as keyof typeof all]
    return part.n > 0 ? [{ ...sign, ...part }] : []
  })
}

type Sides = { readonly fighters: Fighters; readonly seat: Seat }

type BarProps = Sides & { readonly scale: number; readonly gained: number }

function Bar({ scale, gained, ...sides }: BarProps): ReactNode {
  const parts = useParts(sides)
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
          {Array.from({ length: SUMMED.includes(icon) ? 1 : n }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
            <Icon key={index} name={icon} />
          ))}
          {SUMMED.includes(icon) && <b>{n}</b>}
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
function Parts(sides: Sides): ReactNode {
  const { say } = useImperium()
  const w = useWords()
  return (
    <span className="fighter-sum">
      {useParts(sides).map(({ icon, term, n, each }) => (
        <span key={icon} title={say.name('term', term)}>
          <Icon name={icon} />
          <span className="unseen">{say.name('term', term)}</span>{' '}
          {each === 1 ? n : w('page.combat.units', { n, each })}
        </span>
      ))}
    </span>
  )
}
