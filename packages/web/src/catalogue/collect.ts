// Writing out every component of every box takes a while. It is done a little at a time, so that the page stays quick:
// first in the language of the page, then in English, by which everything is found, too.

import { type Component, eachComponent, type Language, translator } from '@sietch/i18n'
import { useEffect, useState } from 'react'
import {
  type Box,
  type GameCatalogue,
  type Listing,
  type Mark,
  type Thing,
  thingsOf,
  wordsOf,
} from './things.ts'

export type Source = { readonly box: Box; readonly family: GameCatalogue }

export type Collected = {
  readonly things: readonly Thing[]
  readonly boxes: readonly Box[]
  /** Nothing more will come. */
  readonly isComplete: boolean
}

/** So long the page may be kept waiting, in milliseconds. */
const SLICE = 8

/** All things, again and again as there are more of them. */
export async function* collect(
  sources: readonly Source[],
  language: Language,
  marksOf: (component: Component) => readonly Mark[],
): AsyncGenerator<readonly Thing[]> {
  const listings: Listing[] = []
  for (const source of sources) {
    listings.push({ ...source, components: await written(source.box, language) })
    yield thingsOf(listings, { marksOf })
  }
  if (language === 'en') return
  const english = new Map<string, string>()
  for (const { box } of sources) {
    for (const component of await written(box, 'en')) english.set(keyOf(box, component), wordsOf(component))
  }
  const alsoSaid = (box: Box, component: Component) => english.get(keyOf(box, component)) ?? ''
  yield thingsOf(listings, { marksOf, alsoSaid })
}

const keyOf = ({ id: box }: Box, { kind, id }: Component): string => `${box} ${kind} ${id}`

async function written({ key }: Box, language: Language): Promise<readonly Component[]> {
  const components: Component[] = []
  let since = performance.now()
  for (const component of eachComponent(translator(language, key))) {
    components.push(component)
    if (performance.now() - since < SLICE) continue
    await new Promise((resolve) => setTimeout(resolve))
    since = performance.now()
  }
  return components
}

const NOTHING: Collected = { things: [], boxes: [], isComplete: false }

/** `load` must stay the same function as long as the same is meant. */
export function useCollected(
  load: () => Promise<readonly Source[]>,
  language: Language,
  marksOf: (component: Component) => readonly Mark[],
): Collected {
  const [collected, setCollected] = useState(NOTHING)
  useEffect(() => {
    let hasLeft = false
    const gather = async () => {
      const sources = await load()
      const boxes = sources.map(({ box }) => box)
      for await (const things of collect(sources, language, marksOf)) {
        if (hasLeft) return
        setCollected({ things, boxes, isComplete: false })
      }
      setCollected((latest) => ({ ...latest, isComplete: true }))
    }
    void gather()
    return () => {
      hasLeft = true
    }
  }, [load, language, marksOf])
  return collected
}
