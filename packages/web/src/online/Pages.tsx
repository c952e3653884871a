// The pages that need a server, fetched together when one of them is wanted.

import type { ReactNode } from 'react'
import type { OnlineRoute } from '../app/route.ts'
import { LeadersPage } from './Leaders.tsx'
import { LobbyPage } from './Lobby.tsx'
import { OnlinePage } from './OnlinePage.tsx'
import { OnlineReplayPage } from './OnlineReplay.tsx'
import { PlayerPage } from './PlayerPage.tsx'
import { RecoverPage } from './Recover.tsx'
import { ToldPage } from './ToldPage.tsx'

export function Pages({ route }: { readonly route: OnlineRoute }): ReactNode {
  switch (route.page) {
    case 'lobby':
      return <LobbyPage />
    case 'online':
      return <OnlinePage key={route.id} id={route.id} team={route.team} />
    case 'match':
      return <OnlineReplayPage key={route.id} id={route.id} step={route.step ?? 0} />
    case 'player':
      return <PlayerPage key={route.id} id={route.id} />
    case 'leaders':
      return <LeadersPage game={route.id} />
    case 'told':
      return <ToldPage id={route.id} token={route.token} />
    case 'recover':
      return <RecoverPage token={route.id} />
  }
}
