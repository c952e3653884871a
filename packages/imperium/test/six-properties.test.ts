import { type ImperiumSetup, uprising } from '@sietch/imperium'
import { checkInvariants } from '@sietch/imperium/invariants'
import { checkGame, checkOptions, checkSecrecy, checkUntouched } from '@sietch/kernel/testing'
import { describe, it } from 'vitest'

/** Enough to meet every kind of decision many times; `npm run soak` plays thousands. */
const GAMES = 6
const DEEP_GAMES = 2
/** Many games on a busy machine. */
const PATIENCE = 180_000

const BASE = ['base-imperium', 'base-intrigue', 'base-conflicts', 'base-leaders']

const six = (...modules: readonly string[]): ImperiumSetup => ({
  players: 6,
  leaders: 'random',
  modules: ['choam', ...modules],
})

const setups: readonly [string, ImperiumSetup][] = [
  ['six players', six()],
  ['six players with Bloodlines and Tech', six('bloodlines', 'tech')],
  ['six players with the base box', { ...six(...BASE), throneRow: 'rounds' }],
  ['six players with all of it', { ...six('bloodlines', 'tech', ...BASE), throneRow: 'never' }],
]

describe.each(setups)('random games of %s', (name, setup) => {
  it(
    'INV-01 INV-04 INV-05 INV-08 INV-09 end, keep the invariants after every choice, and replay',
    () => {
      for (let game = 0; game < GAMES; game++) checkGame(uprising, setup, `${name}/${game}`, checkInvariants)
    },
    PATIENCE,
  )

  it(
    'offer sound lists of options, leave clones untouched, and tell nobody what is hidden, team-mates neither',
    () => {
      for (let game = 0; game < DEEP_GAMES; game++) {
        checkOptions(uprising, setup, `options/${name}/${game}`)
        checkUntouched(uprising, setup, `untouched/${name}/${game}`)
        checkSecrecy(uprising, setup, `secrecy/${name}/${game}`, 3)
      }
    },
    PATIENCE,
  )
})
