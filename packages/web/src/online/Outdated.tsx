// Says that the page is older than the server, and loads it again.

import type { ReactNode } from 'react'
import { useWords } from '../app/words.ts'
import { Banner } from '../ui/Banner.tsx'
import { Button } from '../ui/Button.tsx'
import { loadAnew, useOutdated } from './outdated.ts'

export function Outdated(): ReactNode {
  const w = useWords()
  if (!useOutdated()) return null
  return (
    <Banner text={w('page.online.refused.other-protocol')}>
      <Button look="primary" onClick={() => void loadAnew()}>
        {w('page.problem.reload')}
      </Button>
    </Banner>
  )
}
