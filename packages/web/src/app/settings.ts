// The user's settings in this browser.

import { LANGUAGES, type Language } from '@sietch/i18n/page'
import { type Cell, cell, useCell } from '../cell.ts'
import { SPEEDS, type Speed } from '../table/pace.ts'

export const MOTIONS = ['auto', 'off'] as const
export const CONFIRMS = ['auto', 'always', 'never'] as const
export const STAGES = ['all', 'rounds', 'off'] as const
export const SIZES = ['small', 'normal', 'large'] as const

export type Settings = {
  readonly language: Language
  /** How fast the bots' moves are shown. */
  readonly speed: Speed
  readonly sound: boolean
  /** A sound and vibration when it is your turn at a live table, regardless of other sounds. */
  readonly alert: boolean
  /** `auto` follows the system. */
  readonly motion: (typeof MOTIONS)[number]
  /** Ask before each move; `auto` does so on touch screens. */
  readonly confirm: (typeof CONFIRMS)[number]
  /** What is staged: everything, only Combat and rounds, or nothing. */
  readonly stage: (typeof STAGES)[number]
  /** After each round, the table pauses to show the results. */
  readonly recap: boolean
  /** Ask before something is lost or cannot be undone. */
  readonly warn: boolean
  /** Of everything on the table. */
  readonly size: (typeof SIZES)[number]
  /** What the person wants to be called. */
  readonly name: string
}

const KEY = 'sietch.settings'

let kept: Cell<Settings> | undefined

/** Read lazily: the module may be loaded outside a browser. */
function current(): Cell<Settings> {
  kept ??= cell(read())
  return kept
}

export const settings = (): Settings => current().get()

export function changeSettings(change: Partial<Settings>): void {
  const next = { ...settings(), ...change }
  try {
    localStorage.setItem(KEY, JSON.stringify(next))
  } catch {
    // A browser without storage can still play.
  }
  current().set(next)
}

export const useSettings = (): Settings => useCell(current())

/** Which choices have to be confirmed: all, only touches on the table, where a finger slips easily, or none. */
export type Confirms = 'all' | 'places' | 'none'

export function confirmsMoves({ confirm }: Settings): Confirms {
  if (confirm === 'always') return 'all'
  return confirm === 'auto' && matchMedia('(pointer: coarse)').matches ? 'places' : 'none'
}

function read(): Settings {
  let found: Partial<Record<keyof Settings, unknown>> = {}
  try {
    found = JSON.parse(localStorage.getItem(KEY) ?? '{}') ?? {}
  } catch {
    // Unreadable settings count as unset.
  }
  return {
    language: LANGUAGES.find((language) => language === found.language) ?? languageOfBrowser(),
    speed: SPEEDS.find((speed) => speed === found.speed) ?? 'normal',
    sound: found.sound === true,
    alert: found.alert !== false,
    motion: MOTIONS.find((motion) => motion === found.motion) ?? 'auto',
    confirm: CONFIRMS.find((confirm) => confirm === found.confirm) ?? 'auto',
    stage: STAGES.find((stage) => stage === found.stage) ?? 'all',
    recap: found.recap !== false,
    warn: found.warn !== false,
    size: SIZES.find((size) => size === found.size) ?? 'normal',
    name: typeof found.name === 'string' ? found.name : '',
  }
}

function languageOfBrowser(): Language {
  const wished = navigator.languages.map((tag) => tag.slice(0, 2))
  return wished.flatMap((wish) => LANGUAGES.find((language) => language === wish) ?? [])[0] ?? 'en'
}
