// Decides what is staged: the game makes the beats, the settings say which of them and how fast.

import type { Settings } from '../app/settings.ts'
import type { GameTable } from '../table/game.ts'
import type { Speed } from '../table/pace.ts'
import { type Beat, type Happening, isWanted } from './beat.ts'

export type Director = {
  speed(): Speed
  wants(beat: Beat): boolean
  /** Milliseconds for which a beat waits for the player. */
  patience(): number
  beats(happening: Happening | undefined): readonly Beat[]
  /** Of what happened before anyone chose. */
  opening(happening: Happening | undefined): readonly Beat[]
}

/** `game` is undefined until the table is loaded. */
export const directorOf = (settings: () => Settings, game: () => GameTable | null): Director => ({
  speed: () => settings().speed,
  wants: (beat) => isWanted(beat, settings()),
  patience: () => Number.POSITIVE_INFINITY,
  beats: (happening) => withEvents(happening && game()?.beats?.(happening), happening),
  opening: (happening) => withEvents(happening && game()?.opening?.(happening), happening),
})

/** Each beat with what its choice brought; one that shows the table in between, with what came since the one before. */
function withEvents(beats: readonly Beat[] | undefined, happening: Happening | undefined): readonly Beat[] {
  const events = happening?.entry.events ?? []
  let shown = 0
  return (beats ?? []).map((beat) => {
    if (typeof beat.behind === 'string') return { ...beat, events }
    const since = events.slice(shown, beat.behind.events)
    shown = beat.behind.events
    return { ...beat, events: since }
  })
}

/** How long a beat waits for a player whose clock is running: long enough to read, short enough to play. */
const READING = 10_000

/** The same for someone who has no time just now. */
export const hurried = (director: Director, isPressed: () => boolean): Director => ({
  ...director,
  patience: () => (isPressed() ? READING : director.patience()),
  speed() {
    const speed = director.speed()
    return speed !== 'instant' && isPressed() ? 'fast' : speed
  },
})

/** How long a beat that waits for a player is looked at where no one plays. */
const LOOKED_AT = 7

/** The same where a match plays by itself: nothing waits for anyone. */
export const untouched = (director: Director): Director => ({
  ...director,
  beats: (happening) =>
    director.beats(happening).map((beat) => (beat.lasts === 'waits' ? { ...beat, lasts: LOOKED_AT } : beat)),
})
