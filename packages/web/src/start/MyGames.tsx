// The games that were begun in this browser, and those that go on on the server.

import type { Language } from '@sietch/i18n/page'
import type { Seat } from '@sietch/kernel'
import { type ReactNode, useEffect, useState } from 'react'
import { downloadMatch, listMatches, store } from '../app/matches.ts'
import { hashOf } from '../app/route.ts'
import { useSettings } from '../app/settings.ts'
import { useWords } from '../app/words.ts'
import { OnlineGames, useOnlineGames } from '../online/PlayTogether.tsx'
import { seatNames } from '../table/names.ts'
import { seatsWith } from '../table/persons.ts'
import type { MatchSummary } from '../table/store.ts'
import { Button } from '../ui/Button.tsx'
import { SeatMark } from '../ui/SeatMark.tsx'
import { gameName } from './said.ts'
import './my-games.css'

export function MyGames(): ReactNode {
  const w = useWords()
  const [matches, setMatches] = useState<readonly MatchSummary[]>([])
  useEffect(() => void listMatches().then(setMatches), [])
  const remove = async (id: string) => {
    await store.remove(id)
    setMatches(await listMatches())
  }
  const online = useOnlineGames()
  if (matches.length === 0 && online.length === 0) return null
  return (
    <section className="my-games" aria-labelledby="my-games">
      <h2 id="my-games">{w('page.matches')}</h2>
      {online.length > 0 && <OnlineGames tables={online} />}
      <ul>
        {matches.map((match) => (
          <MyGame key={match.id} match={match} onDelete={() => void remove(match.id)} />
        ))}
      </ul>
    </section>
  )
}

function MyGame({ match, onDelete }: { readonly match: MatchSummary; onDelete(): void }): ReactNode {
  const w = useWords()
  const [isSure, setSure] = useState(false)
  const { language } = useSettings()
  const { id, table, finished, updated } = match
  const own = ownSeats(table)
  const names = seatNames(table, w).map((name, seat) => (own.includes(seat) ? w('page.you') : name))
  return (
    <li className="my-game">
      <time dateTime={new Date(updated).toISOString()}>{shortDate(updated, language)}</time>
      <h3>{gameName(w, table.game)}</h3>
      <p className="my-game-seats">
        {names.map((name, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the index is the seat
          <span key={seat}>
            <SeatMark seat={seat} /> {name}
          </span>
        ))}
      </p>
      <p className="my-game-state">{stateOf(match, names, own, w)}</p>
      {isSure ? (
        <div className="my-game-buttons">
          <Button onClick={() => setSure(false)}>{w('page.matches.delete.not')}</Button>
          <Button className="my-game-delete" onClick={onDelete} autoFocus>
            {w('page.matches.delete.sure')}
          </Button>
        </div>
      ) : (
        <div className="my-game-buttons">
          <a className="button button-plain my-game-open" href={hashOf({ page: 'table', id })}>
            {w(finished ? 'page.matches.look' : 'page.matches.continue')}
          </a>
          {finished && (
            <a className="button button-quiet" href={hashOf({ page: 'replay', id })}>
              {w('page.matches.replay')}
            </a>
          )}
          <Button look="quiet" onClick={() => void downloadMatch(id)}>
            {w('page.matches.export')}
          </Button>
          <Button look="quiet" onClick={() => setSure(true)}>
            {w('page.matches.delete')}
          </Button>
        </div>
      )}
    </li>
  )
}

/** The seats of the one person at the table; none where several play on one device. */
function ownSeats({ seats }: MatchSummary['table']): readonly Seat[] {
  const [first, ...others] = seats.flatMap(({ kind }, seat) => (kind === 'human' ? [seat] : []))
  const own = seatsWith({ seats }, first ?? 'spectator')
  return others.every((seat) => own.includes(seat)) ? own : []
}

const shortDate = (time: number, language: Language): string =>
  new Intl.DateTimeFormat(language, {
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
  }).format(time)

function stateOf(
  { table, version, round, turn, finished }: MatchSummary,
  names: readonly string[],
  own: readonly Seat[],
  w: ReturnType<typeof useWords>,
): string {
  if (version === null) return w('page.matches.new')
  // Not every game has rounds.
  const rounds = round > 0 ? [w('page.matches.round', { n: round })] : []
  const branch = table.branch === undefined ? [] : [w('page.matches.branch', { n: table.branch.round })]
  if (finished) return [w('page.matches.over'), ...rounds, ...branch].join(' · ')
  const isYours = turn.some((seat) => own.includes(seat))
  const asked = turn.map((seat) => names[seat] ?? '').join(', ')
  const next = isYours ? w('page.online.your-turn') : w('page.matches.turn', { names: asked })
  return [...rounds, next, ...branch].join(' · ')
}
