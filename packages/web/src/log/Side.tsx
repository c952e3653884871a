// Beside the table: the log, and what people who play together have there.

import type { ReactNode } from 'react'
import { useWords } from '../app/words.ts'
import { useCompany } from '../table/company.tsx'
import { useMark } from '../ui/mark.ts'
import { Log } from './Log.tsx'
import './side.css'

export function Side(): ReactNode {
  const w = useWords()
  const { pages, open, show } = useCompany()
  const shown = pages.find(({ id }) => id === open)
  useMark('side-turned', shown !== undefined)
  if (pages.length === 0) return <Log />
  return (
    <div className="side">
      <div className="side-tabs" role="tablist" aria-label={w('page.side')}>
        {[{ id: null, name: w('page.log'), news: 0 }, ...pages].map(({ id, name, news }) => (
          <button
            key={id}
            type="button"
            role="tab"
            aria-selected={id === (shown?.id ?? null)}
            aria-controls="side-page"
            aria-label={news > 0 ? w('page.tab.news', { name, n: news }) : undefined}
            onClick={() => show(id)}
          >
            {name}
            {news > 0 && <b>{news}</b>}
          </button>
        ))}
      </div>
      <div className="side-page" id="side-page" role="tabpanel" aria-label={shown?.name ?? w('page.log')}>
        {shown?.page ?? <Log />}
      </div>
    </div>
  )
}
