// What is going on in this phase, beside the prompt.

import type { ReactNode } from 'react'
import { battleOf, talkAbout, useClassic } from '../useClassic.ts'
import { Battle, PastBattle } from './Battle.tsx'
import { Bidding } from './Bidding.tsx'
import { Deals } from './Deals.tsx'
import { Nexus, Swap } from './Nexus.tsx'
import { Revival } from './Revival.tsx'
import { Storm } from './Storm.tsx'
import { Switches } from './Switches.tsx'
import { Turns } from './Turns.tsx'

export function Stage(): ReactNode {
  return (
    <div className="panel-stage">
      <Now />
      <Deals />
      <Switches />
    </div>
  )
}

function Now(): ReactNode {
  const { view } = useClassic()
  const battle = battleOf(view)
  if (battle !== undefined) return <Battle battle={battle} />
  if (talkAbout(view, 'alliances') !== undefined) return <Nexus />
  switch (view.phase) {
    case 'setup':
      return <Swap />
    case 'storm':
      return <Storm />
    case 'bidding':
      return <Bidding />
    case 'revival':
      return <Revival />
    case 'shipment':
      return <Turns />
    case 'battle':
    case 'over':
      return <PastBattle />
    default:
      return null
  }
}
