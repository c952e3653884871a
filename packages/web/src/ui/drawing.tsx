// How each icon is drawn within 24 × 24: a shape of our own, an emblem, or a mark on the pentagon of an Agent icon, the
// roundel of a Faction, the shield of an Alliance.

import { outlines } from 'virtual:game-icons/emblems'
import type { AgentIcon, BattleIcon, Faction } from '@sietch/imperium'
import type { ReactNode } from 'react'
import type { Emblem } from './emblems.ts'
import { MARKS, PENTAGON, SHAPES, SHIELD, type Shape } from './shapes.tsx'

export type IconName =
  | Exclude<Shape, 'star'>
  | keyof typeof PLAIN
  | 'harvest'
  | 'steal-intrigue'
  | 'twisted'
  | `faction:${Faction | OtherTrack}`
  | `alliance:${Faction | OtherTrack | 'any'}`
  | `bond:${Faction}`
  | `battle-icon:${BattleIcon}`
  | `icon:${AgentIcon}`
  | `spy:${AgentIcon}`

export const EMBLEM_OF: { readonly [faction in Faction]: Emblem } = {
  emperor: 'eagle-emblem',
  guild: 'ringed-planet',
  'bene-gesserit': 'spiral-bloom',
  fremen: 'bone-knife',
}

/** Influence tracks that go by the icon of a Faction and are not its own. */
export const OTHER_TRACKS = {
  'great-houses': 'castle',
  'fringe-worlds': 'solar-system',
} as const satisfies { readonly [track: string]: Emblem }

export type OtherTrack = keyof typeof OTHER_TRACKS

const BATTLE_ICONS: { readonly [icon in BattleIcon]: Emblem } = {
  crysknife: 'curvy-knife',
  'desert-mouse': 'seated-mouse',
  ornithopter: 'dragonfly',
  wild: 'star-swirl',
}

/** Emblems as they are, each with a color of its own. */
const PLAIN = {
  intrigue: 'drama-masks',
  'maker-hooks': 'hook',
  'shield-wall': 'stone-wall',
  mentat: 'brain',
  combat: 'crossed-swords',
} as const satisfies { readonly [name: string]: Emblem }

/** A drawing in a square of `size` whose corner is at `x`, `y`. */
type Square = { readonly size: number; readonly x: number; readonly y: number }

const emblem = (name: Emblem, { size, x, y }: Square, className: string): ReactNode => (
  <path d={outlines[name]} transform={`translate(${x} ${y}) scale(${size / 512})`} className={className} />
)

const mark = (icon: AgentIcon, { size, x, y }: Square): ReactNode =>
  isFaction(icon) ? (
    emblem(EMBLEM_OF[icon], { size, x, y }, 'icon-on-color')
  ) : (
    <path
      d={MARKS[icon]}
      fillRule="evenodd"
      transform={`translate(${x} ${y}) scale(${size / 24})`}
      className="icon-on-color"
    />
  )

const agentIcon = (icon: AgentIcon): ReactNode => (
  <>
    <path d={PENTAGON} className={`icon-of-${icon}`} />
    {mark(icon, isFaction(icon) ? { size: 15.5, x: 4.25, y: 6.5 } : { size: 13.5, x: 5.25, y: 7.8 })}
  </>
)

const onFaction = (background: ReactNode, faction: Faction, square: Square): ReactNode => (
  <>
    {background}
    {mark(faction, square)}
  </>
)

const ANY_ALLIANCE = (
  <>
    <path d={SHIELD} className="icon-of-any" />
    <g className="icon-on-color">{SHAPES.star}</g>
  </>
)

const OTHER_SHAPES: { readonly [kind: string]: ReactNode } = {
  faction: <circle cx="12" cy="12" r="11.5" />,
  alliance: <path d={SHIELD} />,
}

const STEAL = (
  <>
    {emblem('drama-masks', { size: 18, x: 5, y: 5 }, 'icon-intrigue')}
    <path className="icon-line" d="M9 3.5H2.5V10M2.5 3.5l7 7" />
  </>
)

/** Masks turned upside down. */
const TWISTED = (
  <g transform="rotate(180 12 12)">{emblem('drama-masks', { size: 24, x: 0, y: 0 }, 'icon-twisted')}</g>
)

export function drawingOf(name: string): ReactNode {
  if (isPlain(name)) return emblem(PLAIN[name], { size: 24, x: 0, y: 0 }, `icon-${name}`)
  if (isShape(name)) return SHAPES[name]
  if (name === 'harvest') return SHAPES.spice
  if (name === 'steal-intrigue') return STEAL
  if (name === 'twisted') return TWISTED
  if (name === 'alliance:any') return ANY_ALLIANCE
  const [kind = '', id = ''] = name.split(':')
  if (kind === 'battle-icon' && isBattleIcon(id)) {
    return emblem(BATTLE_ICONS[id], { size: 24, x: 0, y: 0 }, 'icon-battle')
  }
  if (isOtherTrack(id)) {
    const shape = OTHER_SHAPES[kind]
    if (shape !== undefined)
      return (
        <>
          <g className={`icon-of-${id}`}>{shape}</g>
          {emblem(OTHER_TRACKS[id], { size: 15, x: 4.5, y: 4 }, 'icon-on-color')}
        </>
      )
  }
  if (isFaction(id)) {
    const color = `icon-of-${id}`
    switch (kind) {
      case 'faction':
        return onFaction(<circle cx="12" cy="12" r="11.5" className={color} />, id, { size: 18, x: 3, y: 3 })
      case 'alliance':
        return onFaction(<path d={SHIELD} className={color} />, id, { size: 16, x: 4, y: 3.5 })
      case 'bond':
        return onFaction(<rect x="4" y="1" width="16" height="22" rx="2" className={color} />, id, {
          size: 14,
          x: 5,
          y: 5,
        })
    }
  }
  if (isAgentIcon(id)) {
    if (kind === 'icon') return agentIcon(id)
    if (kind === 'spy') {
      return (
        <>
          <g transform="translate(0 -2) scale(.8)">{SHAPES.spy}</g>
          <g transform="translate(9.5 9.5) scale(.6)">{agentIcon(id)}</g>
        </>
      )
    }
  }
  return undefined
}

export const isDrawn = (name: string): boolean => drawingOf(name) !== undefined

const isPlain = (name: string): name is keyof typeof PLAIN => Object.hasOwn(PLAIN, name)
const isShape = (name: string): name is Shape => Object.hasOwn(SHAPES, name)
export const isOtherTrack = (id: string): id is OtherTrack => Object.hasOwn(OTHER_TRACKS, id)
const isFaction = (id: string): id is Faction => Object.hasOwn(EMBLEM_OF, id)
const isAgentIcon = (id: string): id is AgentIcon => isFaction(id) || Object.hasOwn(MARKS, id)
const isBattleIcon = (id: string): id is BattleIcon => Object.hasOwn(BATTLE_ICONS, id)
