// The whole table below the top bar. Large screens show everything at once; on a phone, it is a stack of tabs, and a
// tab with something to choose is highlighted.

import { type CSSProperties, memo, type ReactNode, useEffect, useRef, useState } from 'react'
import { Decision } from '../decision/Decision.tsx'
import { usePointed } from '../learn/pointed.ts'
import { Side } from '../log/Side.tsx'
import { Motion } from '../motion/Motion.tsx'
import { useTable } from '../table/context.tsx'
import { InTurn, Turn } from '../table/InTurn.tsx'
import type { PlaceId } from '../table/selection.ts'
import { TableNews } from '../table/TableNews.tsx'
import type { Tab } from '../table/TableTabs.tsx'
import { Arrakis } from './board/Arrakis.tsx'
import { Choam } from './board/Choam.tsx'
import { Conflict } from './board/Conflict.tsx'
import { Decks } from './board/Decks.tsx'
import { Factions } from './board/Factions.tsx'
import { Landsraad } from './board/Landsraad.tsx'
import { Market } from './board/Market.tsx'
import { Sands } from './board/Sands.tsx'
import { Hand } from './cards/Hand.tsx'
import { Row } from './cards/Row.tsx'
import { CombatNow } from './combat/CombatNow.tsx'
import { isChoosing } from './leaders/choosing.ts'
import { LeaderChoice } from './leaders/LeaderChoice.tsx'
import { OwnLine } from './players/OwnLine.tsx'
import { Players } from './players/Players.tsx'
import { type Part, whereIs } from './regions.ts'
import { PartTabs, Tabs } from './Tabs.tsx'
import { PersonalBoards } from './teams/PersonalBoards.tsx'
import { ThroneRow } from './teams/ThroneRow.tsx'
import { isCommanderSeat } from './teams/teams.ts'
import { useImperium } from './useImperium.ts'
import './board.css'

export function Board(): ReactNode {
  const { snapshot } = useImperium()
  if (isChoosing(snapshot)) return <LeaderChoice />
  return (
    <InTurn parts={10}>
      <Laid />
    </InTurn>
  )
}

/** Fixed-height parts come first: the rest share the remaining space. */
function Laid(): ReactNode {
  const { snapshot, view } = useImperium()
  const watches = snapshot.viewer === 'spectator'
  const [tab, setTab] = useState<Tab>('board')
  const [part, setPart] = useState<Part>('factions')
  const kinds = [
    watches && 'board-watched',
    view.sardaukar !== undefined && 'board-market',
    view.teams !== undefined && 'board-teams',
    typeof snapshot.viewer === 'number' && isCommanderSeat(view, snapshot.viewer) && 'board-commander',
  ].filter(Boolean)
  return (
    <Motion className={`board board-tab-${tab} board-part-${part} ${kinds.join(' ')}`}>
      <Guide tab={tab} part={part} showTab={setTab} showPart={setPart} />
      <TableNews openLog={() => setTab('log')}>
        <OwnLine />
      </TableNews>
      <PartTabs part={part} show={setPart} />
      <Parts />
      <Tabs tab={tab} show={setTab} />
    </Motion>
  )
}

/** Switching tabs does not render them again. */
const Parts = memo(function Parts(): ReactNode {
  const { view } = useImperium()
  const offers = view.row.length + Object.keys(view.reserve).length
  return (
    <>
      <div className="board-factions" data-panel="factions">
        <div className="board-tracks">
          <Turn nth={6}>
            <Factions />
          </Turn>
        </div>
        {view.teams !== undefined && (
          <div className="board-personal">
            <Turn nth={6}>
              <PersonalBoards />
            </Turn>
          </div>
        )}
      </div>
      <div className="board-landsraad" data-panel="landsraad">
        <Turn nth={5}>
          <Landsraad />
        </Turn>
      </div>
      <div className="board-planet" data-panel="arrakis">
        <Turn nth={7}>
          <Sands />
          <Arrakis />
        </Turn>
        <Turn nth={8}>
          <Choam />
        </Turn>
      </div>
      <div className="board-conflict" data-panel="conflict">
        <Turn nth={8}>
          <Conflict />
        </Turn>
      </div>
      <div
        className="board-row"
        data-panel="row"
        style={{ '--row-count': offers } as CSSProperties}
        data-market={view.sardaukar && true}
      >
        <Turn nth={4}>
          <Market />
        </Turn>
        <Turn nth={3}>
          <div className="board-offers">
            <Row />
            <ThroneRow />
            {view.sardaukar !== undefined && <Decks isNarrow />}
          </div>
        </Turn>
      </div>
      <div className="board-own">
        <CombatNow />
        <div className="board-decision" data-panel="decision">
          <Decision />
        </div>
        <div className="board-hand" data-panel="hand">
          <Turn nth={2}>
            <Hand />
          </Turn>
        </div>
      </div>
      <div className="board-side">
        <div className="board-players" data-panel="players">
          <Turn nth={9}>
            <Players />
          </Turn>
        </div>
        <div className="board-log" data-panel="log">
          <Turn nth={10}>
            <Side />
          </Turn>
        </div>
      </div>
    </>
  )
})

type GuideProps = {
  readonly tab: Tab
  readonly part: Part
  showTab(tab: Tab): void
  showPart(part: Part): void
}

/** On a phone, picking a card switches to where it can go, and a lesson switches to what it points at, once. */
function Guide({ tab, part, showTab, showPart }: GuideProps): ReactNode {
  const { picked, selection } = useTable()
  const { view, content } = useImperium()
  const pointed = usePointed()
  const seen = useRef({ picked, pointed: NOWHERE })
  useEffect(() => {
    const { picked: before, pointed: then } = seen.current
    seen.current = { picked, pointed }
    const wanted =
      pointed !== then ? pointed : picked !== before && picked.length > 0 ? [...selection.lit] : NOWHERE
    const places = wanted.flatMap((place) => whereIs(place, view.box, content) ?? [])
    const isInSight = places.some((where) => where.tab === tab && (where.part ?? part) === part)
    const [first] = places
    if (isInSight || first === undefined) return
    showTab(first.tab)
    showPart(first.part ?? part)
  }, [picked, pointed, selection, view.box, content, tab, part, showTab, showPart])
  return null
}

const NOWHERE: readonly PlaceId[] = []
