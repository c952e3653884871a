// The leaderboard of a game, all-time and by season.

import { GAMES } from '@sietch/games'
import type { Words } from '@sietch/i18n/page'
import type { Reply, Season, Standing } from '@sietch/protocol'
import { type ReactNode, useEffect, useState } from 'react'
import { Choice } from '../app/Choice.tsx'
import { go, hashOf } from '../app/route.ts'
import { useSettings } from '../app/settings.ts'
import { useWords } from '../app/words.ts'
import { gameName } from '../start/said.ts'
import { api } from './api.ts'
import { Frame, WithServer } from './Frame.tsx'
import { refusedWords } from './refused.ts'
import { useUser } from './server.ts'
import './leaders.css'
import './player-page.css'

type Props = { readonly game: string }

export function LeadersPage({ game }: Props): ReactNode {
  return (
    <WithServer>
      <Leaders game={game} />
    </WithServer>
  )
}

function seasonName(w: Words, season: Season): string {
  if (season === 'all') return w('page.leaders.all')
  const [year = '', quarter = ''] = season.split('-q')
  return w('page.leaders.quarter', { year, quarter })
}

function Leaders({ game }: Props): ReactNode {
  const w = useWords()
  const [season, setSeason] = useState<Season | undefined>(undefined)
  const [board, setBoard] = useState<Reply<'leaderboard'> | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  useEffect(() => {
    let hasLeft = false
    api.leaderboard(game, season).then(
      (found) => {
        if (hasLeft) return
        setBoard(found)
        setProblem(null)
      },
      (error: unknown) => !hasLeft && setProblem(refusedWords(error, w)),
    )
    return () => {
      hasLeft = true
    }
  }, [game, season, w])
  return (
    <Frame title={w('page.leaders')}>
      <section className="panel">
        <div className="leaders-choices">
          <Choice
            label={w('page.player.game')}
            options={GAMES.map(({ id }) => ({ id, name: gameName(w, id) }))}
            value={game}
            onChange={(id) => go({ page: 'leaders', id })}
          />
          {board !== null && (
            <Choice
              label={w('page.leaders.season')}
              options={board.seasons.map((id) => ({ id, name: seasonName(w, id) }))}
              value={board.season}
              onChange={setSeason}
            />
          )}
        </div>
        <p role="alert">{problem}</p>
        {board !== null && board.standings.length === 0 && <p>{w('page.leaders.none')}</p>}
        {board !== null && board.standings.length > 0 && <Board board={board} />}
        <p className="leaders-about">{w('page.leaders.about')}</p>
      </section>
    </Frame>
  )
}

function Board({ board: { season, standings, own } }: { readonly board: Reply<'leaderboard'> }): ReactNode {
  const w = useWords()
  const isSeason = season !== 'all'
  return (
    <table className="player-table leaders">
      <thead>
        <tr>
          <th scope="col">{w('page.player.place')}</th>
          <th scope="col">{w('page.leaders.player')}</th>
          <th scope="col">{w('page.player.rating')}</th>
          {isSeason && <th scope="col">{w('page.rating.change')}</th>}
          <th scope="col">{w('page.player.games')}</th>
          {isSeason && <th scope="col">{w('page.player.wins')}</th>}
        </tr>
      </thead>
      <tbody>
        {standings.map((leader) => (
          <Row key={leader.user.id} leader={leader} />
        ))}
        {own !== null && <Row leader={own} />}
      </tbody>
    </table>
  )
}

function Row({
  leader: { place, user, rating, change, games, wins },
}: {
  readonly leader: Standing
}): ReactNode {
  const { language } = useSettings()
  const me = useUser()
  const said = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  const signed = new Intl.NumberFormat(language, { ...said.resolvedOptions(), signDisplay: 'exceptZero' })
  return (
    <tr className={user.id === me?.id ? 'leaders-own' : undefined}>
      <td>{place}</td>
      <th scope="row">
        <a href={hashOf({ page: 'player', id: user.id })}>{user.name}</a>
      </th>
      <td>{said.format(rating)}</td>
      {change !== null && <td>{signed.format(change)}</td>}
      <td>{games}</td>
      {wins !== null && <td>{wins}</td>}
    </tr>
  )
}
