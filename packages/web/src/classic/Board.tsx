// The whole table below the top bar: the map with the decks in its corners, the prompt and the current phase beside it,
// the players and the log. On a phone, it is a stack of tabs.

import type { ClassicView } from '@sietch/classic'
import { memo, type ReactNode, useState } from 'react'
import { Decision } from '../decision/Decision.tsx'
import { Side } from '../log/Side.tsx'
import { Motion } from '../motion/Motion.tsx'
import { useMatch } from '../table/context.tsx'
import { InTurn, Turn } from '../table/InTurn.tsx'
import { TableNews } from '../table/TableNews.tsx'
import type { Tab } from '../table/TableTabs.tsx'
import { Hand } from './cards/Hand.tsx'
import { seatColors } from './houses.ts'
import { DuneMap } from './map/DuneMap.tsx'
import { SpiceDecks, StormCorner, TreacheryDeck } from './panels/Decks.tsx'
import { Stage } from './panels/Stage.tsx'
import { Tanks } from './panels/Tanks.tsx'
import { PlanDesk } from './plan/PlanDesk.tsx'
import { PlanSheet } from './plan/PlanSheet.tsx'
import { OwnLine } from './players/OwnLine.tsx'
import { Sheets } from './players/Sheets.tsx'
import { Guide, Tabs } from './Tabs.tsx'
import { pendingOf, useClassic } from './useClassic.ts'
import './board.css'

export function Board(): ReactNode {
  const { view } = useClassic()
  const [tab, setTab] = useState<Tab>('board')
  return (
    <InTurn parts={5}>
      <div className="classic-colors" style={seatColors(view)}>
        <Motion className={`classic classic-tab-${tab} ${isTalk(view) ? 'classic-talks' : ''}`}>
          <TableNews openLog={() => setTab('log')}>
            <OwnLine />
          </TableNews>
          <PlanDesk>
            <Parts />
            <PlanSheet />
          </PlanDesk>
          <Guide show={setTab} />
          <Tabs tab={tab} show={setTab} />
        </Motion>
      </div>
    </InTurn>
  )
}

/** Proposals and deals need more room than the map. */
const isTalk = (view: ClassicView): boolean => pendingOf(view, 'negotiation') !== undefined

/** Switching tabs does not render them again. */
const Parts = memo(function Parts(): ReactNode {
  const { say } = useMatch()
  return (
    <>
      <div className="classic-map" data-panel="map">
        <DuneMap />
        <div className="classic-corners">
          <Turn nth={3}>
            <StormCorner />
            <TreacheryDeck />
            <SpiceDecks />
            <Tanks />
          </Turn>
        </div>
      </div>
      <div className="classic-middle">
        <div className="classic-asked" data-panel="decision">
          <Decision />
        </div>
        <section
          className="classic-stage"
          data-panel="stage"
          aria-label={say.name('term', 'phase')}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: who has only a keyboard scrolls it, too
          tabIndex={0}
        >
          <Turn nth={3}>
            <Stage />
          </Turn>
        </section>
        <div className="classic-own" data-panel="hand">
          <Turn nth={4}>
            <Hand />
          </Turn>
        </div>
      </div>
      <div className="classic-side">
        <div className="classic-players" data-panel="players">
          <Turn nth={4}>
            <Sheets />
          </Turn>
        </div>
        <div className="classic-log" data-panel="log">
          <Turn nth={5}>
            <Side />
          </Turn>
        </div>
      </div>
    </>
  )
})
