// Effects as rows of icons, as they are drawn on cards and spaces. What no icon can say stands there in words, and
// the whole sentence is there for those who do not see the icons.

import type { Translator } from '@sietch/i18n'
import {
  describeAll,
  describeCondition,
  describeCost,
  type Effect,
  type Glyph,
  type GlyphName,
  glyphs,
  type Mood,
  type Worded,
} from '@sietch/imperium'
import type { ReactNode } from 'react'
import { Icon, isIcon, isNumbered } from './Icon.tsx'
import './glyphs.css'

/** Where the row says a name: of a card, of a space. */
type Names = Pick<Translator, 'name'>

/** An icon, or words where no icon says it. */
type Piece = Glyph | { readonly words: string }

type Props = {
  readonly row: readonly Piece[]
  readonly say: Names
  /** What the icons say, as a sentence; without one they are an ornament to a text that stands beside them. */
  readonly label?: string
}

export const Glyphs = ({ row, say, label }: Props): ReactNode => (
  <span
    className="glyphs"
    data-words={row.some(isWords) || undefined}
    {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
  >
    {row.map((piece, index) =>
      'words' in piece ? (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row does not change
        <Words key={index}>{piece.words}</Words>
      ) : (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row does not change
        <Sign key={index} {...piece} isNeeded={isNeeded(row, index)} say={say} />
      ),
    )}
  </span>
)

/** Where there is little room, three lines stand for the words: they are read in the large view. */
export const Words = ({ children }: { readonly children: ReactNode }): ReactNode => (
  <span className="glyphs-words">
    <i className="glyphs-lines" />
    <span>{children}</span>
  </span>
)

/** Words flow, icons stand in a row. */
const isWords = (piece: Piece): boolean =>
  'words' in piece || !(SIGN_NAMES.has(piece.glyph) || isIcon(piece.glyph))

/** Before a colon a number says how much is needed. */
function isNeeded(row: readonly Piece[], index: number): boolean {
  const next = row.slice(index + 1).find((piece) => 'glyph' in piece && SEPARATORS.has(piece.glyph))
  return next !== undefined && 'glyph' in next && next.glyph === 'colon'
}

const SIGN_NAMES: ReadonlySet<GlyphName> = new Set<GlyphName>(['colon', 'or', 'per', 'arrow', 'choose'])

const SEPARATORS: ReadonlySet<GlyphName> = new Set<GlyphName>(['colon', 'or', 'per', 'arrow'])

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
  if (isNeeded && glyph !== 'conflict-level') {
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
    <Words>
      {n !== undefined && n > 1 ? `${n}× ` : ''}
      {say.name(kind, id)}
    </Words>
  )
}

type EffectsProps = {
  readonly effects: readonly Effect[]
  readonly say: Translator
  /** Of whom it is said: of whoever reads it, unless it is someone else. */
  readonly mood?: Mood
}

/** One row under the other, each an effect that stands by itself. */
export const Effects = ({ effects, say, mood = 'do' }: EffectsProps): ReactNode =>
  effects.map((effect, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: what is printed does not change
    <EffectRow key={index} effect={effect} say={say} mood={mood} />
  ))

type RowProps = { readonly effect: Effect; readonly say: Translator; readonly mood: Mood }

const EffectRow = ({ effect, say, mood }: RowProps): ReactNode => (
  <Glyphs row={piecesOf(effect, say, mood)} say={say} label={say.text(describeAll([effect], mood))} />
)

/** The icons of an effect; where there are none for a part of it, the words of that part. */
const piecesOf = (effect: Effect, say: Translator, mood: Mood = 'do'): readonly Piece[] =>
  glyphs(effect).map((piece) => (piece.glyph === 'text' ? { words: wordsFor(piece.of, say, mood) } : piece))

function wordsFor(what: Worded, say: Translator, mood: Mood): string {
  if ('effect' in what) return say.text(describeAll([what.effect], mood))
  if ('condition' in what) return `${say.phrase(describeCondition(what.condition, mood))}:`
  return say.text(describeCost(what.cost, mood))
}

/** An icon takes the room of so many letters. */
const ICON_WIDTH = 5

/** How much room the rows need, in letters. */
export const fullnessOf = (effects: readonly Effect[], say: Translator): number =>
  effects.flatMap((effect) => piecesOf(effect, say)).reduce((sum, piece) => sum + widthOf(piece, say), 0)

/** How much room the icons need alone, with a sign for words. */
export const iconsIn = (effects: readonly Effect[]): number =>
  effects
    .flatMap(glyphs)
    .reduce((sum, { glyph, n = 1 }) => sum + (REPEATED.has(glyph) && n <= MOST_SHOWN ? n : 1) * ICON_WIDTH, 0)

function widthOf(piece: Piece, say: Translator): number {
  if ('words' in piece) return piece.words.length
  const { glyph, n = 1 } = piece
  const [kind = '', id = ''] = glyph.split(':')
  if (kind === 'card' || kind === 'space') return id === '' ? ICON_WIDTH * n : say.name(kind, id).length
  return ICON_WIDTH * (REPEATED.has(glyph) && n <= MOST_SHOWN ? n : 1)
}
