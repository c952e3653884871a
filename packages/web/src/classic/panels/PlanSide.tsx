// One side of a battle: who fights with how many, and the plan as far as it may be seen.

import type { Plan } from '@sietch/classic'
import type { LeaderId, TreacheryId } from '@sietch/classic/content'
import type { Seat } from '@sietch/kernel'
import type { ReactNode } from 'react'
import { useWords } from '../../app/words.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Told } from '../../ui/Told.tsx'
import { LeaderDisc } from '../cards/LeaderDisc.tsx'
import { TreacheryCard } from '../cards/TreacheryCard.tsx'
import { useClassic } from '../useClassic.ts'
import { totalOf } from './plan.ts'
import { Wheel } from './Wheel.tsx'
import { Who } from './Who.tsx'

type Props = {
  readonly seat: Seat
  /** A hidden plan is undefined. */
  readonly plan: Partial<Plan> | null
  readonly forces?: { readonly forces: number; readonly elite: number }
  readonly isReady: boolean
  readonly isPlanning?: boolean
  readonly isWinner: boolean
  /** The weapon of the other side gets through: the leader does not count. */
  readonly isKilled?: boolean
}

export function PlanSide({
  seat,
  plan,
  forces,
  isReady,
  isPlanning = false,
  isWinner,
  isKilled = false,
}: Props): ReactNode {
  const { view, say } = useClassic()
  const w = useWords()
  const asked = isPlanning && plan !== null ? nextOf(plan) : undefined
  return (
    <div
      className={`plan ${isPlanning ? 'planning' : ''} ${isWinner ? 'winner' : ''}`}
      data-house={view.players[seat]?.faction}
    >
      <header>
        <Who seat={seat} />
        <span className="plan-total">
          {plan?.dial === undefined
            ? w(isReady ? 'page.classic.plan.ready' : 'page.classic.plan.open')
            : w('page.classic.plan.total', {
                n: totalOf(plan, isKilled),
                known: String(plan.leader !== undefined),
              })}
        </span>
        {forces !== undefined && (
          <span className="plan-forces" title={say.name('term', 'force')}>
            <span className="sheet-disc" /> {forces.forces}
            {forces.elite > 0 && ` +${forces.elite}★`}
          </span>
        )}
      </header>
      <div className="plan-slots">
        <span className={`plan-slot ${asked === 'dial' ? 'asked' : ''}`}>
          <Wheel dial={plan?.dial} label={say.name('term', 'dial')} />
          {view.advanced && plan?.spice !== undefined && plan.spice > 0 && (
            <small>
              <Icon name="spice" /> {plan.spice}
            </small>
          )}
        </span>
        <Slot
          name={say.name('term', 'leader')}
          isAsked={asked === 'leader'}
          isFilled={plan?.leader !== undefined}
          isStruck={isKilled}
        >
          <PlanLeader leader={plan?.leader} />
          {plan?.kwisatz === true && <small>+2</small>}
        </Slot>
        <Slot
          name={say.name('term', 'weapon')}
          isAsked={asked === 'weapon'}
          isFilled={plan?.weapon !== undefined}
        >
          <PlanCard card={plan?.weapon} />
        </Slot>
        <Slot
          name={say.name('term', 'defense')}
          isAsked={asked === 'defense'}
          isFilled={plan?.defense !== undefined}
        >
          <PlanCard card={plan?.defense} />
        </Slot>
      </div>
    </div>
  )
}

const STEPS = ['dial', 'spice', 'leader', 'weapon', 'defense'] as const

const nextOf = (plan: Partial<Plan>): (typeof STEPS)[number] | undefined =>
  STEPS.find((step) => plan[step] === undefined)

type SlotProps = {
  readonly name: string
  readonly isAsked: boolean
  readonly isFilled: boolean
  readonly isStruck?: boolean
  readonly children: ReactNode
}

const Slot = ({ name, isAsked, isFilled, isStruck = false, children }: SlotProps): ReactNode => (
  <span className={`plan-slot ${isAsked ? 'asked' : ''}`} title={name} data-killed={isStruck || undefined}>
    <span className={isFilled ? 'unseen' : 'plan-label'}>{name}</span>
    {children}
  </span>
)

export function PlanLeader({ leader }: { readonly leader: Plan['leader'] | undefined }): ReactNode {
  const { say } = useClassic()
  if (leader === undefined) return null
  if (leader === 'none') return <span className="plan-empty">–</span>
  if (leader === 'cheap-hero') return <PlanCard card={leader} />
  return (
    <Told about={{ kind: 'leader', id: leader }} label={say.name('leader', leader satisfies LeaderId)}>
      <LeaderDisc id={leader} />
    </Told>
  )
}

type CardProps = { readonly card: TreacheryId | 'none' | undefined }

export function PlanCard({ card }: CardProps): ReactNode {
  const { say } = useClassic()
  if (card === undefined) return null
  if (card === 'none') return <span className="plan-empty">–</span>
  return (
    <Told about={{ kind: 'treachery', id: card }} label={say.name('treachery', card)}>
      <TreacheryCard id={card} say={say} />
    </Told>
  )
}
