// Everything by keyboard: letters for fixed buttons, digits for options, arrows to move to the nearest open thing in
// that direction. Tab and Enter work as usual.

import type { HelpId } from '@sietch/i18n/help'
import { useEffect } from 'react'

/** A letter of a game's own, for an option that is often chosen. */
export type GameKey = { readonly letter: string; readonly option: string; readonly does: HelpId }

export const SHORTCUTS = [
  { keys: '← ↑ → ↓', does: 'keys.arrows' },
  { keys: 'Enter', does: 'keys.enter' },
  { keys: '1 – 9', does: 'keys.digits' },
  { keys: '0', does: 'keys.more' },
  { keys: 'E', does: 'keys.end' },
  { keys: 'U', does: 'keys.undo' },
  { keys: 'H', does: 'keys.hint' },
  { keys: 'I', does: 'keys.about' },
  { keys: 'Space', does: 'keys.skip' },
  { keys: 'Esc', does: 'keys.cancel' },
  { keys: '?', does: 'keys.help' },
] as const

const CLICKS: { readonly [key: string]: string } = {
  // Again when it asks for confirmation.
  e: '.bubble [data-option], .onward:not(:has(.bubble)) > [data-tool="end"]',
  0: '[data-tool="more"]',
  u: '[data-tool="undo"]',
  h: '[data-tool="hint"]',
  ' ': '[data-tool="skip"]',
  Escape: '[data-tool="cancel"], [data-tool="skip-all"]',
}

/** What the arrows reach. */
const OPEN = '.place.lit, .place.picked, .chip.lit, .action:not(:disabled)'
/** What the digits choose. */
const OFFERS = '.decision-menu .chip, .decision-chips .chip[data-option], .tray .place.lit'

const DIRECTIONS: { readonly [key: string]: readonly [number, number] } = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

export function useKeyboard(gameKeys: readonly GameKey[]): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event, gameKeys)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [gameKeys])
}

function onKey(event: KeyboardEvent, gameKeys: readonly GameKey[]): void {
  const { key, target } = event
  if (event.ctrlKey || event.metaKey || event.altKey || isTyping(target)) return
  if (document.querySelector('dialog[open]') !== null) return
  if (key.startsWith('Arrow')) {
    if (moveFocus(key)) event.preventDefault()
    return
  }
  // On a button the space bar presses the button.
  if (key === ' ' && target instanceof Element && target.matches('button.lit, [role="button"].lit')) return
  const letter = key.length === 1 ? key.toLowerCase() : key
  const clicked = visible(clickedBy(letter, gameKeys))
  // If a letter could mean several options, it moves to them.
  if (clicked.length > 1 && gameKeys.some((own) => own.letter === letter)) {
    event.preventDefault()
    return clicked[0]?.focus()
  }
  const found = /^[1-9]$/.test(key) ? visible(OFFERS)[Number(key) - 1] : topmost(clicked)
  if (found === undefined || (found instanceof HTMLButtonElement && found.disabled)) return
  event.preventDefault()
  found.click()
}

function clickedBy(key: string, gameKeys: readonly GameKey[]): string | undefined {
  const own = gameKeys.find(({ letter }) => letter === key)
  if (own === undefined) return CLICKS[key]
  const option = CSS.escape(own.option)
  return `[data-option="${option}"], [data-option^="${option} "]`
}

/** The stage takes precedence over what is beneath it. */
const topmost = (found: readonly HTMLElement[]): HTMLElement | undefined =>
  found.find((element) => element.closest('.stage') !== null) ?? found[0]

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea, select')

const visible = (selector: string | undefined): HTMLElement[] =>
  selector === undefined
    ? []
    : [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => element.checkVisibility())

/** To the nearest open thing in the direction of the key, sideways distance counting double. */
function moveFocus(key: string): boolean {
  const [dx = 0, dy = 0] = DIRECTIONS[key] ?? []
  const open = visible(OPEN)
  const here = document.activeElement
  if (here === null || here === document.body) {
    open[0]?.focus()
    return open.length > 0
  }
  const from = centre(here)
  let best: { element: HTMLElement; far: number } | undefined
  for (const element of open) {
    if (element === here) continue
    const to = centre(element)
    const ahead = (to.x - from.x) * dx + (to.y - from.y) * dy
    const aside = Math.abs((to.x - from.x) * dy) + Math.abs((to.y - from.y) * dx)
    if (ahead <= 1) continue
    const far = ahead + 2 * aside
    if (best === undefined || far < best.far) best = { element, far }
  }
  best?.element.focus()
  return best !== undefined
}

function centre(element: Element): { x: number; y: number } {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}
