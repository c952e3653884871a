// A finished match of a server, step by step, by its address.

import { type ReactNode, useCallback, useState } from 'react'
import { Loading, Notice } from '../app/Notice.tsx'
import { useOpened } from '../app/opened.ts'
import { OpenReplay } from '../app/ReplayPage.tsx'
import { hashOf } from '../app/route.ts'
import { useWords } from '../app/words.ts'
import { ServerRefused } from './api.ts'
import { CloneDeal } from './CloneDeal.tsx'
import { WithServer } from './Frame.tsx'
import { onlineReplay } from './played.ts'
import { refusedWords } from './refused.ts'
import { useUser } from './server.ts'

type Props = { readonly id: string; readonly step: number }

export function OnlineReplayPage({ id, step }: Props): ReactNode {
  return (
    <WithServer>
      <Replayed id={id} step={step} />
    </WithServer>
  )
}

function Replayed({ id, step }: Props): ReactNode {
  const w = useWords()
  const user = useUser()?.id
  const [isRunning, setRunning] = useState(false)
  const open = useCallback(
    (wanted: string) =>
      onlineReplay(wanted, user).catch((error: unknown) => {
        setRunning(error instanceof ServerRefused && error.code === 'not-over')
        throw error instanceof ServerRefused ? new Error(refusedWords(error, w)) : error
      }),
    [user, w],
  )
  const { table, problem } = useOpened(id, open)
  if (problem !== null)
    return (
      <Notice text={problem}>
        {isRunning && <a href={hashOf({ page: 'online', id })}>{w('page.over.table')}</a>}
      </Notice>
    )
  return table === null ? (
    <Loading />
  ) : (
    <OpenReplay table={table} page="match" step={step} back={{ page: 'online', id }}>
      <CloneDeal id={id} />
    </OpenReplay>
  )
}
