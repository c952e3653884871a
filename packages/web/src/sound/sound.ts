// Sounds: what happens, and that it is your turn.

import { isVain } from '@sietch/kernel'
import { useEffect, useRef } from 'react'
import { useSettings } from '../app/settings.ts'
import { useCompany } from '../table/company.tsx'
import { useTable } from '../table/context.tsx'
import { play } from './tones.ts'

/** Milliseconds of a buzz, a rest, a buzz. */
const BUZZ = [120, 60, 120]

/** Lets the table be heard, if the settings want it. */
export function useSound(): void {
  const { sound, alert } = useSettings()
  const { isLive } = useCompany()
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
    if (begins && alert && isLive) {
      navigator.vibrate?.(BUZZ)
      return play('yourTurn')
    }
    if (!sound) return
    const last = fresh
      .flatMap(({ events }) => events)
      .map(game.stage.sound)
      .findLast((each) => each !== undefined)
    if (begins) play('yourTurn')
    else if (last !== undefined) play(last)
  }, [shown, game, sound, alert, isLive])
}
