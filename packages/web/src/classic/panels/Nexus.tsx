// The Nexus: who is allied, who has proposed to whom, and who is still thinking.

import type { ReactNode } from 'react'
import { useWords } from '../../app/words.ts'
import { pendingOf, seated, useClassic } from '../useClassic.ts'
import { Panel } from './Panel.tsx'
import { Who } from './Who.tsx'

export function Nexus(): ReactNode {
  const { view, say, own } = useClassic()
  const w = useWords()
  const nexus = pendingOf(view, 'nexus')
  if (nexus === undefined) return null
  const alone = seated(view).filter(({ seat }) => !view.alliances.flat().includes(seat))
  return (
    <Panel title={say.name('term', 'nexus')} className="nexus">
      {[...new Set(nexus.proposals.map(({ from }) => from))].map((from) => {
        const asked = nexus.proposals.filter((proposal) => proposal.from === from).map(({ to }) => to)
        return (
          <p key={from} className={`nexus-proposal ${own && asked.includes(own.seat) ? 'to-viewer' : ''}`}>
            <Who seat={from} /> <span className="unseen">{w('page.classic.proposes')}</span>
            <span aria-hidden="true">→</span>
            {asked.map((to) => (
              <Who key={to} seat={to} isShort={asked.length > 1} />
            ))}
          </p>
        )
      })}
      <Alliances />
      {alone.length > 0 && (
        <p className="nexus-alone">
          <small>{w('page.classic.alone')}</small>
          {alone.map(({ seat }) => (
            <Who key={seat} seat={seat} />
          ))}
        </p>
      )}
      {nexus.waiting.length > 0 && (
        <p className="nexus-alone">
          <small>{w('page.classic.nexus.waiting')}</small>
          {nexus.waiting.map((seat) => (
            <Who key={seat} seat={seat} />
          ))}
        </p>
      )}
    </Panel>
  )
}

export function Alliances(): ReactNode {
  const { view, say } = useClassic()
  if (view.alliances.length === 0) return null
  return (
    <ul className="alliances" aria-label={say.name('term', 'alliance')}>
      {view.alliances.map((members) => (
        <li key={members.join()}>
          {members.map((seat) => (
            <Who key={seat} seat={seat} />
          ))}
        </li>
      ))}
    </ul>
  )
}
