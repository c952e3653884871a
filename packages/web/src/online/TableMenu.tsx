// The menu of a table on a server: inviting people to watch, asking for a step back, leaving.

import type { Viewer } from '@sietch/kernel'
import type { OnlineTable } from '@sietch/protocol'
import type { ReactNode } from 'react'
import { hashOf, linkTo } from '../app/route.ts'
import { useWords } from '../app/words.ts'
import { MenuButton } from '../table/MenuButton.tsx'
import { Button } from '../ui/Button.tsx'
import { api } from './api.ts'
import { NotifyButton } from './NotifyButton.tsx'
import { PassOn } from './PassOn.tsx'
import type { RemoteTable } from './remote.ts'
import { standIn } from './seating.ts'
import { TableTerms } from './TableTerms.tsx'
import { useAttempt } from './useAttempt.ts'

type Props = { readonly table: OnlineTable; readonly match: RemoteTable; readonly viewer: Viewer }

export function TableMenu({ table, match, viewer }: Props): ReactNode {
  const w = useWords()
  const { isBusy, problem, attempt } = useAttempt()
  const { id, status, options } = table
  const isPlaying = viewer !== 'spectator' && status === 'playing'
  return (
    <MenuButton>
      {(close) => (
        <>
          <PassOn label={w('page.table-menu.link')} link={linkTo({ page: 'online', id })} />
          <TableTerms table={table} />
          <p role="alert">{problem}</p>
          <div className="table-menu-actions">
            {isPlaying && standIn(table, viewer) === null && (
              <>
                <Button
                  onClick={() => {
                    match.undo()
                    close()
                  }}
                >
                  {w('page.undo.ask')}
                </Button>
                <Button
                  disabled={isBusy}
                  onClick={() => attempt(() => api.substitute(id, options.substitute).then(close))}
                >
                  {w('page.online.leave')}
                </Button>
              </>
            )}
            <NotifyButton />
            <a className="button button-quiet" href={hashOf({ page: 'lobby' })}>
              {w('page.lobby')}
            </a>
          </div>
        </>
      )}
    </MenuButton>
  )
}
