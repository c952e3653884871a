// What can be read about at the table of an Imperium game.

import { type ReactNode, useMemo } from 'react'
import { AboutLayer } from '../../ui/AboutLayer.tsx'
import { useImperium } from '../useImperium.ts'
import { tellOf } from './tell.tsx'

export function About(): ReactNode {
  const { say } = useImperium()
  const tell = useMemo(() => tellOf(say), [say])
  return <AboutLayer tell={tell} />
}
