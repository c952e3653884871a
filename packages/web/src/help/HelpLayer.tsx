// Where the help appears on a page. Mounted once per page; the help is loaded when first opened.

import { type ReactNode, Suspense, useEffect } from 'react'
import { lazily } from '../app/lazily.ts'
import { closeHelp, isHelpOpen, openHelp, useOpenHelp } from './help.ts'

const TableHelp = lazily(async () => (await import('./TableHelp.tsx')).TableHelp)
const PageHelp = lazily(async () => (await import('./PageHelp.tsx')).PageHelp)

type Props = {
  /** On a table page: the help is about what is played there. */
  readonly isAtTable?: boolean
  /** What the page is about, if it is about one game. */
  readonly game?: string
}

export function HelpLayer({ isAtTable = false, game }: Props): ReactNode {
  const open = useOpenHelp()
  useEffect(() => {
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('keydown', onKey)
      closeHelp()
    }
  }, [])
  if (open === null) return null
  return (
    <Suspense>
      {isAtTable ? (
        <TableHelp {...open} />
      ) : (
        <PageHelp key={open.game ?? game} {...(game !== undefined && { game })} {...open} />
      )}
    </Suspense>
  )
}

function onKey(event: KeyboardEvent): void {
  const { key, target, defaultPrevented } = event
  if (key !== '?' || defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
  if (
    target instanceof HTMLElement &&
    target.matches('input:not([type="checkbox"], [type="radio"]), textarea')
  )
    return
  event.preventDefault()
  if (isHelpOpen()) closeHelp()
  else openHelp()
}
