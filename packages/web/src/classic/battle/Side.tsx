// One side of a battle on the stage: the plan, what it adds up to, and what the battle has cost and brought.

import type { Plan } from '@sietch/classic'
import { type LeaderId, strengthOf } from '@sietch/classic/content'
import type { ReactNode } from 'react'
import { useWords } from '../../app/words.ts'
import { Icon } from '../../ui/Icon.tsx'
import { PlanCard, PlanLeader } from '../panels/PlanSide.tsx'
import { Wheel } from '../panels/Wheel.tsx'
import { Who } from '../panels/Who.tsx'
import { useClassic } from '../useClassic.ts'
import { type FoughtSide, keptBy } from './fought.ts'

type Props = {
  readonly side: FoughtSide
  /** What the other side has played. */
  readonly against: Plan | null
  readonly role: 'aggressor' | 'defender'
  readonly isWinner: boolean
  readonly isDecided: boolean
  /** The battle is over. */
  readonly isOver: boolean
}

export function Side({ side, against, role, isWinner, isDecided, isOver }: Props): ReactNode {
  const { view, say } = useClassic()
  const w = useWords()
  const { seat, plan, total, isLeaderKilled } = side
  if (plan === null) return null
  return (
    <section
      className="fought-side"
      data-house={view.players[seat]?.faction}
      data-winner={isWinner || undefined}
      data-loser={(isDecided && !isWinner) || undefined}
    >
      <header>
        <Who seat={seat} />
        <span className="fought-role">{w(`page.battle.${role}`)}</span>
        {total !== null && <strong>{new Intl.NumberFormat(say.language).format(total)}</strong>}
      </header>
      <div className="fought-plan">
        <span className="fought-slot">
          <Wheel dial={plan.dial} label={say.name('term', 'dial')} />
          {plan.spice > 0 && (
            <small>
              <Icon name="spice" /> {plan.spice}
            </small>
          )}
        </span>
        <span className="fought-slot" data-killed={isLeaderKilled || undefined}>
          <PlanLeader leader={plan.leader} />
          <small>{leaderName(plan.leader, say)}</small>
          {plan.kwisatz && <small>{w('page.classic.kwisatz')} +2</small>}
        </span>
        <span className="fought-slot">
          <PlanCard card={plan.weapon} />
          {plan.weapon === 'none' && <small>{say.name('term', 'weapon')}</small>}
        </span>
        <span className="fought-slot">
          <PlanCard card={plan.defense} />
          {plan.defense === 'none' && <small>{say.name('term', 'defense')}</small>}
        </span>
      </div>
      {isDecided && <Result side={side} against={against} isOver={isOver} />}
    </section>
  )
}

const isNamed = (leader: string): leader is LeaderId => leader !== 'none' && leader !== 'cheap-hero'

const leaderName = (leader: string, say: ReturnType<typeof useClassic>['say']): string =>
  isNamed(leader) ? say.name('leader', leader) : leader === 'none' ? say.name('term', 'leader') : ''

function Result({ side, against, isOver }: Pick<Props, 'side' | 'against' | 'isOver'>): ReactNode {
  const { say, names } = useClassic()
  const w = useWords()
  const { plan, total, isLeaderKilled, betrayedTo, lost, discarded, paid, gained } = side
  if (plan === null) return null
  const cards = (ids: readonly string[]) => ids.map((id) => say.name('treachery', id)).join(', ')
  const dead = lost.forces + lost.elite
  const counts = !isLeaderKilled && isNamed(plan.leader)
  const kept = keptBy(side)
  const lines = [
    total === null
      ? ''
      : w('page.battle.counted', {
          dial: plan.dial,
          strength: counts && isNamed(plan.leader) ? strengthOf(plan.leader) : 0,
          kwisatz: plan.kwisatz && !isLeaderKilled ? 2 : 0,
        }),
    isLeaderKilled && betrayedTo === null ? killedBy() : '',
    betrayedTo === null ? '' : w('page.battle.betrayed', { name: names[betrayedTo] ?? '' }),
    dead > 0 ? w('page.battle.loses', { n: dead }) : isOver ? w('page.battle.loses-none') : '',
    paid > 0 ? w('page.battle.pays', { n: paid }) : '',
    gained > 0 ? w('page.battle.gains', { n: gained }) : '',
    discarded.length > 0 ? w('page.battle.discards', { cards: cards(discarded) }) : '',
    isOver && kept.length > 0 ? w('page.battle.keeps', { cards: cards(kept) }) : '',
  ]
  /** Without a total, there was an explosion, not a weapon aimed at the leader. */
  function killedBy(): string {
    const weapon = total === null ? 'none' : (against?.weapon ?? 'none')
    return weapon === 'none'
      ? w('page.battle.leader-killed')
      : w('page.battle.leader-killed.by', { weapon: say.name('treachery', weapon) })
  }
  return (
    <ul className="fought-result">
      {lines
        .filter((line) => line !== '')
        .map((line) => (
          <li key={line}>{line}</li>
        ))}
    </ul>
  )
}
