// The site: which page is shown, in which language and how calmly.

import { type ReactNode, Suspense, useEffect } from 'react'
import { Outdated } from '../online/Outdated.tsx'
import { Start } from '../start/Start.tsx'
import { Held } from './Held.tsx'
import { lazily } from './lazily.ts'
import { Loading } from './Notice.tsx'
import { type Route, useRoute } from './route.ts'
import { Stumble } from './Stumble.tsx'
import { useSettings } from './settings.ts'

/** The start page loads nothing that only other pages need; solo play loads nothing of online play. */
const TablePage = lazily(async () => (await import('./TablePage.tsx')).TablePage)
const ReplayPage = lazily(async () => (await import('./ReplayPage.tsx')).ReplayPage)
const OnlinePages = lazily(async () => (await import('../online/Pages.tsx')).Pages)
const RulesPage = lazily(async () => (await import('../help/RulesPage.tsx')).RulesPage)
const LearnPage = lazily(async () => (await import('../learn/LearnPage.tsx')).LearnPage)
const GamePage = lazily(async () => (await import('../learn/GamePage.tsx')).GamePage)
const LessonPage = lazily(async () => (await import('../learn/LessonPage.tsx')).LessonPage)
const PuzzlePage = lazily(async () => (await import('../learn/PuzzlePage.tsx')).PuzzlePage)
const CataloguePage = lazily(async () => (await import('../catalogue/CataloguePage.tsx')).CataloguePage)

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
