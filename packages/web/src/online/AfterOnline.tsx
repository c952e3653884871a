// What to do after a match on a server.

import type { Viewer } from '@sietch/kernel'
import type { ReactNode } from 'react'
import { saveFile } from '../app/matches.ts'
import { go, hashOf } from '../app/route.ts'
import { useWords } from '../app/words.ts'
import { Button } from '../ui/Button.tsx'
import { api } from './api.ts'
import { CloneDeal } from './CloneDeal.tsx'
import { wholeFile } from './played.ts'
import { useAttempt } from './useAttempt.ts'

type Props = {
  readonly id: string
  readonly viewer: Viewer
  /** Where the others are already playing on. */
  readonly next: string | null
}

export function AfterOnline({ id, viewer, next }: Props): ReactNode {
  const w = useWords()
  const { isBusy, problem, attempt } = useAttempt()
  const again = async () => go({ page: 'online', id: (await api.rematch(id)).table.id })
  return (
    <>
      {next !== null && (
        <Button look="primary" onClick={() => go({ page: 'online', id: next })}>
          {w('page.rematch.join')}
        </Button>
      )}
      {next === null && viewer !== 'spectator' && (
        <Button look="primary" disabled={isBusy} onClick={() => attempt(again)}>
          {w('page.rematch')}
        </Button>
      )}
      <CloneDeal id={id} />
      <a className="button button-plain" href={hashOf({ page: 'match', id })}>
        {w('page.over.replay')}
      </a>
      <Button onClick={() => attempt(async () => saveFile(`sietch-${id}.json`, await wholeFile(id)))}>
        {w('page.over.download')}
      </Button>
      <Button onClick={() => go({ page: 'lobby' })}>{w('page.lobby')}</Button>
      {problem !== null && <p role="alert">{problem}</p>}
    </>
  )
}
