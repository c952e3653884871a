// Facts about a component besides what is printed on it: what it is, where it comes from, how many there are.

import type { Words } from '@sietch/i18n/page'
import type { Told } from '../ui/AboutLayer.tsx'
import { BOX, GROUP } from './filters.ts'
import { boxName, facetName, groupName } from './names.ts'
import type { Box, Thing } from './things.ts'

export function factsOf(w: Words, { group, boxes, copies }: Thing, all: readonly Box[]): Told['facts'] {
  const names = all.filter(({ id }) => boxes.includes(id)).map((box) => boxName(w, box, all))
  return [
    { label: facetName(w, GROUP), text: groupName(w, group) },
    { label: facetName(w, BOX), text: names.join(' · ') },
    ...(copies > 1 ? [{ label: w('page.catalogue.copies'), text: String(copies) }] : []),
  ]
}
