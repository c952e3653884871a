// The table can be heard: what happens, and that one is asked.

import { isVain } from '@sietch/kernel'
import { useEffect, useRef } from 'react'
import { useSettings } from '../app/settings.ts'
import { useTable } from '../table/context.tsx'
import { play } from './tones.ts'

/** Lets the table be heard, if the settings want it. */
export function useSound(): void {
  const { sound } = useSettings()
  const { shown, game } = useTable()
  const heard = useRef(shown.log.length)
  const wasAsked = useRef(false)
  useEffect(() => {
    const fresh = shown.log.slice(heard.current)
    heard.current = shown.log.length
    const { asked } = shown.snapshot
    const isAsked = asked !== null && !isVain(asked) && shown.ahead === 0
    const begins = isAsked && !wasAsked.current
    wasAsked.current = isAsked
    if (!sound) return
    const last = fresh
      .flatMap(({ events }) => events)
      .map(game.stage.sound)
      .findLast((each) => each !== undefined)
    if (begins) play('yourTurn')
    else if (last !== undefined) play(last)
  }, [shown, game, sound])
}
