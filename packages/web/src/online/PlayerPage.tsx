// A player's page: how they have played, and one's own account.

import type { GameRecord, Profile, RatingChange } from '@sietch/protocol'
import { type ReactNode, useEffect, useState } from 'react'
import { Loading, Notice } from '../app/Notice.tsx'
import { hashOf } from '../app/route.ts'
import { useSettings } from '../app/settings.ts'
import { useWords } from '../app/words.ts'
import { averageName, gameName, scoreSaid } from '../start/said.ts'
import { type OfferedGames, useOffered } from '../start/useOffered.ts'
import { Account } from './Account.tsx'
import { api } from './api.ts'
import { BetweenUs } from './BetweenUs.tsx'
import { Frame, WithServer } from './Frame.tsx'
import { Friendship } from './Friends.tsx'
import { RatingHistory } from './RatingHistory.tsx'
import { refusedWords } from './refused.ts'
import { useUser } from './server.ts'
import './player-page.css'

type Props = { readonly id: string }

export function PlayerPage({ id }: Props): ReactNode {
  return (
    <WithServer>
      <Player id={id} />
    </WithServer>
  )
}

function Player({ id }: Props): ReactNode {
  const w = useWords()
  const user = useUser()
  const [profile, setProfile] = useState<Profile | null>(null)
  const [changes, setChanges] = useState<readonly RatingChange[]>([])
  const [problem, setProblem] = useState<string | null>(null)
  const isOwn = user?.id === id
  useEffect(() => {
    let hasLeft = false
    api.player(id).then(
      (found) => !hasLeft && setProfile(found),
      (error: unknown) => !hasLeft && setProblem(refusedWords(error, w)),
    )
    // Without them the page has everything else.
    api.ratings(id).then(
      (found) => !hasLeft && setChanges(found.changes),
      () => {},
    )
    return () => {
      hasLeft = true
    }
  }, [id, w])
  const games = useOffered([...new Set(profile?.games.map(({ game }) => game) ?? [])])
  if (problem !== null) return <Notice text={problem} />
  if (profile === null || games === null) return <Loading />
  return (
    <Frame title={isOwn ? user.name : profile.user.name}>
      <div className={`player-page ${isOwn ? 'player-page-own' : ''}`}>
        <div>
          {user !== null && !isOwn && !profile.user.guest && <Friendship with={profile.user} />}
          {user !== null && !isOwn && <BetweenUs with={profile.user} />}
          {profile.games.length === 0 && <p className="panel">{w('page.player.none')}</p>}
          {profile.games.map((record) => (
            <Record key={record.game} record={record} games={games} changes={changes} />
          ))}
          {profile.latest.length > 0 && <Latest profile={profile} games={games} />}
        </div>
        {isOwn && <Account user={user} />}
      </div>
    </Frame>
  )
}

function usePersonaName(games: OfferedGames): (game: string, id: string) => string {
  const { language } = useSettings()
  return (game, id) => games.get(game)?.personaName(id, language) ?? id
}

function Record({
  record,
  games: offered,
  changes,
}: {
  readonly record: GameRecord
  readonly games: OfferedGames
  readonly changes: readonly RatingChange[]
}): ReactNode {
  const w = useWords()
  const personaName = usePersonaName(offered)
  const { language } = useSettings()
  const number = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  const { game, games, wins, averageScore, personas, rating } = record
  const own = changes.filter((change) => change.game === game)
  const facts = [
    [w('page.player.games'), games],
    [
      w('page.player.wins'),
      w('page.player.wins.share', { n: wins, share: Math.round((100 * wins) / games) }),
    ],
    [averageName(w, game), number.format(averageScore)],
    [w('page.player.rating'), rating === null ? '–' : number.format(rating.ordinal)],
  ] as const
  return (
    <section className="panel">
      <h2>{gameName(w, game)}</h2>
      <dl className="player-facts">
        {facts.map(([name, fact]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
      {personas.length > 0 && (
        <table className="player-table">
          <thead>
            <tr>
              <th scope="col">
                {w(
                  offered.get(game)?.personas?.kind === 'faction'
                    ? 'page.player.faction'
                    : 'page.player.leader',
                )}
              </th>
              <th scope="col">{w('page.player.games')}</th>
              <th scope="col">{w('page.player.wins')}</th>
            </tr>
          </thead>
          <tbody>
            {personas.map((persona) => (
              <tr key={persona.persona}>
                <th scope="row">{personaName(game, persona.persona)}</th>
                <td>{persona.games}</td>
                <td>{persona.wins}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {own.length > 0 && <RatingHistory changes={own} />}
      {rating !== null && (
        <p>
          <a className="player-leaders" href={hashOf({ page: 'leaders', id: game })}>
            {w('page.leaders')}
          </a>
        </p>
      )}
    </section>
  )
}

function Latest({ profile, games }: { readonly profile: Profile; readonly games: OfferedGames }): ReactNode {
  const w = useWords()
  const { language } = useSettings()
  const personaName = usePersonaName(games)
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'medium' })
  return (
    <section className="panel">
      <h2>{w('page.player.latest')}</h2>
      <table className="player-table player-latest">
        <thead>
          <tr>
            <th scope="col">{w('page.player.date')}</th>
            <th scope="col">{w('page.player.game')}</th>
            <th scope="col">{w('page.player.place')}</th>
            <th scope="col">{w('page.player.result')}</th>
            <th scope="col">
              <span className="unseen">{w('page.matches.replay')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {profile.latest.map(({ tableId, game, place, players, score, persona, also = [], at }) => (
            <tr key={tableId}>
              <th scope="row">{date.format(at)}</th>
              <td>
                {[
                  gameName(w, game),
                  [persona, ...also.map((one) => one.persona)]
                    .flatMap((one) => (one === null ? [] : personaName(game, one)))
                    .join(', '),
                ]
                  .filter((part) => part !== '')
                  .join(' · ')}
              </td>
              <td>{w('page.player.place.of', { place, of: players })}</td>
              <td>{[score, ...also.map((one) => one.score)].map((n) => scoreSaid(w, game, n)).join(', ')}</td>
              <td>
                <a href={hashOf({ page: 'match', id: tableId })}>{w('page.matches.replay')}</a>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
