// The frame of the learning pages: a link back, and the tools of every page.

import type { ReactNode } from 'react'
import { LanguageSwitch } from '../app/LanguageSwitch.tsx'
import { hashOf, type Route } from '../app/route.ts'
import { SettingsButton } from '../app/SettingsButton.tsx'
import { HelpButton } from '../help/HelpButton.tsx'
import { HelpLayer } from '../help/HelpLayer.tsx'
import './learn-page.css'

type Props = {
  readonly back: Route
  /** What the way back leads to. */
  readonly name: string
  /** What the page is about; the help speaks of it. */
  readonly game?: string
  readonly children: ReactNode
}

export const LearnFrame = ({ back, name, game, children }: Props): ReactNode => (
  <div className="learn">
    <nav className="learn-nav">
      <a className="button button-quiet" href={hashOf(back)}>
        {name}
      </a>
      <LanguageSwitch />
      <HelpButton {...(game !== undefined && { game })} />
      <SettingsButton />
    </nav>
    {children}
    <HelpLayer {...(game !== undefined && { game })} />
  </div>
)
