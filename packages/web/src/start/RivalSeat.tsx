// A seat that the rules play for: which Rival has it, and what is printed for that Rival.

import { type ReactNode, Suspense } from 'react'
import { Choice } from '../app/Choice.tsx'
import { lazily } from '../app/lazily.ts'
import { useSettings } from '../app/settings.ts'
import { useWords } from '../app/words.ts'
import { colorName } from '../table/names.ts'
import { type Draft, rivalChoices, withRivals } from './draft.ts'

type Props = {
  readonly draft: Draft
  readonly seat: number
  /** Which of the Rivals it is. */
  readonly index: number
  onChange(draft: Draft): void
}

const RivalPicture = lazily(async () => (await import('./RivalPicture.tsx')).RivalPicture)

export function RivalSeat({ draft, seat, index, onChange }: Props): ReactNode {
  const w = useWords()
  const { language } = useSettings()
  const choices = rivalChoices(draft)
  const { game, modules, rivals } = draft
  const isStreamlined = rivals.streamlined && (choices?.streamlined.length ?? 0) > 0
  const possible = (isStreamlined ? choices?.streamlined : choices?.who) ?? []
  if (possible.length === 0) {
    return (
      <>
        <span>{w('page.players.automa')}</span>
        <span>{colorName(seat, w)}</span>
      </>
    )
  }
  const wanted = rivals.who[index] ?? ''
  const chosen = possible.includes(wanted) ? wanted : ''
  const taken = rivals.who.filter((_, other) => other !== index)
  const named = game
    .rivalNames(modules, possible, language)
    .filter(({ id }) => !taken.includes(id))
    .map(({ id, name }) => ({
      id,
      name: choices?.first.includes(id) ? w('page.rivals.first', { name }) : name,
    }))
  const choose = (id: string) => {
    const who = Array.from({ length: choices?.count ?? 0 }, (_, at) => rivals.who[at] ?? '')
    onChange(withRivals(draft, { who: who.with(index, id) }))
  }
  return (
    <div className="setup-rival">
      <Choice
        label={w('page.rivals.who', { n: seat + 1 })}
        isLabelSeen={false}
        options={[{ id: '', name: w('page.rivals.random') }, ...named]}
        value={chosen}
        onChange={choose}
      />
      {chosen !== '' && (
        <Suspense fallback={null}>
          <RivalPicture game={game.id} id={chosen} />
        </Suspense>
      )}
    </div>
  )
}
