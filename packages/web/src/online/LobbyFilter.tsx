// What the lobby shows: by game, pace, number of players, language, and whether there is a free seat.

import { GAMES } from '@sietch/games'
import type { PageId } from '@sietch/i18n/page'
import type { ReactNode } from 'react'
import { Choice } from '../app/Choice.tsx'
import { LANGUAGE_NAMES } from '../app/LanguageSwitch.tsx'
import { useWords } from '../app/words.ts'
import { gameName } from '../start/said.ts'
import { ANY, FILTER_LANGUAGES, FILTER_PACES, type Filter } from './kept-choice.ts'
import '../app/settings.css'

const PLAYERS = [1, 2, 3, 4, 5, 6] as const

type Props = { readonly filter: Filter; onChange(filter: Filter): void }

export function LobbyFilter({ filter, onChange }: Props): ReactNode {
  const w = useWords()
  const only = (what: PageId) => `${w('page.lobby.filter')}: ${w(what)}`
  const change = (next: Partial<Filter>) => onChange({ ...filter, ...next })
  return (
    <fieldset className="lobby-filter">
      <legend className="unseen">{w('page.lobby.filter')}</legend>
      <Choice
        label={only('page.setup.game')}
        isLabelSeen={false}
        options={[
          { id: ANY as string, name: w('page.lobby.filter.game') },
          ...GAMES.map(({ id }) => ({ id, name: gameName(w, id) })),
        ]}
        value={filter.game}
        onChange={(game) => change({ game })}
      />
      <Choice
        label={only('page.setup.players')}
        isLabelSeen={false}
        options={[
          { id: '0', name: w('page.lobby.filter.players') },
          ...PLAYERS.map((n) => ({ id: String(n), name: w('page.setup.players.count', { n }) })),
        ]}
        value={String(filter.players)}
        onChange={(players) => change({ players: Number(players) })}
      />
      <Choice
        label={only('page.lobby.pace')}
        isLabelSeen={false}
        options={FILTER_PACES.map((id) => ({
          id,
          name: id === ANY ? w('page.lobby.filter.pace') : w(`page.lobby.pace.${id}`),
        }))}
        value={filter.pace}
        onChange={(pace) => change({ pace })}
      />
      <Choice
        label={only('page.terms.language')}
        isLabelSeen={false}
        options={FILTER_LANGUAGES.map((id) => ({
          id,
          name: id === ANY ? w('page.lobby.filter.language') : LANGUAGE_NAMES[id],
        }))}
        value={filter.language}
        onChange={(language) => change({ language })}
      />
      <label className="settings-check">
        <input
          type="checkbox"
          checked={filter.isFree}
          onChange={({ target }) => change({ isFree: target.checked })}
        />
        {w('page.lobby.filter.free')}
      </label>
    </fieldset>
  )
}
