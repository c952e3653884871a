// A battle on the stage: both plans side by side, who won and why, and the consequences.

import type { ReactNode } from 'react'
import { useWords } from '../../app/words.ts'
import { StageButtons } from '../../stage/StageButtons.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { seatColors } from '../houses.ts'
import { useClassic } from '../useClassic.ts'
import type { BattleBeat } from './battle-beats.ts'
import type { Fought } from './fought.ts'
import { Side } from './Side.tsx'
import '../../stage/great.css'
import './battle-scene.css'

export function BattleScene({ data: { battle, isOver } }: { readonly data: BattleBeat['data'] }): ReactNode {
  const { view, say, names } = useClassic()
  const w = useWords()
  const said = useVerdict(battle)
  const isDecided = battle.by !== null
  const { captured } = battle
  return (
    <article className="battle-scene great" style={seatColors(view)}>
      <h2>
        <Icon name="combat" />{' '}
        {w('page.battle.title', { territory: say.name('territory', battle.territory) })}
      </h2>
      <div className="fought">
        {battle.sides.map((side, index) => (
          <Side
            key={side.seat}
            side={side}
            against={battle.sides[index === 0 ? 1 : 0].plan}
            role={index === 0 ? 'aggressor' : 'defender'}
            isWinner={battle.winner === side.seat}
            isDecided={isDecided}
            isOver={isOver}
          />
        ))}
      </div>
      <div className="fought-said">
        <p>{said}</p>
        {captured !== null && (
          <p>
            {w('page.battle.captures', { kept: String(captured.isKept), name: names[captured.by] ?? '' })}
          </p>
        )}
      </div>
      <footer>
        <StageButtons isLast={isOver} />
      </footer>
    </article>
  )
}

/** Who has won, and why. */
function useVerdict({ winner, by, sides }: Fought): string {
  const { say, names, you } = useClassic()
  const w = useWords()
  if (by === null) return w('page.battle.revealed')
  if (by === 'both-traitors' || by === 'explosion') return w(`page.battle.${by}`)
  const name = names[winner ?? -1] ?? ''
  const who = winner === you ? 'you' : 'other'
  const [first, second] = sides
  const [won, lost] = winner === first.seat ? [first, second] : [second, first]
  if (by === 'traitor') {
    const leader = lost.plan?.leader ?? 'none'
    return w('page.battle.wins-traitor', { who, name, leader: say.name('leader', leader) })
  }
  const [n, against] = [won.total ?? 0, lost.total ?? 0]
  return n === against
    ? w('page.battle.wins-tie', { name, n })
    : w('page.battle.wins', { who, name, n, against })
}
