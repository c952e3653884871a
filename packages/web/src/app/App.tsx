// The site: which page is shown, in which language and how calmly.

import { lazy, type ReactNode, Suspense, useEffect } from 'react'
import { Outdated } from '../online/Outdated.tsx'
import { Start } from '../start/Start.tsx'
import { Loading } from './Notice.tsx'
import { ReplayPage } from './ReplayPage.tsx'
import { type Route, useRoute } from './route.ts'
import { Stumble } from './Stumble.tsx'
import { useSettings } from './settings.ts'
import { TablePage } from './TablePage.tsx'

/** Who plays alone does not fetch what it takes to play together. */
const OnlinePages = lazy(async () => ({ default: (await import('../online/Pages.tsx')).Pages }))
const Catalogue = lazy(async () => ({
  default: (await import('../catalogue/CataloguePage.tsx')).CataloguePage,
}))

export function App(): ReactNode {
  const route = useRoute()
  const { language, motion, size } = useSettings()
  useEffect(() => {
    document.documentElement.lang = language
    document.documentElement.dataset.motion = motion
    document.documentElement.dataset.size = size
  }, [language, motion, size])
  return (
    <>
      <Stumble key={'id' in route ? route.id : route.page}>{pageOf(route)}</Stumble>
      <Outdated />
    </>
  )
}

function pageOf(route: Route): ReactNode {
  switch (route.page) {
    case 'start':
      return <Start />
    case 'table':
      return <TablePage key={route.id} id={route.id} />
    case 'replay':
      return <ReplayPage key={route.id} id={route.id} step={route.step ?? 0} />
    case 'catalogue':
      return (
        <Suspense fallback={<Loading />}>
          <Catalogue />
        </Suspense>
      )
    default:
      return (
        <Suspense fallback={<Loading />}>
          <OnlinePages route={route} />
        </Suspense>
      )
  }
}
