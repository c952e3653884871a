// Says that the page is older than the server, and loads it again.

import type { ReactNode } from 'react'
import { useWords } from '../app/words.ts'
import { Button } from '../ui/Button.tsx'
import { loadAnew, useOutdated } from './outdated.ts'
import './outdated.css'

export function Outdated(): ReactNode {
  const w = useWords()
  if (!useOutdated()) return null
  return (
    <div className="outdated" role="alert">
      <p>{w('page.online.refused.other-protocol')}</p>
      <Button look="primary" onClick={() => void loadAnew()}>
        {w('page.problem.reload')}
      </Button>
    </div>
  )
}
