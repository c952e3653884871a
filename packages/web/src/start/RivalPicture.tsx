// What is printed for a Rival, as the catalog draws it. Fetched when someone chooses one.

import { translator } from '@sietch/i18n'
import { type ReactNode, useEffect, useState } from 'react'
import { useSettings } from '../app/settings.ts'
import type { GameCatalogue } from '../catalogue/things.ts'
import { loadCatalogues } from '../games/catalogues.ts'

type Props = { readonly game: string; readonly id: string }

export function RivalPicture({ game, id }: Props): ReactNode {
  const { language } = useSettings()
  const [family, setFamily] = useState<GameCatalogue | null>(null)
  useEffect(() => void loadCatalogues([game]).then(([found]) => setFamily(found?.family ?? null)), [game])
  const key = family?.boxesOf(game).find(({ module }) => module === undefined)?.key
  if (family === null || key === undefined) return null
  return (
    <span className="setup-rival-card">
      {family.picture(translator(language, key), { kind: 'rival', id })}
    </span>
  )
}
