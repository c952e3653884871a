// The battle planner: both sides with their forces, the wheel, leader, weapon and defense, and the total. The other
// side stays hidden until both plans are made.

import { type BattleView, type Plan, verdictOf } from '@sietch/classic'
import type { PartId } from '@sietch/classic/content'
import type { ReactNode } from 'react'
import { useWords } from '../../app/words.ts'
import { foughtOf } from '../battle/fought.ts'
import { useClassic } from '../useClassic.ts'
import { Panel } from './Panel.tsx'
import { PlanSide } from './PlanSide.tsx'
import { isWhole } from './plan.ts'

export function Battle({ battle }: { readonly battle: BattleView }): ReactNode {
  const { view, say, own, names } = useClassic()
  const w = useWords()
  const { seats, territory, site, plans, locks, committed, winner, voice, prescience } = battle
  const [first, second] = plans
  const verdict = isWhole(first) && isWhole(second) ? verdictOf([first, second]) : undefined
  return (
    <Panel
      about={{ kind: 'phase', id: 'battle' }}
      title={`${say.name('phase', 'battle')}: ${say.name('territory', territory)}`}
      className="battle"
    >
      <div className="battle-sides">
        {seats.map((seat, side) => (
          <PlanSide
            key={seat}
            seat={seat}
            plan={known(plans[side], locks[side])}
            forces={forcesAt(view.players[seat]?.stacks ?? [], site)}
            isReady={committed[side] === true}
            isPlanning={battle.stage === 'plan' && own?.seat === seat && committed[side] !== true}
            isWinner={winner === side}
            isKilled={verdict?.killed[side] === true}
          />
        ))}
      </div>
      {voice !== null && (
        <p className="battle-note">
          {w('page.classic.voice', {
            name: names[voice.by] ?? '',
            play: String(voice.play),
            kind: say.name('treachery-kind', voice.object),
          })}
        </p>
      )}
      {prescience !== null && (
        <p className="battle-note">
          {w('page.classic.prescience', { name: names[prescience.by] ?? '', part: prescience.part })}
        </p>
      )}
    </Panel>
  )
}

/** What was shown is binding, and is part of the plan before it is made. */
const known = (plan: Partial<Plan> | null | undefined, lock: Partial<Plan> | null | undefined) =>
  plan || lock ? { ...lock, ...plan } : null

type Stacks = readonly { readonly part: PartId; readonly forces: number; readonly elite: number }[]

function forcesAt(stacks: Stacks, site: readonly PartId[]): { forces: number; elite: number } {
  const here = stacks.filter(({ part }) => site.includes(part))
  return {
    forces: here.reduce((sum, { forces }) => sum + forces, 0),
    elite: here.reduce((sum, { elite }) => sum + elite, 0),
  }
}

/** The last battle of this phase, as it was revealed. */
export function PastBattle(): ReactNode {
  const { log, say } = useClassic()
  const past = foughtOf(log)
  if (past === undefined || past.sides.some(({ plan }) => plan === null)) return null
  return (
    <Panel
      title={`${say.name('phase', 'battle')}: ${say.name('territory', past.territory)}`}
      className="battle past"
    >
      <div className="battle-sides">
        {past.sides.map(({ seat, plan, isLeaderKilled }) => (
          <PlanSide
            key={seat}
            seat={seat}
            plan={plan}
            isReady
            isWinner={past.winner === seat}
            isKilled={isLeaderKilled}
          />
        ))}
      </div>
    </Panel>
  )
}
