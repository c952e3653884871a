// An icon of the games, as large as the letters around it. Icons say nothing to those who do not see them: what
// stands around them does.

import { outlines } from 'virtual:game-icons/emblems'
import type { GlyphName, Track } from '@sietch/imperium'
import type { ReactNode } from 'react'
import { drawingOf, EMBLEM_OF, type IconName, isDrawn, isOtherTrack, OTHER_TRACKS } from './drawing.tsx'
import type { Emblem } from './emblems.ts'
import { SHAPES } from './shapes.tsx'
import './icon.css'

export type { IconName } from './drawing.tsx'

type Props = {
  readonly name: IconName
  /** Written on a coin, a lump of spice, a diamond, a medal or a shield. */
  readonly n?: number | undefined
  readonly className?: string
}

/** What carries its number on itself, and the class of the number. */
const NUMBERED: { readonly [name: string]: string } = {
  solari: 'solari',
  spice: 'spice',
  harvest: 'spice',
  persuasion: 'persuasion',
  vp: 'vp',
  priority: 'priority',
  'conflict-level': 'level',
}

/** Conflicts are counted in Roman numbers. */
const LEVELS = ['', 'I', 'II', 'III']

export const isNumbered = (name: string): boolean => Object.hasOwn(NUMBERED, name)

export const Icon = ({ name, n, className = '' }: Props): ReactNode => (
  <svg
    className={`icon ${className}`}
    viewBox="0 0 24 24"
    data-sign={name}
    aria-hidden="true"
    focusable="false"
  >
    {drawingOf(name)}
    {name === 'vp' && n === undefined && <g className="icon-vp-star">{SHAPES.star}</g>}
    {n !== undefined && isNumbered(name) && (
      <text
        x="12"
        y="12.3"
        className={`icon-number icon-number-${NUMBERED[name]}`}
        data-long={n > 9 || undefined}
      >
        {name === 'conflict-level' ? LEVELS[n] : n}
      </text>
    )}
  </svg>
)

type EmblemProps = { readonly name: Emblem; readonly className?: string }

/** An emblem alone. */
export const GameIcon = ({ name, className = '' }: EmblemProps): ReactNode => (
  <svg className={`icon ${className}`} viewBox="0 0 512 512" aria-hidden="true" focusable="false">
    <path d={outlines[name]} fill="currentColor" />
  </svg>
)

type Tracked = Pick<Track, 'id' | 'faction'>

export const emblemOf = ({ id, faction }: Tracked): Emblem =>
  isOtherTrack(id) ? OTHER_TRACKS[id] : EMBLEM_OF[faction]

export const allianceOf = ({ id, faction }: Tracked): IconName =>
  `alliance:${isOtherTrack(id) ? id : faction}`

/** Whether a glyph of an effect is an icon; the others are signs and names between icons. */
export const isIcon = (name: GlyphName): name is GlyphName & IconName => isDrawn(name)
