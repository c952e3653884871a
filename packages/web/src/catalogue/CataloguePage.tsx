// The catalog as a separate page: the search and the enlarged item are in the address.

import type { ReactNode } from 'react'
import { LanguageSwitch } from '../app/LanguageSwitch.tsx'
import { hashOf } from '../app/route.ts'
import { useSettings } from '../app/settings.ts'
import { useWords } from '../app/words.ts'
import { FACETS, loadCatalogues, marksOf } from '../games/catalogues.ts'
import { HelpButton } from '../help/HelpButton.tsx'
import { HelpLayer } from '../help/HelpLayer.tsx'
import { AboutLayer } from '../ui/AboutLayer.tsx'
import { isSame, type Subject, useReading } from '../ui/pointer.ts'
import { Catalogue } from './Catalogue.tsx'
import { type Source, useCollected } from './collect.ts'
import { factsOf } from './facts.ts'
import { BOX, GROUP } from './filters.ts'
import { wordsOfBox } from './names.ts'
import { useAddress } from './useAddress.ts'

const ORDER = [BOX, GROUP, ...FACETS]

async function everything(): Promise<readonly Source[]> {
  const games = await loadCatalogues()
  return games.flatMap(({ game, family }) => family.boxesOf(game).map((box) => ({ box, family })))
}

export function CataloguePage(): ReactNode {
  const w = useWords()
  const { language } = useSettings()
  const collected = useCollected(everything, language, marksOf)
  const { filters, setFilters } = useAddress(collected)
  const { enlarged } = useReading()
  const find = (subject: Subject | undefined) =>
    subject && collected.things.find((one) => isSame(one.subject, subject))
  const tell = (subject: Subject) => {
    // Icons on a component are explained as in its game.
    const isSign = subject.kind === 'sign'
    const thing = find(isSign ? enlarged?.list[enlarged.index] : subject)
    if (thing === undefined) return undefined
    const told = thing.family.tell(wordsOfBox(language, thing.key), isSign ? subject : thing)
    const [game = ''] = thing.key.split('+')
    return told && { ...told, game, facts: [...factsOf(w, thing, collected.boxes), ...told.facts] }
  }
  return (
    <main className="catalogue-page">
      <Catalogue
        collected={collected}
        order={ORDER}
        filters={filters}
        onFilters={setFilters}
        head={
          <>
            <a className="catalogue-home" href={hashOf({ page: 'start' })}>
              Sietch
            </a>
            <h1>{w('page.catalogue')}</h1>
          </>
        }
      >
        <LanguageSwitch />
        <HelpButton />
      </Catalogue>
      <AboutLayer tell={tell} />
      <HelpLayer />
    </main>
  )
}
