// What a person has set for this browser.

import { LANGUAGES, type Language } from '@sietch/i18n/page'
import { useSyncExternalStore } from 'react'
import { SPEEDS, type Speed } from '../table/pace.ts'

export const MOTIONS = ['auto', 'off'] as const
export const CONFIRMS = ['auto', 'always', 'never'] as const

export type Settings = {
  readonly language: Language
  /** How fast the bots' moves are shown. */
  readonly speed: Speed
  readonly sound: boolean
  /** `auto` does as the system wishes. */
  readonly motion: (typeof MOTIONS)[number]
  /** Ask before each move; `auto` does where a finger points. */
  readonly confirm: (typeof CONFIRMS)[number]
  /** What the person wants to be called. */
  readonly name: string
}

const KEY = 'sietch.settings'

let current: Settings | undefined
const listeners = new Set<() => void>()

export function settings(): Settings {
  current ??= read()
  return current
}

export function changeSettings(change: Partial<Settings>): void {
  current = { ...settings(), ...change }
  try {
    localStorage.setItem(KEY, JSON.stringify(current))
  } catch {
    // A browser that keeps nothing plays all the same.
  }
  for (const listener of listeners) listener()
}

function watchSettings(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useSettings = (): Settings => useSyncExternalStore(watchSettings, settings, settings)

/** Whether a choice is to be confirmed on this device. */
export const confirmsMoves = ({ confirm }: Settings): boolean =>
  confirm === 'always' || (confirm === 'auto' && matchMedia('(pointer: coarse)').matches)

function read(): Settings {
  let kept: Partial<Record<keyof Settings, unknown>> = {}
  try {
    kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') ?? {}
  } catch {
    // What cannot be read is as if nothing had been set.
  }
  return {
    language: LANGUAGES.find((language) => language === kept.language) ?? languageOfBrowser(),
    speed: SPEEDS.find((speed) => speed === kept.speed) ?? 'normal',
    sound: kept.sound === true,
    motion: MOTIONS.find((motion) => motion === kept.motion) ?? 'auto',
    confirm: CONFIRMS.find((confirm) => confirm === kept.confirm) ?? 'auto',
    name: typeof kept.name === 'string' ? kept.name : '',
  }
}

function languageOfBrowser(): Language {
  const wished = navigator.languages.map((tag) => tag.slice(0, 2))
  return wished.flatMap((wish) => LANGUAGES.find((language) => language === wish) ?? [])[0] ?? 'en'
}
