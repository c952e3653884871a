// Writing out every component of every box takes a while. It is done in small steps, so that the page stays responsive:
// first in the page's language, then in English, which can also be searched.

import { type Component, eachComponent, type Language, translator } from '@sietch/i18n'
import { useEffect, useState } from 'react'
import {
  addThing,
  type Box,
  type GameCatalogue,
  type Mark,
  plain,
  type Thing,
  type Things,
  wordsOf,
} from './things.ts'

export type Source = { readonly box: Box; readonly family: GameCatalogue }

export type Collected = {
  readonly things: readonly Thing[]
  readonly boxes: readonly Box[]
  /** Nothing more will come. */
  readonly isComplete: boolean
}

/** How long the page may be blocked, in milliseconds. */
const SLICE = 8

/** Yields to the page whenever it has been blocked long enough. */
function breather(): () => Promise<void> | undefined {
  let since = performance.now()
  return () => {
    if (performance.now() - since < SLICE) return undefined
    return new Promise((resolve) => {
      setTimeout(() => {
        since = performance.now()
        resolve()
      })
    })
  }
}

/** All components, yielded again as more become available. */
export async function* collect(
  sources: readonly Source[],
  language: Language,
  marksOf: (component: Component) => readonly Mark[],
): AsyncGenerator<readonly Thing[]> {
  const things: Things = new Map()
  const breathe = breather()
  for (const source of sources) {
    const { key, beyond } = source.box
    for (const component of eachComponent(translator(language, key), beyond)) {
      addThing(things, component, source, marksOf(component))
      await breathe()
    }
    yield [...things.values()]
  }
  if (language === 'en') return
  const english = new Map<string, string>()
  for (const { box } of sources) {
    for (const component of eachComponent(translator('en', box.key), box.beyond)) {
      english.set(`${box.key} ${component.kind} ${component.id}`, plain(wordsOf(component)))
      await breathe()
    }
  }
  yield [...things.values()].map((thing) => {
    const also = english.get(`${thing.key} ${thing.kind} ${thing.id}`) ?? ''
    return { ...thing, words: `${thing.words} ${also}` }
  })
}

const NOTHING: Collected = { things: [], boxes: [], isComplete: false }

/** `load` must stay the same function for the same content. */
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
