// What the viewer wants to be asked about, case by case, and which cases are currently passed, including their own
// turn: no one should wonder why they were not asked.

import { type ReactNode, useEffect, useState } from 'react'
import { Choice } from '../../app/Choice.tsx'
import { useWords } from '../../app/words.ts'
import { useCell } from '../../cell.ts'
import { useTable } from '../../table/context.tsx'
import {
  isOff,
  type Occasion,
  type Switches as Off,
  occasionIn,
  occasionsOf,
  switchesAt,
} from '../switches.ts'
import { seenIn, useClassic } from '../useClassic.ts'

const GROUPS = ['stop', 'special', 'storm'] as const
const ASKED = ['asked', 'new-card', 'never'] as const

export function Switches(): ReactNode {
  const { own, table, view } = useClassic()
  // Before the first round nothing is asked that could be passed.
  const isNeeded = own !== undefined && !table.isReplay && view.phase !== 'setup'
  return isNeeded ? <OwnSwitches key={own.seat} /> : null
}

function OwnSwitches(): ReactNode {
  const { own, view, table, say } = useClassic()
  const w = useWords()
  const seat = own?.seat ?? 0
  const kept = switchesAt(table.id, seat)
  const off = useCell(kept)
  const hand = seenIn(own?.player.hand ?? null)
  usePassing(off)
  const passed = GROUPS.flatMap((group) => {
    const until = own?.player.passing?.[group] ?? 'asked'
    return until === 'asked'
      ? []
      : [`${w(`page.classic.window.${group}`)}: ${w(`page.classic.passing.${until}`)}`]
  })
  const acts = own?.player.acts ?? 'asked'
  const said =
    acts === 'asked' ? passed : [...passed, `${w('page.classic.acts')}: ${w(`page.classic.acts.${acts}`)}`]
  const others = view.players.flatMap(({ faction }, at) => (at === seat ? [] : faction))
  const line = (occasion: Occasion, name: string) => (
    <Choice
      key={occasion}
      label={name}
      options={ASKED.map((id) => ({ id, name: w(`page.classic.switch.${id}`) }))}
      value={!isOff(off, occasion, hand) ? 'asked' : off[occasion] === 'never' ? 'never' : 'new-card'}
      onChange={(to) => {
        const { [occasion]: _, ...rest } = kept.get()
        kept.set(to === 'asked' ? rest : { ...rest, [occasion]: to === 'never' ? to : [...hand] })
      }}
    />
  )
  return (
    <>
      {said.length > 0 && (
        <ul className="passing">
          {said.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      <details className="switches">
        <summary>{w('page.classic.switches')}</summary>
        <p>{w('page.classic.switches.about')}</p>
        {table.isAlwaysAwaited && <Awaited ask={table.isAlwaysAwaited} />}
        {line('special', w('page.classic.window.special'))}
        {line('storm', w('page.classic.window.storm'))}
        {occasionsOf(others).map(({ faction, of }) => (
          <fieldset key={faction}>
            <legend>{say.name('faction', faction)}</legend>
            {of.map((advantage) => line(advantage, say.name('advantage', advantage)))}
          </fieldset>
        ))}
      </details>
    </>
  )
}

/** Passes when the player does not want to be asked. */
function usePassing(off: Off): void {
  const { table, shown } = useTable()
  const { own, view } = useClassic()
  const { snapshot, ahead } = shown
  const { asked, veil, seq } = snapshot
  const occasion = occasionIn(view.pending)
  const isPassed =
    ahead === 0 &&
    veil?.kept === undefined &&
    occasion !== undefined &&
    isOff(off, occasion, seenIn(own?.player.hand ?? null))
  const key = isPassed && asked?.decision.veiled === true ? asked.decision.decline?.now : undefined
  useEffect(() => {
    if (key !== undefined && table.shown()?.snapshot.seq === seq) table.choose(key)
  }, [table, key, seq])
}

/** In a match that takes days, everyone passes who has not asked the others to wait. */
function Awaited({ ask }: { readonly ask: (wanted?: boolean) => Promise<boolean> }): ReactNode {
  const w = useWords()
  const [isAwaited, setAwaited] = useState(false)
  useEffect(() => {
    ask().then(setAwaited, () => {})
  }, [ask])
  return (
    <label className="settings-check">
      <input
        type="checkbox"
        checked={isAwaited}
        onChange={({ target }) => void ask(target.checked).then(setAwaited, () => {})}
      />
      {w('page.classic.switch.wait')}
    </label>
  )
}
