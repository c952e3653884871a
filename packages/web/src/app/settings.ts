// What a person has set for this browser.

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
  /** A tone and a buzz when one is asked at a table of people who play at once, whatever else is heard. */
  readonly alert: boolean
  /** `auto` does as the system wishes. */
  readonly motion: (typeof MOTIONS)[number]
  /** Ask before each move; `auto` does where a finger points. */
  readonly confirm: (typeof CONFIRMS)[number]
  /** What is shown of what happens: everything, Combat and the like only, or nothing. */
  readonly stage: (typeof STAGES)[number]
  /** After each round the table waits with what came of it. */
  readonly recap: boolean
  /** Ask before something is lost, or cannot be taken back. */
  readonly warn: boolean
  /** Of everything on the table. */
  readonly size: (typeof SIZES)[number]
  /** What the person wants to be called. */
  readonly name: string
}

const KEY = 'sietch.settings'

let kept: Cell<Settings> | undefined

/** Read when it is first needed: a module may be loaded where there is no browser. */
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
    // A browser that keeps nothing plays all the same.
  }
  current().set(next)
}

export const useSettings = (): Settings => useCell(current())

/** Which choices are to be confirmed: all, those made by touching the table, where a finger slips, or none. */
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
    // What cannot be read is as if nothing had been set.
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
