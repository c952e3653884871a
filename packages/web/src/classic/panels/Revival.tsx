// Revival: what each player has in the tanks, what comes back for free, and who is still deciding.

import { FACTION, MAXIMUM_REVIVAL, REVIVAL_PRICE } from '@sietch/classic/content'
import type { ReactNode } from 'react'
import { useWords } from '../../app/words.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Sign } from '../Sign.tsx'
import { inOrder, pendingOf, type Seated, useClassic } from '../useClassic.ts'
import { Panel } from './Panel.tsx'
import { Who } from './Who.tsx'

export function Revival(): ReactNode {
  const { view, say } = useClassic()
  const w = useWords()
  return (
    <Panel title={say.name('phase', 'revival')} about={{ kind: 'phase', id: 'revival' }} className="revival">
      <ul>
        {inOrder(view).map((each) => (
          <Reviver key={each.seat} {...each} />
        ))}
      </ul>
      <p>
        {w('page.classic.revival.most', { n: MAXIMUM_REVIVAL })} {REVIVAL_PRICE}
        <Icon name="spice" /> {w('page.classic.revival.each')}
      </p>
    </Panel>
  )
}

function Reviver({ seat, player: { faction, tanks } }: Seated): ReactNode {
  const { view, say } = useClassic()
  const w = useWords()
  const frame = pendingOf(view, 'revival')
  const isDeciding = frame?.left.some((one) => one.seat === seat) === true
  const granted = (frame?.grants ?? [])
    .filter(({ ally, kind }) => ally === seat && kind === 'free')
    .map(({ n }) => n)
  const free = Math.max(FACTION[faction].freeRevival, ...granted)
  const dead = tanks.forces + tanks.elite
  return (
    <li className={`turn ${isDeciding ? 'turn-now' : ''}`}>
      <Who seat={seat} />
      <span role="img" aria-label={`${say.name('term', 'tleilaxu-tanks')}: ${dead}`}>
        <Sign name="tanks" /> {dead}
      </span>
      <span>{w('page.classic.revival.free', { n: free })}</span>
    </li>
  )
}
