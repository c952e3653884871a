// An icon of classic Dune, as large as the text around it, or as part of another drawing.

import { outlines } from 'virtual:game-icons/classic'
import type { FactionId } from '@sietch/classic/content'
import type { ReactNode } from 'react'
import { type ClassicIcon, EMBLEM, SIGNS } from './icons.ts'

type Props = {
  readonly icon: ClassicIcon
  readonly className?: string
  /** What it stands for, where it is more than an ornament. */
  readonly sign?: string
}

export const ClassicSign = ({ icon, className = '', sign }: Props): ReactNode => (
  <svg
    className={`icon ${className}`}
    viewBox="0 0 512 512"
    data-sign={sign}
    aria-hidden="true"
    focusable="false"
  >
    <path d={outlines[icon]} fill="currentColor" />
  </svg>
)

type SignProps = { readonly name: keyof typeof SIGNS; readonly className?: string }

export const Sign = ({ name, className = '' }: SignProps): ReactNode => (
  <ClassicSign icon={SIGNS[name]} className={className} sign={name} />
)

/** The emblem of a faction on a disc of its color. */
export const Emblem = ({ faction }: { readonly faction: FactionId }): ReactNode => (
  <svg
    className="emblem"
    viewBox="-20 -20 40 40"
    data-house={faction}
    data-sign={`faction:${faction}`}
    aria-hidden="true"
    focusable="false"
  >
    <circle r="18.5" className="emblem-disc" />
    <EmblemMark faction={faction} size={25} />
  </svg>
)

type MarkProps = { readonly faction: FactionId; readonly size: number; readonly y?: number }

/** The bare emblem, centered in another drawing. */
export const EmblemMark = ({ faction, size, y = 0 }: MarkProps): ReactNode => (
  <path
    d={outlines[EMBLEM[faction]]}
    transform={`translate(${-size / 2} ${y - size / 2}) scale(${size / 512})`}
    className="emblem-mark"
  />
)

/** Another icon, centered on a point in another drawing. */
export const SignMark = ({
  name,
  size,
}: {
  readonly name: keyof typeof SIGNS
  readonly size: number
}): ReactNode => (
  <path
    d={outlines[SIGNS[name]]}
    transform={`translate(${-size / 2} ${-size / 2}) scale(${size / 512})`}
    fill="currentColor"
  />
)
