// A quick match: what to play, with how many, and how fast.

import { GAMES } from '@sietch/games'
import { PACES, type QuickMatch as Quick } from '@sietch/protocol'
import { type ReactNode, useState } from 'react'
import { Choice } from '../app/Choice.tsx'
import { Radios } from '../app/Radios.tsx'
import { randomId } from '../app/random-id.ts'
import { useSettings } from '../app/settings.ts'
import { useWords } from '../app/words.ts'
import { newDraft, playersOf, tableSetup, withPlayers } from '../start/draft.ts'
import { gameName } from '../start/said.ts'
import { useOffered } from '../start/useOffered.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { keptChoice, type QuickChoice } from './kept-choice.ts'
import '../app/settings.css'

type Props = { onFind(match: Quick): void; onClose(): void }

export function QuickMatch({ onFind, onClose }: Props): ReactNode {
  const w = useWords()
  const { language } = useSettings()
  const [choice, setChoice] = useState(keptChoice.read)
  const offered = useOffered([choice.game])?.get(choice.game)
  const draft = offered === undefined ? null : newDraft(offered, '')
  // A solo game needs no quick match.
  const possible = draft === null ? [] : playersOf(draft).filter((n) => n > 1)
  const players =
    [choice.players, draft?.players].find((n) => n && possible.includes(n)) ?? possible.at(-1) ?? 0
  const change = (next: Partial<QuickChoice>) => setChoice({ ...choice, ...next })
  return (
    <Dialog title={w('page.lobby.quick')} className="quick-match" onClose={onClose}>
      <form
        className="quick-form"
        onSubmit={(event) => {
          event.preventDefault()
          if (draft === null) return
          keptChoice.write({ ...choice, players })
          const { game, setup } = tableSetup(withPlayers(draft, players), randomId())
          onFind({ game, setup, pace: choice.pace, widely: choice.widely, language })
        }}
      >
        <p>{w('page.lobby.quick.about')}</p>
        <Choice
          label={w('page.setup.game')}
          options={GAMES.map(({ id }) => ({ id, name: gameName(w, id) }))}
          value={choice.game}
          onChange={(game) => change({ game })}
        />
        <Choice
          label={w('page.setup.players')}
          options={possible.map((n) => ({ id: String(n), name: w('page.setup.players.count', { n }) }))}
          value={String(players)}
          onChange={(n) => change({ players: Number(n) })}
        />
        <Radios
          label={w('page.lobby.pace')}
          options={PACES.map((id) => ({ id, name: w(`page.lobby.pace.${id}`) }))}
          value={choice.pace}
          onChange={(pace) => change({ pace })}
        />
        <label className="settings-check">
          <input
            type="checkbox"
            checked={choice.widely}
            onChange={({ target }) => change({ widely: target.checked })}
          />
          {w('page.lobby.quick.widely')}
        </label>
        <Button look="primary" type="submit" disabled={players === 0}>
          {w('page.lobby.quick.do')}
        </Button>
      </form>
    </Dialog>
  )
}
