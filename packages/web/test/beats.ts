// Beats for tests, and someone who stages them.

import { type Beat, type Happening, isWanted, type Wishes } from '../src/stage/beat.ts'
import type { Director } from '../src/stage/director.ts'

export const beat = (key: string, more: Partial<Beat> = {}): Beat => ({
  kind: 'told',
  key,
  data: null,
  weight: 'turn',
  lasts: 2,
  behind: 'after',
  size: 'small',
  seat: null,
  lit: [],
  ...more,
})

/** Everything is wanted at this speed, and each choice is told by these beats. */
export function directing(
  speed: Wishes['speed'],
  beats: (happening: Happening) => readonly Beat[] = () => [],
  wishes: Partial<Wishes> = {},
): Director {
  return {
    speed: () => speed,
    patience: () => Number.POSITIVE_INFINITY,
    wants: (each) => isWanted(each, { stage: 'all', recap: true, speed, ...wishes }),
    beats: (happening) => (happening === undefined ? [] : beats(happening)),
    opening: () => [],
  }
}
