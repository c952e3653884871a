// An icon of the games, as large as the letters around it. Icons say nothing to those who do not see them: what
// stands around them does.

import { outlines } from 'virtual:game-icons/emblems'
import type { AgentIcon, BattleIcon, Faction, GlyphName } from '@sietch/imperium'
import type { ReactNode } from 'react'
import type { Emblem } from './emblems.ts'
import { PENTAGON, SHAPES, SHIELD, type Shape } from './shapes.tsx'
import './icon.css'

type Drawn =
  | Exclude<Shape, 'star'>
  | 'intrigue'
  | 'steal-intrigue'
  | 'spy'
  | 'recall-spy'
  | 'sandworm'
  | 'maker-hooks'
  | 'shield-wall'
  | 'mentat'
  | 'council'
  | 'combat'
  | 'harvest'
  | `faction:${Faction}`
  | `alliance:${Faction | 'any'}`
  | `bond:${Faction}`
  | `battle-icon:${BattleIcon}`
  | `icon:${AgentIcon}`
  | `spy:${AgentIcon}`

export type IconName = Drawn

type Props = {
  readonly name: IconName
  /** Written on a coin, a lump of spice, a diamond or a medal. */
  readonly n?: number | undefined
  readonly className?: string
}

/** What carries its number on itself. */
const NUMBERED: readonly string[] = ['solari', 'spice', 'harvest', 'persuasion', 'vp'] satisfies IconName[]

export const isNumbered = (name: string): boolean => NUMBERED.includes(name)

export const Icon = ({ name, n, className = '' }: Props): ReactNode => (
  <svg className={`icon ${className}`} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    {drawing(name)}
    {name === 'vp' && n === undefined && <g className="icon-vp-star">{SHAPES.star}</g>}
    {n !== undefined && isNumbered(name) && (
      <text x="12" y="12.3" className={`icon-number icon-number-${name === 'harvest' ? 'spice' : name}`}>
        {n}
      </text>
    )}
  </svg>
)

/** An emblem alone. */
export const GameIcon = ({
  name,
  className = '',
}: {
  readonly name: Emblem
  readonly className?: string
}) => (
  <svg className={`icon ${className}`} viewBox="0 0 512 512" aria-hidden="true" focusable="false">
    <path d={outlines[name]} fill="currentColor" />
  </svg>
)

const EMBLEM_OF: { readonly [name in AgentIcon]: Emblem } = {
  emperor: 'eagle-emblem',
  guild: 'ringed-planet',
  'bene-gesserit': 'spiral-bloom',
  fremen: 'bone-knife',
  landsraad: 'greek-temple',
  city: 'byzantin-temple',
  'spice-trade': 'refinery',
  spy: 'all-seeing-eye',
}

export const emblemOf = (icon: AgentIcon): Emblem => EMBLEM_OF[icon]

const BATTLE_ICONS: { readonly [icon in BattleIcon]: Emblem } = {
  crysknife: 'curvy-knife',
  'desert-mouse': 'seated-mouse',
  ornithopter: 'dragonfly',
  wild: 'star-swirl',
}

const PLAIN: { readonly [name: string]: readonly [Emblem, string] } = {
  intrigue: ['drama-masks', 'icon-intrigue'],
  spy: ['all-seeing-eye', 'icon-spy'],
  sandworm: ['worm-mouth', 'icon-worm'],
  'maker-hooks': ['hook', 'icon-hooks'],
  'shield-wall': ['stone-wall', 'icon-wall'],
  mentat: ['brain', 'icon-mentat'],
  council: ['capitol', 'icon-council'],
  combat: ['crossed-swords', 'icon-combat'],
}

/** An emblem of 512 × 512 in a square of `size` whose corner is at `x`, `y`. */
const emblem = (name: Emblem, size = 24, x = (24 - size) / 2, y = x, className?: string): ReactNode => (
  <path d={outlines[name]} transform={`translate(${x} ${y}) scale(${size / 512})`} className={className} />
)

function drawing(name: IconName): ReactNode {
  const plain = PLAIN[name]
  if (plain !== undefined) return emblem(plain[0], 24, 0, 0, plain[1])
  if (isShape(name)) return SHAPES[name]
  const [kind, id = ''] = name.split(':')
  switch (kind) {
    case 'harvest':
      return SHAPES.spice
    case 'steal-intrigue':
      return (
        <>
          {emblem('drama-masks', 18, 5, 5, 'icon-intrigue')}
          <path className="icon-line" d="M9 3.500H2.500V10M2.5 3.500l7 7" />
        </>
      )
    case 'recall-spy':
      return (
        <>
          {emblem('all-seeing-eye', 17, 6, 6.5, 'icon-spy')}
          <path className="icon-line" d="M14 4.500H3m4-3.200L2.8 4.5 7 7.7" />
        </>
      )
    case 'battle-icon':
      return isBattleIcon(id) ? emblem(BATTLE_ICONS[id], 24, 0, 0, 'icon-battle') : null
    case 'alliance':
      return (
        <>
          <path d={SHIELD} className={isAgentIcon(id) ? `icon-of-${id}` : 'icon-of-any'} />
          {isAgentIcon(id) ? (
            emblem(EMBLEM_OF[id], 15, 4.5, 4, 'icon-on-color')
          ) : (
            <g className="icon-on-color">{SHAPES.star}</g>
          )}
        </>
      )
  }
  if (!isAgentIcon(id)) throw new Error(`there is no icon "${name}"`)
  switch (kind) {
    case 'faction':
      return (
        <>
          <circle cx="12" cy="12" r="11.5" className={`icon-of-${id}`} />
          {emblem(EMBLEM_OF[id], 17, 3.5, 3.5, 'icon-on-color')}
        </>
      )
    case 'bond':
      return (
        <>
          <rect x="4" y="1" width="16" height="22" rx="2" className={`icon-of-${id}`} />
          {emblem(EMBLEM_OF[id], 13, 5.5, 5.5, 'icon-on-color')}
        </>
      )
    case 'spy':
      return (
        <>
          {emblem('all-seeing-eye', 19, 0, 0, 'icon-spy')}
          <g transform="translate(12 12) scale(.5)">{drawing(`icon:${id}`)}</g>
        </>
      )
    default:
      return (
        <>
          <path d={PENTAGON} className={`icon-of-${id}`} />
          {emblem(EMBLEM_OF[id], 14.5, 4.75, 7, 'icon-on-color')}
        </>
      )
  }
}

const isShape = (name: string): name is Shape => Object.hasOwn(SHAPES, name)
const isAgentIcon = (id: string): id is AgentIcon => Object.hasOwn(EMBLEM_OF, id)
const isBattleIcon = (id: string): id is BattleIcon => Object.hasOwn(BATTLE_ICONS, id)

/** Whether a glyph of an effect is an icon; the others are signs and names between icons. */
export const isIcon = (name: GlyphName): name is GlyphName & IconName =>
  isShape(name) ||
  Object.hasOwn(PLAIN, name) ||
  /^(harvest|steal-intrigue|recall-spy|(faction|alliance|bond|battle-icon|spy):.*)$/.test(name)
