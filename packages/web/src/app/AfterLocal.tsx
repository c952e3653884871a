// What to do after a game of this browser.

import type { ReactNode } from 'react'
import type { Seating } from '../table/table.ts'
import { Button } from '../ui/Button.tsx'
import { createMatch, downloadMatch, randomId } from './matches.ts'
import { go } from './route.ts'
import { useWords } from './words.ts'

type Props = { readonly id: string; readonly setup: Seating }

export function AfterLocal({ id, setup }: Props): ReactNode {
  const w = useWords()
  const playAgain = () =>
    void createMatch({ ...setup, seed: randomId() }).then((next) => go({ page: 'table', id: next }))
  return (
    <>
      <Button look="primary" onClick={playAgain}>
        {w('page.over.again')}
      </Button>
      <Button onClick={() => go({ page: 'replay', id })}>{w('page.over.replay')}</Button>
      <Button onClick={() => void downloadMatch(id)}>{w('page.over.download')}</Button>
      <Button onClick={() => go({ page: 'start' })}>{w('page.over.start')}</Button>
    </>
  )
}
