// What to do after a local game.

import type { ReactNode } from 'react'
import type { TableSetup } from '../table/table.ts'
import { Button } from '../ui/Button.tsx'
import { restart } from './LocalMenu.tsx'
import { downloadMatch } from './matches.ts'
import { randomId } from './random-id.ts'
import { go } from './route.ts'
import { useWords } from './words.ts'

type Props = { readonly id: string; readonly setup: TableSetup }

export function AfterLocal({ id, setup }: Props): ReactNode {
  const w = useWords()
  return (
    <>
      <Button look="primary" onClick={() => void restart(setup, randomId())}>
        {w('page.over.again')}
      </Button>
      <Button onClick={() => void restart(setup, setup.seed)}>{w('page.end.again')}</Button>
      <Button onClick={() => go({ page: 'replay', id })}>{w('page.over.replay')}</Button>
      <Button onClick={() => void downloadMatch(id)}>{w('page.over.download')}</Button>
      <Button onClick={() => go({ page: 'start' })}>{w('page.over.start')}</Button>
    </>
  )
}
