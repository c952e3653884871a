// Battles as beats: the plans when they are revealed, what they lead to, and the result, which stays until it is read.

import type { BattleView, ClassicView } from '@sietch/classic'
import type { Beat, Happening } from '../../stage/beat.ts'
import { battleOf } from '../useClassic.ts'
import { type Fought, latestBattles } from './fought.ts'

export type BattleBeat = Beat<'battle', { readonly battle: Fought; readonly isOver: boolean }>

const DECIDES: readonly string[] = ['battle-won', 'explosion']

export function battleBeats({ log, entry, before, after, own }: Happening): readonly BattleBeat[] {
  const fighting = battleOf(before.view as ClassicView)
  if (fighting === undefined) return []
  const battle = latestBattles(log).findLast((fought) => isOf(fought, fighting))
  if (battle === undefined || battle.sides.some(({ plan }) => plan === null)) return []
  const now = battleOf(after.view as ClassicView)
  const isOver = now === undefined || !isOf(battle, now)
  const told = entry.events.map(({ kind }) => kind)
  const isDecided = told.some((kind) => DECIDES.includes(kind))
  const beat = (data: BattleBeat['data'], lasts: BattleBeat['lasts']): BattleBeat => ({
    kind: 'battle',
    key: `battle:${battle.territory}:${fighting.seats.join(':')}`,
    data,
    weight: 'great',
    lasts,
    behind: 'before',
    size: 'large',
    seat: null,
    lit: [],
  })
  return [
    ...(told.includes('plan')
      ? [beat({ battle: { ...battle, winner: null, by: null }, isOver: false }, 3)]
      : []),
    // Winners get time to read it before they are asked about losses.
    ...(!isOver && isDecided ? [beat({ battle, isOver }, battle.winner === own ? 'waits' : 4)] : []),
    // By then they have read it, and know what they have kept.
    ...(isOver && (isDecided || battle.winner !== own) ? [beat({ battle, isOver }, 'waits')] : []),
  ]
}

const isOf = ({ territory, sides }: Fought, frame: Pick<BattleView, 'territory' | 'seats'>): boolean =>
  territory === frame.territory && sides.every(({ seat }, index) => seat === frame.seats[index])
