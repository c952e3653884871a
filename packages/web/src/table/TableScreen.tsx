// A table on the screen: the bar on top, the board of the game, and what lies over them.

import { type ReactNode, useEffect } from 'react'
import { SettingsButton } from '../app/SettingsButton.tsx'
import { CatalogueButton } from '../catalogue/CatalogueButton.tsx'
import { useKeyboard } from '../decision/keyboard.ts'
import { hasCatalogue } from '../games/catalogues.ts'
import { hasHelp } from '../games/helps.ts'
import { HelpButton } from '../help/HelpButton.tsx'
import { HelpLayer } from '../help/HelpLayer.tsx'
import { PastBar } from '../log/PastBar.tsx'
import { useSound } from '../sound/sound.ts'
import { Stage } from '../stage/Stage.tsx'
import { AboutLayer } from '../ui/AboutLayer.tsx'
import { leaveFocused } from '../ui/pointer.ts'
import { useCompany } from './company.tsx'
import { useMatch, useTable } from './context.tsx'
import { useDrag } from './drag.ts'
import { Handling } from './Handling.tsx'
import { OwnSeats } from './OwnSeats.tsx'
import { useLightPress } from './press.ts'
import { useTitle } from './useTitle.ts'
import './table-screen.css'

export function TableScreen({ children }: { readonly children?: ReactNode }): ReactNode {
  const { table, game } = useMatch()
  const { tools } = useCompany()
  useKeyboard(game.keys)
  return (
    <main className="table-screen">
      <game.TopBar>
        {tools}
        {hasCatalogue(table.setup.game) && <CatalogueButton />}
        {hasHelp(table.setup.game) && <HelpButton />}
        <SettingsButton />
      </game.TopBar>
      <OwnSeats />
      <game.Board />
      <Stage />
      {children}
      <PastBar />
      <Attendance />
      <About />
      {hasHelp(table.setup.game) && <HelpLayer isAtTable />}
    </main>
  )
}

/** What is told of a thing depends on how the table is. */
function About(): ReactNode {
  const { game, say } = useMatch()
  const { snapshot } = useTable().shown
  return (
    <AboutLayer
      tell={(subject) => game.tell(say, subject, snapshot)}
      handle={({ subject, zone, close }) => <Handling place={`${zone}:${subject.id}`} close={close} />}
    />
  )
}

/** Follows everything that happens at the table and renders nothing, unless something has gone wrong. */
function Attendance(): ReactNode {
  const { shown } = useTable()
  const { problem, snapshot } = shown
  const { seq } = snapshot
  useSound()
  useDrag()
  useLightPress()
  useTitle()
  useEffect(() => {
    if (seq > 0) leaveFocused()
  }, [seq])
  return (
    problem !== null && (
      <p role="alert" className="table-problem">
        {problem}
      </p>
    )
  )
}
