// The frame of the pages around the tables of a server: a link home, the page's title, and who is signed in.

import { type ReactNode, useState } from 'react'
import { LanguageSwitch } from '../app/LanguageSwitch.tsx'
import { Loading, Notice } from '../app/Notice.tsx'
import { hashOf } from '../app/route.ts'
import { SettingsButton } from '../app/SettingsButton.tsx'
import { useWords } from '../app/words.ts'
import { HelpButton } from '../help/HelpButton.tsx'
import { HelpLayer } from '../help/HelpLayer.tsx'
import { Dunes } from '../start/Dunes.tsx'
import { Button } from '../ui/Button.tsx'
import { NameDialog } from './NameDialog.tsx'
import { useOutdated } from './outdated.ts'
import { useServer, useUser } from './server.ts'
import './frame.css'

export function Frame({
  title,
  children,
}: {
  readonly title: string
  readonly children: ReactNode
}): ReactNode {
  const w = useWords()
  return (
    <div className="frame">
      <Dunes />
      <header className="frame-head">
        <a className="frame-home" href={hashOf({ page: 'start' })}>
          Sietch
        </a>
        <a href={hashOf({ page: 'lobby' })}>{w('page.lobby')}</a>
        <nav>
          <LanguageSwitch />
          <HelpButton />
          <SettingsButton />
          <Who />
        </nav>
      </header>
      <main className="frame-main">
        <h1>{title}</h1>
        {children}
      </main>
      <HelpLayer />
    </div>
  )
}

function Who(): ReactNode {
  const w = useWords()
  const user = useUser()
  const [isAsked, setAsked] = useState(false)
  const close = () => setAsked(false)
  if (user !== null) {
    return (
      <a className="button button-plain frame-who" href={hashOf({ page: 'player', id: user.id })}>
        {user.name}
      </a>
    )
  }
  return (
    <>
      <Button onClick={() => setAsked(true)}>{w('page.online.sign-in')}</Button>
      {isAsked && <NameDialog onDone={close} onClose={close} />}
    </>
  )
}

/** For pages that are nothing without a server. */
export function WithServer({ children }: { readonly children: ReactNode }): ReactNode {
  const w = useWords()
  const { state } = useServer()
  const isOutdated = useOutdated()
  if (state === 'unknown') return <Loading />
  if (state === 'away') {
    return <Notice text={w(isOutdated ? 'page.online.refused.other-protocol' : 'page.online.away')} />
  }
  return state === 'none' ? <Notice text={w('page.online.no-server')} /> : children
}
