// Effects as rows of icons, as they are drawn on cards and spaces. What no icon can say stands there in words, and
// the whole sentence is there for those who do not see the icons.

import type { Translator } from '@sietch/i18n'
import {
  describeAll,
  describeCondition,
  type Effect,
  type Glyph,
  type GlyphName,
  glyphs,
} from '@sietch/imperium'
import type { ReactNode } from 'react'
import { Icon, isIcon, isNumbered } from './Icon.tsx'
import './glyphs.css'

/** Where the row says a name: of a card, of a space. */
type Names = Pick<Translator, 'name'>

type Props = {
  readonly row: readonly Glyph[]
  readonly say: Names
  /** What the icons say, as a sentence; without one they are an ornament to a text that stands beside them. */
  readonly label?: string
}

export const Glyphs = ({ row, say, label }: Props): ReactNode => (
  <span
    className="glyphs"
    {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
  >
    {row.map((glyph, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a row does not change
      <Sign key={index} {...glyph} isNeeded={isNeeded(row, index)} say={say} />
    ))}
  </span>
)

/** Before a colon a number says how much is needed. */
function isNeeded(row: readonly Glyph[], index: number): boolean {
  const next = row.slice(index + 1).find(({ glyph }) => SIGNS[glyph] !== undefined)
  return next?.glyph === 'colon'
}

const SIGNS: { readonly [glyph in GlyphName]?: string } = { colon: ':', or: '/', per: '×' }

/** More of a kind than this are a number and one icon. */
const MOST_SHOWN = 3

function Sign({
  glyph,
  n,
  isNeeded,
  say,
}: Glyph & { readonly isNeeded: boolean; readonly say: Names }): ReactNode {
  const sign = SIGNS[glyph]
  if (sign !== undefined) return <span className={`glyphs-${glyph}`}>{sign}</span>
  if (glyph === 'arrow') return <Icon name="arrow" className="glyphs-arrow" />
  if (glyph === 'choose') return <b className="glyphs-count">{n}×</b>
  if (glyph === 'text') return <span className="glyphs-words">…</span>
  if (!isIcon(glyph)) return <Name glyph={glyph} n={n} say={say} />
  if (isNeeded) {
    return (
      <span className="glyphs-need">
        {n !== undefined && n > 1 && <b className="glyphs-count">{n}+</b>}
        <Icon name={glyph} />
      </span>
    )
  }
  if (isNumbered(glyph)) {
    return glyph === 'harvest' ? <Harvest n={n} /> : <Icon name={glyph} n={n} />
  }
  if (n === undefined || n === 1) return <Icon name={glyph} />
  if (n <= MOST_SHOWN && REPEATED.has(glyph)) {
    return (
      <span className="glyphs-many">
        {Array.from({ length: n }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
          <Icon key={index} name={glyph} />
        ))}
      </span>
    )
  }
  return (
    <span className="glyphs-many">
      <b className="glyphs-count">{n}</b>
      <Icon name={glyph} />
    </span>
  )
}

const REPEATED: ReadonlySet<GlyphName> = new Set<GlyphName>([
  'troop',
  'sword',
  'card',
  'intrigue',
  'water',
  'sandworm',
])

/** Spice of the space with the bonus spice that lies on it. */
const Harvest = ({ n = 0 }: { readonly n: number | undefined }): ReactNode => (
  <span className="glyphs-many">
    {n > 0 && <Icon name="harvest" n={n} />}
    <b className="glyphs-count">+</b>
  </span>
)

function Name({
  glyph,
  n,
  say,
}: {
  readonly glyph: GlyphName
  readonly n: number | undefined
  readonly say: Names
}) {
  const [kind = '', id = ''] = glyph.split(':')
  return (
    <span className="glyphs-words">
      {n !== undefined && n > 1 ? `${n}× ` : ''}
      {say.name(kind, id)}
    </span>
  )
}

type EffectsProps = { readonly effects: readonly Effect[]; readonly say: Translator }

/** One row under the other, each an effect that stands by itself. */
export const Effects = ({ effects, say }: EffectsProps): ReactNode =>
  effects.map((effect, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: what is printed does not change
    <EffectRow key={index} effect={effect} say={say} />
  ))

function EffectRow({ effect, say }: { readonly effect: Effect; readonly say: Translator }): ReactNode {
  const row = glyphs(effect)
  const label = say.text(describeAll([effect]))
  if (!row.some(({ glyph }) => glyph === 'text')) return <Glyphs row={row} say={say} label={label} />
  if (effect.do === 'all') return <Effects effects={effect.effects} say={say} />
  if (effect.do === 'when') {
    const then = effect.effects.flatMap(glyphs)
    if (!then.some(({ glyph }) => glyph === 'text')) {
      return (
        <span className="glyphs glyphs-told" role="img" aria-label={label}>
          <span className="glyphs-words">{say.phrase(describeCondition(effect.condition))}:</span>
          <Glyphs row={then} say={say} />
        </span>
      )
    }
  }
  return <span className="glyphs-words">{label}</span>
}
