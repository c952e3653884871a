// The start page.

import type { ReactNode } from 'react'
import { createMatch, randomId } from '../app/matches.ts'
import { go } from '../app/route.ts'
import { settings } from '../app/settings.ts'
import { useWords } from '../app/words.ts'
import { Button } from '../ui/Button.tsx'
import { playNow } from './play-now.ts'

export function Start(): ReactNode {
  const w = useWords()
  const play = async () => go({ page: 'table', id: await createMatch(playNow(settings().name, randomId())) })
  return (
    <main>
      <h1>Sietch</h1>
      <Button look="primary" onClick={play}>
        {w('page.start.play')}
      </Button>
    </main>
  )
}
