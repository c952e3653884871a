// The Tleilaxu tanks in a corner of the map: dead forces and leaders of all.

import type { ReactNode } from 'react'
import { Figure, term } from '../../ui/Figure.tsx'
import { Told } from '../../ui/Told.tsx'
import { LeaderDisc } from '../cards/LeaderDisc.tsx'
import { Emblem, Sign } from '../Sign.tsx'
import { seated, useClassic } from '../useClassic.ts'

export function Tanks(): ReactNode {
  const { view, say } = useClassic()
  const dead = seated(view).map(({ seat, player: { faction, tanks, leaders } }) => ({
    seat,
    faction,
    forces: tanks.forces + tanks.elite,
    leaders: leaders.filter(({ place }) => place === 'tanks'),
  }))
  const leaders = dead.flatMap((each) => each.leaders)
  return (
    <div className="corner corner-tanks" data-spot="tanks">
      <small>
        <Figure about={term('tleilaxu-tanks')}>
          <Sign name="tanks" /> {say.name('term', 'tleilaxu-tanks')}
        </Figure>
      </small>
      <span className="tanks-forces">
        {dead
          .filter(({ forces }) => forces > 0)
          .map(({ seat, faction, forces }) => (
            <span key={seat} role="img" aria-label={`${say.name('faction', faction)}: ${forces}`}>
              <Emblem faction={faction} />
              {forces}
            </span>
          ))}
      </span>
      {leaders.length > 0 && (
        <span className="tanks-leaders">
          {leaders.map(({ id }) => (
            <Told key={id} about={{ kind: 'leader', id }} label={say.name('leader', id)}>
              <LeaderDisc id={id} />
            </Told>
          ))}
        </span>
      )}
    </div>
  )
}
