// Puts the named icons of game-icons.net into the bundle, and no other: `virtual:game-icons/SET` exports the outline
// of each icon of a set by its name.

import { icons as collection } from '@iconify-json/game-icons'
import type { Plugin } from 'vite'
import { CLASSIC_ICONS } from '../src/classic/icons.ts'
import { ART_ICONS } from '../src/imperium/cards/art.ts'
import { EMBLEMS } from '../src/ui/emblems.ts'

const PREFIX = 'virtual:game-icons/'

const SETS: { readonly [set: string]: readonly string[] } = {
  emblems: EMBLEMS,
  art: ART_ICONS,
  classic: CLASSIC_ICONS,
}

export const gameIcons = (): Plugin => ({
  name: 'game-icons',
  resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
  load(id) {
    if (!id.startsWith(`\0${PREFIX}`)) return undefined
    const set = id.slice(PREFIX.length + 1)
    const names = SETS[set]
    if (names === undefined) throw new Error(`there is no set of icons "${set}"`)
    const outlines = Object.fromEntries(names.map((name) => [name, outline(name)]))
    return `export const outlines = ${JSON.stringify(outlines)}`
  },
})

/** The drawing within 512 × 512; every icon of the collection is one path. */
function outline(name: string): string {
  const [, path] = / d="([^"]+)"/.exec(collection.icons[name]?.body ?? '') ?? []
  if (path === undefined) throw new Error(`game-icons.net has no icon "${name}"`)
  return path
}
