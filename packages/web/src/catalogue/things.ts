// What the catalog lists: the components of all boxes, each once. Each family's adapter adds to their names and texts.

import type { Component, Translator } from '@sietch/i18n'
import type { ComponentType, ReactNode } from 'react'
import type { Told } from '../ui/AboutLayer.tsx'
import type { Subject } from '../ui/pointer.ts'

/** A core box, with the id of its game, or a module for it. */
export type Box = {
  /** In addresses: the game, and the module behind a dot. */
  readonly id: string
  readonly game: string
  readonly module?: string
  /** What is then in play, as the translator knows it. */
  readonly key: string
  /** What it is added to, known so. */
  readonly beyond?: string
}

/** How a family of games shows its components. */
export type GameCatalogue = {
  /** The core box of a game, then its modules. */
  boxesOf(game: string): readonly Box[]
  picture(say: Translator, subject: Subject): ReactNode
  tell(say: Translator, subject: Subject): Told | undefined
  /** The sign of something that is filtered by. */
  readonly Sign: ComponentType<Sign>
}

type Sign = { readonly kind: string; readonly id: string }

/** A property that components can share. */
export type Mark = {
  readonly facet: string
  /** Of what kind its name is; a number has none. */
  readonly kind?: string
  readonly id: string
}

export type Thing = Component & {
  /** Its words and its drawing are those of this box. */
  readonly key: string
  readonly family: GameCatalogue
  /** The ids of all boxes with an identical copy. */
  readonly boxes: readonly string[]
  readonly marks: readonly Mark[]
  /** Unique within the catalog. */
  readonly subject: Subject
  /** Everything that it can be found by, in small letters. */
  readonly words: string
}

/** Components by what is printed on them: identical copies in several boxes are one. */
export type Things = Map<string, Thing>

export function addThing(
  things: Things,
  component: Component,
  { box, family }: { readonly box: Box; readonly family: GameCatalogue },
  marks: readonly Mark[],
): void {
  const same = printed(component)
  const known = things.get(same)
  if (known === undefined) {
    const subject = { kind: component.kind, id: `${box.key} ${component.id}` }
    const words = plain(wordsOf(component))
    things.set(same, { ...component, key: box.key, family, boxes: [box.id], marks, subject, words })
    return
  }
  // A module has what it adds to its core box.
  if (known.boxes.includes(box.id) || known.boxes.includes(box.game)) return
  things.set(same, { ...known, boxes: [...known.boxes, box.id] })
}

/** All that tells one component from another. */
const printed = ({ custom: _, id: __, copies: ___, ...rest }: Component): string => JSON.stringify(rest)

export const wordsOf = ({ name, text, labels }: Component): string =>
  [name, ...Object.values(labels), ...Object.values(text)].join(' ')

/** Normalized as people type: no capitals, no accents, one kind of apostrophe. */
export const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/(?<![иі])\u0306|[\u0300-\u0305\u0307\u0309-\u036F]|(?<!і)\u0308/g, '')
    .normalize('NFC')
    .replaceAll('ł', 'l')
    .replaceAll('ʼ', "'")
    .replaceAll('’', "'")

/** What an address means; of those that bear one id in several boxes the one of this box, or else the first. */
export function findThing(things: readonly Thing[], { kind, id }: Subject, box?: string): Thing | undefined {
  const named = things.filter((thing) => thing.kind === kind && thing.id === id)
  return named.find(({ boxes }) => box !== undefined && boxes.includes(box)) ?? named[0]
}
