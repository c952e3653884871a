// The Nexus: who is allied, who has proposed to whom, and who is still thinking.

import type { ReactNode } from 'react'
import { useWords } from '../../app/words.ts'
import { pendingOf, seated, talkAbout, useClassic } from '../useClassic.ts'
import { Panel } from './Panel.tsx'
import { Others, Proposals } from './Proposals.tsx'
import { Who } from './Who.tsx'

export function Nexus(): ReactNode {
  const { view, say, own } = useClassic()
  const w = useWords()
  const nexus = talkAbout(view, 'alliances')
  if (nexus === undefined) return null
  const alone = seated(view).filter(({ seat }) => !view.alliances.flat().includes(seat))
  return (
    <Panel title={say.name('term', 'nexus')} about={{ kind: 'term', id: 'nexus' }} className="nexus">
      <Proposals proposals={nexus.proposals} verb={w('page.classic.proposes')} />
      <Alliances />
      {alone.length > 0 && (
        <div className="nexus-alone">
          <small>{w('page.classic.alone')}</small>
          <Others seats={alone.flatMap(({ seat }) => (seat === own?.seat ? [] : seat))} />
        </div>
      )}
      <StillTalking />
    </Panel>
  )
}

/** After a random deal: who wants whose faction. */
export function Swap(): ReactNode {
  const { view, own } = useClassic()
  const w = useWords()
  const swap = talkAbout(view, 'factions')
  if (swap === undefined) return null
  return (
    <Panel title={w('page.classic.swap')} className="nexus">
      <Proposals proposals={swap.proposals} verb={w('page.classic.swap.proposes')} />
      <Others seats={seated(view).flatMap(({ seat }) => (seat === own?.seat ? [] : seat))} />
      <StillTalking />
    </Panel>
  )
}

function StillTalking(): ReactNode {
  const { view } = useClassic()
  const w = useWords()
  const { waiting } = pendingOf(view, 'negotiation') ?? { waiting: [] }
  if (waiting.length === 0) return null
  return (
    <p className="nexus-alone">
      <small>{w('page.classic.nexus.waiting')}</small>
      {waiting.map((seat) => (
        <Who key={seat} seat={seat} />
      ))}
    </p>
  )
}

/** In full, or by their emblems alone. */
export function Alliances({ isShort = false }: { readonly isShort?: boolean }): ReactNode {
  const { view, say } = useClassic()
  if (view.alliances.length === 0) return null
  return (
    <ul className={`alliances ${isShort ? 'alliances-short' : ''}`} aria-label={say.name('term', 'alliance')}>
      {view.alliances.map((members) => (
        <li key={members.join()}>
          {members.map((seat) => (
            <Who key={seat} seat={seat} isShort={isShort} />
          ))}
        </li>
      ))}
    </ul>
  )
}
