// The choice of Leaders, a screen of its own: all that can be chosen with both abilities in words, who sits where and who
// chooses next. A Leader is picked first and then confirmed.

import { type CSSProperties, type ReactNode, useState } from 'react'
import { useWords } from '../../app/words.ts'
import { useTable } from '../../table/context.tsx'
import { Button } from '../../ui/Button.tsx'
import { useImperium } from '../useImperium.ts'
import { Chooser } from './Chooser.tsx'
import { choosingOrder, offeredLeaders } from './choosing.ts'
import { LeaderFace } from './LeaderFace.tsx'
import './leader-choice.css'

/** A few lie in one row, more in two. */
const rowsFor = (leaders: number): number => (leaders > 5 ? 2 : 1)

export function LeaderChoice(): ReactNode {
  const { table, snapshot, view, content, say } = useImperium()
  const w = useWords()
  const [picked, setPicked] = useState<string | null>(null)
  const { ahead } = useTable().shown
  const offered = offeredLeaders(snapshot, table.setup, content)
  const isAsked = ahead === 0 && offered.some(({ key }) => key !== undefined)
  const chosen = isAsked ? offered.find(({ id, key }) => id === picked && key !== undefined) : undefined
  return (
    <section className="leaders" aria-label={w(isAsked ? 'page.leaders' : 'page.leaders.wait')}>
      <header className="leaders-head">
        <h2>{w(isAsked ? 'page.leaders' : 'page.leaders.wait')}</h2>
        <ol className="leaders-seats" aria-label={w('page.leaders.order')}>
          {choosingOrder(view).map((seat) => (
            <Chooser key={seat} seat={seat} />
          ))}
        </ol>
      </header>
      <ul
        className="leaders-offer"
        style={{ '--columns': Math.ceil(offered.length / rowsFor(offered.length)) } as CSSProperties}
      >
        {offered.map((leader) => (
          <li key={leader.id}>
            <LeaderFace
              leader={leader}
              isPicked={leader.id === chosen?.id}
              isOpen={isAsked && leader.key !== undefined}
              onPick={() => setPicked(leader.id)}
            />
          </li>
        ))}
      </ul>
      <footer className="leaders-foot">
        <Button
          look="primary"
          disabled={chosen?.key === undefined}
          onClick={() => chosen?.key !== undefined && table.choose(chosen.key)}
        >
          {chosen === undefined
            ? w(isAsked ? 'page.leaders.pick' : 'page.leaders.wait')
            : w('page.leaders.play', { leader: say.name('leader', chosen.id) })}
        </Button>
      </footer>
    </section>
  )
}
