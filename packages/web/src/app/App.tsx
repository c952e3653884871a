// The site: which page is shown, in which language and how calmly.

import { type ReactNode, useEffect } from 'react'
import { Start } from '../start/Start.tsx'
import { ReplayPage } from './ReplayPage.tsx'
import { useRoute } from './route.ts'
import { Stumble } from './Stumble.tsx'
import { useSettings } from './settings.ts'
import { TablePage } from './TablePage.tsx'

export function App(): ReactNode {
  const route = useRoute()
  const { language, motion } = useSettings()
  useEffect(() => {
    document.documentElement.lang = language
    document.documentElement.dataset.motion = motion
  }, [language, motion])
  return (
    <Stumble key={location.hash}>
      {route.page === 'start' && <Start />}
      {route.page === 'table' && <TablePage key={route.id} id={route.id} />}
      {route.page === 'replay' && <ReplayPage key={route.id} id={route.id} />}
    </Stumble>
  )
}
