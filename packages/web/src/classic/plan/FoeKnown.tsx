// What the viewer knows about the other side.

import type { BattleView, Side } from '@sietch/classic'
import type { ReactNode } from 'react'
import { useWords } from '../../app/words.ts'
import { Icon } from '../../ui/Icon.tsx'
import { LeaderDisc } from '../cards/LeaderDisc.tsx'
import { ClassicSign, Sign } from '../Sign.tsx'
import { useClassic } from '../useClassic.ts'
import type { Foe } from './foe.ts'

type Props = { readonly foe: Foe; readonly battle: BattleView; readonly side: Side }

export function FoeKnown({ foe, battle, side }: Props): ReactNode {
  const { say, names, view } = useClassic()
  const w = useWords()
  const name = names[foe.seat] ?? ''
  const { voice } = battle
  const { shown, traitors, known, unknown, unpaid } = foe
  const cards = known.map((card) => say.name('treachery', card)).join(', ')
  const dead = (view.players[foe.seat]?.leaders ?? []).filter(
    ({ id }) => !foe.leaders.some((leader) => leader === id),
  ).length
  return (
    <div className="plan-known">
      <h3>{w('page.plan.known', { name })}</h3>
      <ul>
        <li>
          <Icon name="troop" />
          <span>
            {w('page.plan.known.forces', {
              n: foe.forces + foe.elite,
              elite: foe.elite,
              most: foe.dials.at(-1) ?? 0,
            })}
            {unpaid !== null && <small>{w('page.plan.known.unpaid', { n: unpaid })}</small>}
          </span>
        </li>
        <li>
          <ClassicSign icon="meeple-group" />
          <span className="plan-known-leaders">
            {w('page.plan.known.leaders')}
            {foe.leaders.map((leader) =>
              leader === 'none' || leader === 'cheap-hero' ? null : (
                <span key={leader} title={say.name('leader', leader)}>
                  <LeaderDisc id={leader} />
                </span>
              ),
            )}
            {dead > 0 && <small>{w('page.plan.known.gone', { n: dead })}</small>}
          </span>
        </li>
        <li>
          <Sign name="card" />
          <span>
            {known.length === 0
              ? w('page.plan.known.no-cards', { n: unknown ?? -1 })
              : w('page.plan.known.cards', { cards, n: unknown ?? -1 })}
          </span>
        </li>
        {traitors.length > 0 && (
          <li className="plan-traitor">
            <Sign name="traitor" />
            <span>
              {w('page.plan.known.traitor', {
                leaders: traitors.map((leader) => say.name('leader', leader)).join(', '),
              })}
            </span>
          </li>
        )}
        {shown.dial !== undefined && (
          <li className="plan-shown">
            <Sign name="prediction" />
            {w('page.plan.shown.dial', { n: shown.dial })}
          </li>
        )}
        {shown.leader !== undefined && (
          <li className="plan-shown">
            <Sign name="prediction" />
            {w('page.plan.shown', {
              what:
                shown.leader === 'none'
                  ? w('page.plan.none')
                  : say.name(shown.leader === 'cheap-hero' ? 'treachery' : 'leader', shown.leader),
            })}
          </li>
        )}
        {(['weapon', 'defense'] as const).map(
          (slot) =>
            shown[slot] !== undefined && (
              <li key={slot} className="plan-shown">
                <Sign name="prediction" />
                {w(`page.plan.shown.${slot}`, {
                  what:
                    shown[slot] === 'none' ? w('page.plan.none') : say.name('treachery', shown[slot] ?? ''),
                })}
              </li>
            ),
        )}
        {voice !== null && (
          <li className="plan-shown">
            <ClassicSign icon="musical-notes" />
            {w('page.plan.voice', {
              to: voice.side === side ? 'you' : 'other',
              name: names[voice.by] ?? '',
              play: String(voice.play),
              kind: say.name('treachery-kind', voice.object),
            })}
          </li>
        )}
      </ul>
    </div>
  )
}
