// The battle plan on one sheet: what is played, what it costs, what is known about the other side, and the likely
// result. It can be changed until it is locked. On a phone, it takes up the whole screen.

import { type ReactNode, useState } from 'react'
import { useWords } from '../../app/words.ts'
import { Chip } from '../../decision/Chip.tsx'
import { useClassic } from '../useClassic.ts'
import { planOf } from './draft.ts'
import { FoeKnown } from './FoeKnown.tsx'
import { foeOf } from './foe.ts'
import { OwnPlan } from './OwnPlan.tsx'
import { firstGuess, fittedGuess, type Guess, outlookOf } from './outlook.ts'
import { type Desk, useDesk } from './PlanDesk.tsx'
import { Reckoning } from './Reckoning.tsx'
import { WhatIf } from './WhatIf.tsx'
import './plan-sheet.css'

export function PlanSheet(): ReactNode {
  const desk = useDesk()
  return desk === null || desk.isAside ? null : <Sheet desk={desk} />
}

function Sheet({ desk }: { readonly desk: Desk }): ReactNode {
  const { view, say, names } = useClassic()
  const w = useWords()
  const { battle, sheet, seat, side, draft, isLocked, besides } = desk
  const foe = foeOf(view, battle, sheet, seat)
  const [guessed, setGuessed] = useState<Guess | null>(null)
  const guess = guessed === null ? firstGuess(foe) : fittedGuess(foe, guessed)
  const plan = planOf(draft)
  const title = w('page.plan.title', { territory: say.name('territory', battle.territory) })
  return (
    <section className="plan-sheet" aria-label={title} data-locked={isLocked || undefined}>
      <header className="plan-head">
        <div>
          <h2>{title}</h2>
          <p>
            {w('page.plan.sides', {
              side: side === 0 ? 'aggressor' : 'defender',
              own: sheet.group.forces + sheet.group.elite,
              name: names[foe.seat] ?? '',
              theirs: foe.forces + foe.elite,
            })}
          </p>
        </div>
        <button type="button" className="action" data-tool="cancel" onClick={() => desk.putAside(true)}>
          {w('page.plan.aside')}
        </button>
      </header>
      <div className="plan-body">
        <OwnPlan desk={desk} />
        <div className="plan-theirs" data-house={view.players[foe.seat]?.faction}>
          <FoeKnown foe={foe} battle={battle} side={side} />
          <WhatIf foe={foe} guess={guess} guessed={setGuessed} />
        </div>
      </div>
      <footer className="plan-foot">
        <Reckoning desk={desk} foe={foe} outlook={plan && outlookOf(plan, side, foe, guess)} />
        <div className="plan-buttons">
          <small>{w('page.plan.revealed', { first: String(!battle.committed[side === 0 ? 1 : 0]) })}</small>
          {besides.map((option) => (
            <Chip key={option.key} option={option} />
          ))}
          <button type="button" className="action" onClick={desk.clear} disabled={isLocked}>
            {w('page.plan.clear')}
          </button>
          <button
            type="button"
            className="action primary plan-lock"
            data-option="plan"
            disabled={plan === undefined || isLocked}
            onClick={desk.lock}
          >
            <Lock /> {w(isLocked ? 'page.plan.locking' : 'page.plan.lock')}
          </button>
        </div>
      </footer>
    </section>
  )
}

const Lock = (): ReactNode => (
  <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M6 10V8a6 6 0 0 1 12 0v2h1v11H5V10Zm2 0h8V8a4 4 0 0 0-8 0Z" fill="currentColor" />
  </svg>
)
