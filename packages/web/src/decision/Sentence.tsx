// The one sentence: what the viewer is asked, or whom everyone is waiting for.

import type { ReactNode } from 'react'
import { useWords } from '../app/words.ts'
import { useTable } from '../table/context.tsx'

/** Longer ones get smaller text. */
const LONG = 44

export function Sentence(): ReactNode {
  const { shown, game, say, names, you, picked } = useTable()
  const w = useWords()
  const { snapshot, ahead, thinking } = shown
  const { asked, view, outcome } = snapshot
  const isAsked = asked !== null && ahead === 0
  const said = sentence()
  const context = isAsked ? game.context?.({ say, names, view, asked }) : undefined
  return (
    <h2
      className={`sentence ${said.length > LONG ? 'is-long' : ''}`}
      aria-live="polite"
      title={[said, context].filter(Boolean).join(' · ')}
    >
      <span className="sentence-said">{said}</span>
      {context !== undefined && <small className="sentence-context"> {context}</small>}
    </h2>
  )

  function sentence(): string {
    if (shown.isSending === true) return w('page.decision.sending')
    if (isAsked) return game.sentence?.({ say, names, view, asked, picked }) ?? say.decision(asked.decision)
    if (outcome !== null) return winners(outcome.places[0] ?? [])
    const waits = game.waits?.({ say, names, view, decisions: snapshot.decisions })
    if (waits !== undefined) return waits
    if (thinking !== null && ahead === 0)
      return w('page.decision.thinking', { name: names[thinking.seat] ?? '', level: thinking.level })
    const seats = [...new Set(snapshot.decisions.map(({ seat }) => seat))]
    // While a choice plays out, no one is asked: an automa is playing.
    if (seats.length === 0) {
      const seat = shown.beat?.seat
      return seat == null ? '' : w('page.decision.automa', { name: names[seat] ?? '' })
    }
    if (seats.some((seat) => seat === snapshot.viewer)) return w('page.stage.yours')
    return w('page.decision.wait', {
      n: seats.length,
      name: listed(seats),
    })
  }

  function winners(first: readonly number[]): string {
    const others = first.filter((seat) => seat !== you)
    return w(others.length < first.length ? 'page.end.won' : 'page.over.won', {
      names: listed(others),
      count: first.length,
    })
  }

  function listed(seats: readonly number[]): string {
    return new Intl.ListFormat(say.language).format(seats.map((seat) => names[seat] ?? ''))
  }
}
