// The choice of Leaders, on its own screen: all options with both abilities in words, who sits where and who chooses
// next. If there are too many to show all the text, the focused one is shown in full beside them. A Leader is picked
// first and then confirmed.

import { type CSSProperties, type ReactNode, useState } from 'react'
import { useWords } from '../../app/words.ts'
import { useTable } from '../../table/context.tsx'
import { OwnTime } from '../../table/OwnTime.tsx'
import { Button } from '../../ui/Button.tsx'
import { useTeamName } from '../teams/useTeamName.ts'
import { useImperium } from '../useImperium.ts'
import { Chooser } from './Chooser.tsx'
import { choosingOrder, offeredLeaders } from './choosing.ts'
import { LeaderFace, LeaderWords } from './LeaderFace.tsx'
import './leader-choice.css'

/** A few lie in one row, more in two. */
const rowsFor = (leaders: number): number => (leaders > 5 ? 2 : 1)

/** More than these do not fit in a window with all their text. */
const MOST_AT_LARGE = 10

export function LeaderChoice(): ReactNode {
  const { table, snapshot, view, content, say } = useImperium()
  const w = useWords()
  const [picked, setPicked] = useState<string | null>(null)
  const [looked, setLooked] = useState<string | null>(null)
  const { shown, choose } = useTable()
  const offered = offeredLeaders(snapshot, table.setup, content)
  const isAsked = shown.ahead === 0 && offered.some(({ key }) => key !== undefined)
  const chosen = isAsked ? offered.find(({ id, key }) => id === picked && key !== undefined) : undefined
  const teamName = useTeamName()
  const choosing = snapshot.decisions.find(({ kind }) => kind === 'leader')?.seat
  const team = choosing === undefined ? undefined : teamName(choosing)
  const isMany = offered.length > MOST_AT_LARGE
  const large = looked ?? chosen?.id ?? offered[0]?.id
  return (
    <section
      className={`leaders ${isMany ? 'leaders-many' : ''}`}
      aria-label={w(isAsked ? 'page.leaders.choose' : 'page.leaders.wait')}
    >
      <header className="leaders-head">
        <h2>
          {w(isAsked ? 'page.leaders.choose' : 'page.leaders.wait')}
          {team !== undefined && <small className="leaders-team">{team}</small>}
        </h2>
        <OwnTime />
        <ol className="leaders-seats" aria-label={w('page.leaders.order')}>
          {choosingOrder(view).map((seat) => (
            <Chooser key={seat} seat={seat} />
          ))}
        </ol>
      </header>
      <div className="leaders-middle">
        <ul
          className="leaders-offer"
          style={{ '--columns': Math.ceil(offered.length / rowsFor(offered.length)) } as CSSProperties}
          // On a phone they are scrolled to, also while others choose.
          tabIndex={isAsked ? undefined : 0}
          onPointerLeave={() => setLooked(null)}
          onBlur={() => setLooked(null)}
        >
          {offered.map((leader) => (
            <LeaderFace
              key={leader.id}
              leader={leader}
              isPicked={leader.id === chosen?.id}
              isOpen={isAsked && leader.key !== undefined}
              onPick={() => setPicked(leader.id)}
              onLook={() => setLooked(leader.id)}
            />
          ))}
        </ul>
        {isMany && large !== undefined && (
          // Each Leader already says all this to screen readers.
          <div className="leader-large" aria-hidden="true">
            <LeaderWords id={large} isLarge />
          </div>
        )}
      </div>
      <footer className="leaders-foot">
        <Button
          look="primary"
          disabled={chosen?.key === undefined}
          onClick={() => chosen?.key !== undefined && choose(chosen.key)}
        >
          {chosen === undefined
            ? w(isAsked ? 'page.leaders.pick' : 'page.leaders.wait')
            : w('page.leaders.play', { leader: say.name('leader', chosen.id) })}
        </Button>
      </footer>
    </section>
  )
}
