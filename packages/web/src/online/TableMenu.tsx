// What concerns a table and not the game on it: inviting people to watch, asking for a step back, leaving.

import type { Viewer } from '@sietch/kernel'
import type { OnlineTable } from '@sietch/protocol'
import { type ReactNode, useState } from 'react'
import { hashOf, linkTo } from '../app/route.ts'
import { useWords } from '../app/words.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { api } from './api.ts'
import { NotifyButton } from './NotifyButton.tsx'
import { PassOn } from './PassOn.tsx'
import type { RemoteTable } from './remote.ts'
import { standIn } from './seating.ts'
import { TableTerms } from './TableTerms.tsx'
import { useAttempt } from './useAttempt.ts'
import './table-menu.css'

type Props = { readonly table: OnlineTable; readonly match: RemoteTable; readonly viewer: Viewer }

export function TableMenu({ table, match, viewer }: Props): ReactNode {
  const w = useWords()
  const [isOpen, setOpen] = useState(false)
  const { isBusy, problem, attempt } = useAttempt()
  const { id, status, options } = table
  const close = () => setOpen(false)
  const isPlaying = viewer !== 'spectator' && status === 'playing'
  return (
    <>
      <Button look="quiet" onClick={() => setOpen(true)}>
        {w('page.table-menu')}
      </Button>
      {isOpen && (
        <Dialog title={w('page.table-menu')} className="table-menu-dialog" onClose={close}>
          <div className="table-menu">
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
          </div>
        </Dialog>
      )}
    </>
  )
}
