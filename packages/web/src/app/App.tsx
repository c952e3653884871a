// The site: which page is shown, in which language and how calmly.

import { lazy, type ReactNode, Suspense, useEffect } from 'react'
import { Outdated } from '../online/Outdated.tsx'
import { Start } from '../start/Start.tsx'
import { Held } from './Held.tsx'
import { Loading } from './Notice.tsx'
import { type Route, useRoute } from './route.ts'
import { Stumble } from './Stumble.tsx'
import { useSettings } from './settings.ts'

/** The start page fetches none of what the others need; who plays alone, nothing of what it takes to play together. */
const TablePage = lazy(async () => ({ default: (await import('./TablePage.tsx')).TablePage }))
const ReplayPage = lazy(async () => ({ default: (await import('./ReplayPage.tsx')).ReplayPage }))
const OnlinePages = lazy(async () => ({ default: (await import('../online/Pages.tsx')).Pages }))
const RulesPage = lazy(async () => ({ default: (await import('../help/RulesPage.tsx')).RulesPage }))
const LearnPage = lazy(async () => ({ default: (await import('../learn/LearnPage.tsx')).LearnPage }))
const GamePage = lazy(async () => ({ default: (await import('../learn/GamePage.tsx')).GamePage }))
const LessonPage = lazy(async () => ({ default: (await import('../learn/LessonPage.tsx')).LessonPage }))
const PuzzlePage = lazy(async () => ({ default: (await import('../learn/PuzzlePage.tsx')).PuzzlePage }))
const CataloguePage = lazy(async () => ({
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
      <Stumble key={'id' in route ? route.id : route.page}>
        <Suspense fallback={<Loading />}>{pageOf(route)}</Suspense>
      </Stumble>
      <Outdated />
      <Held />
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
    case 'learn':
      return <LearnPage />
    case 'lesson':
      return <LessonPage key={route.id} id={route.id} />
    case 'game':
      return <GamePage key={route.id} id={route.id} />
    case 'puzzle':
      return <PuzzlePage key={route.id} id={route.id} />
    case 'catalogue':
      return <CataloguePage />
    case 'rules':
      return <RulesPage rest={route.rest} />
    default:
      return <OnlinePages route={route} />
  }
}
