// The catalog over a table: what is in play there, without leaving the table. A separate tab has all boxes.

import { type ReactNode, useCallback, useMemo, useState } from 'react'
import { hashOf } from '../app/route.ts'
import { useSettings } from '../app/settings.ts'
import { useWords } from '../app/words.ts'
import { FACETS, loadCatalogues, marksOf } from '../games/catalogues.ts'
import { useMoment } from '../table/context.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { Catalogue } from './Catalogue.tsx'
import { type Source, useCollected } from './collect.ts'
import { BOX, EVERYTHING, GROUP } from './filters.ts'

const ORDER = [BOX, GROUP, ...FACETS]

/** The box of everything that is in play, as no other is called. */
const TABLE = 'table'

export function CatalogueDialog({ onClose }: { onClose(): void }): ReactNode {
  const w = useWords()
  const { language } = useSettings()
  const { table, game, snapshot, say } = useMoment()
  const [filters, setFilters] = useState(EVERYTHING)
  const load = useCallback(() => sourcesOf(table.setup.game, say.box), [table.setup.game, say.box])
  const collected = useCollected(load, language, marksOf)
  const { view } = snapshot
  const inPlay = useMemo(() => {
    const { things, boxes } = collected
    return {
      ...collected,
      boxes: boxes.filter(({ id }) => id !== TABLE),
      things: things.flatMap((thing) => {
        const { kind, id, boxes: all } = thing
        if (!all.includes(TABLE) || game.isInPlay?.(view, { kind, id }) === false) return []
        const others = all.filter((box) => box !== TABLE)
        return [{ ...thing, boxes: others.length === 0 ? [table.setup.game] : others, subject: { kind, id } }]
      }),
    }
  }, [collected, game, view, table.setup.game])
  return (
    <Dialog title={w('page.catalogue')} className="catalogue-dialog" onClose={onClose}>
      <Catalogue collected={inPlay} order={ORDER} filters={filters} onFilters={setFilters}>
        <a
          className="button button-quiet catalogue-all"
          href={hashOf({ page: 'catalogue', rest: '' })}
          target="_blank"
          rel="noreferrer"
        >
          {w('page.catalogue.all')}
        </a>
      </Catalogue>
    </Dialog>
  )
}

/** The boxes in play, then their combination. */
async function sourcesOf(game: string, key: string): Promise<readonly Source[]> {
  const [, ...modules] = key.split('+')
  return (await loadCatalogues([game])).flatMap(({ family }) => {
    const boxes = family
      .boxesOf(game)
      .filter(({ module }) => module === undefined || modules.includes(module))
    return [...boxes, { id: TABLE, game: TABLE, key }].map((box) => ({ box, family }))
  })
}
