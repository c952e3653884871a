// Opens the help from anywhere; so does the `?` key.

import type { ReactNode } from 'react'
import { useWords } from '../app/words.ts'
import { Button } from '../ui/Button.tsx'
import { openHelp } from './help.ts'

type Props = {
  /** What is set up here. */
  readonly game?: string
}

export function HelpButton({ game }: Props): ReactNode {
  const w = useWords()
  return (
    <Button
      look="quiet"
      className="help-button"
      data-tool="help"
      aria-label={w('page.help')}
      title={w('page.help')}
      onClick={() => openHelp(undefined, game)}
    >
      ?
    </Button>
  )
}
