// Where the help appears on a page. Mounted once on each; all of the help is fetched when somebody opens it.

import { lazy, type ReactNode, Suspense, useEffect } from 'react'
import { closeHelp, isHelpOpen, openHelp, useOpenHelp } from './help.ts'

const TableHelp = lazy(async () => ({ default: (await import('./TableHelp.tsx')).TableHelp }))
const PageHelp = lazy(async () => ({ default: (await import('./PageHelp.tsx')).PageHelp }))

type Props = {
  /** It lies at a table: the help speaks of what is played there. */
  readonly isAtTable?: boolean
}

export function HelpLayer({ isAtTable = false }: Props): ReactNode {
  const open = useOpenHelp()
  useEffect(() => {
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('keydown', onKey)
      closeHelp()
    }
  }, [])
  if (open === null) return null
  return <Suspense>{isAtTable ? <TableHelp {...open} /> : <PageHelp key={open.game} {...open} />}</Suspense>
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
