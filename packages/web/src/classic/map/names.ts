// Where the territory names go, in any language: broken into lines and moved over their land until none overlaps
// another and every part has room for its contents.

import {
  kindOf,
  LABELS,
  PARTS,
  PARTS_OF,
  type PartId,
  TERRITORIES,
  type TerritoryId,
  territoryOf,
} from '@sietch/classic/content'
import type { Translator } from '@sietch/i18n'
import { type Box, boxAround, type Choice, type Point, type Size, settle } from './boxes.ts'
import { CHIP } from './chips.ts'
import { at } from './geometry.ts'
import { pointsIn, strayed } from './ground.ts'

/** The font size of a name. */
const LETTERS = 16
/** The line height, in font sizes. */
export const LEADING = 1.02

export type Name = {
  readonly territory: TerritoryId
  readonly lines: readonly string[]
  readonly at: Point
  readonly box: Box
}

/** Letters narrower or wider than most, in font sizes: measured and rounded up. */
const WIDTHS: readonly (readonly [letters: string, width: number])[] = [
  [" 'ijlłIіІїЇ’", 0.34],
  ['ftrгґ', 0.46],
  ['mwжшщыюфмWMМЖШЩЮДФ', 0.93],
]

function widthOf(letter: string): number {
  const known = WIDTHS.find(([letters]) => letters.includes(letter))
  if (known !== undefined) return known[1]
  return letter === letter.toLowerCase() ? 0.62 : 0.76
}

const widthOfLine = (line: string): number => [...line].reduce((sum, letter) => sum + widthOf(letter), 0)

/** All ways to break some words into lines. */
function broken(words: readonly string[]): readonly (readonly string[])[] {
  const [first = '', ...others] = words
  if (others.length === 0) return [[first]]
  return broken(others).flatMap(([next = '', ...rest]) => [
    [`${first} ${next}`, ...rest],
    [first, next, ...rest],
  ])
}

const sizeOf = (lines: readonly string[], letters: number): Size => ({
  width: Math.max(...lines.map(widthOfLine)) * letters,
  height: (lines.length * LEADING + 0.12) * letters,
})

/** How much farther from its usual place a name may go to stay on its land. */
const STRAYED = 260
/** What belongs to a part goes in it, if possible. */
const CHIP_STRAYED = 90

function choicesOf(territory: TerritoryId, name: string, letters: number): readonly (Name & Choice)[] {
  const usual = at(LABELS[territory])
  const isOwn = (part: PartId) => territoryOf(part) === territory
  const points = [usual, ...PARTS_OF[territory].flatMap(pointsIn)]
  return broken(name.split(' ')).flatMap((lines) => {
    const size = sizeOf(lines, letters)
    return points.map((point) => {
      const box = boxAround(point, size)
      const far = Math.hypot(point.x - usual.x, point.y - usual.y)
      return { territory, lines, at: point, box, cost: STRAYED * strayed(box, isOwn) + far * 0.4 }
    })
  })
}

/** Room for what lies in a part; two may meet in a stronghold. */
function roomIn(part: PartId, size: number): readonly Choice[] {
  const chips = kindOf(territoryOf(part)) === 'stronghold' ? 2 : 1
  const room = { width: CHIP.width * size, height: CHIP.height * chips * size }
  return pointsIn(part).map((point) => {
    const box = boxAround(point, room)
    return { box, cost: CHIP_STRAYED * strayed(box, (other) => other === part) }
  })
}

/** Where everything is drawn larger than on a desktop, only strongholds are named: zoom in to read the others. */
function placeNames(nameOf: (territory: TerritoryId) => string, size: number): readonly Name[] {
  const named = TERRITORIES.filter((territory) => size <= 1 || kindOf(territory) === 'stronghold')
  const names = named.map((territory) => choicesOf(territory, nameOf(territory), LETTERS * size))
  const rooms = PARTS.map((part) => roomIn(part, size))
  const settled = settle<Choice | (Name & Choice)>([...names, ...rooms])
  return settled.flatMap((choice) => (choice !== undefined && 'lines' in choice ? choice : []))
}

const known = new WeakMap<Translator, Map<number, readonly Name[]>>()

/** In a language, for drawings of a size. */
export function namesIn(say: Translator, size: number): readonly Name[] {
  const sizes = known.get(say) ?? new Map<number, readonly Name[]>()
  known.set(say, sizes)
  const names = sizes.get(size) ?? placeNames((territory) => say.name('territory', territory), size)
  sizes.set(size, names)
  return names
}
