// A player: how they have played, and for oneself the account.

import type { GameRecord, Profile } from '@sietch/protocol'
import { type ReactNode, useEffect, useState } from 'react'
import { Loading, Notice } from '../app/Notice.tsx'
import { hashOf } from '../app/route.ts'
import { useSettings } from '../app/settings.ts'
import { useWords } from '../app/words.ts'
import { gameName } from '../start/said.ts'
import { type OfferedGames, useOffered } from '../start/useOffered.ts'
import { Account } from './Account.tsx'
import { api } from './api.ts'
import { Frame, WithServer } from './Frame.tsx'
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
  const [problem, setProblem] = useState<string | null>(null)
  const isOwn = user?.id === id
  useEffect(() => {
    let hasLeft = false
    api.player(id).then(
      (found) => !hasLeft && setProfile(found),
      (error: unknown) => !hasLeft && setProblem(refusedWords(error, w)),
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
          {profile.games.length === 0 && <p className="panel">{w('page.player.none')}</p>}
          {profile.games.map((record) => (
            <Record key={record.game} record={record} games={games} />
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
}: {
  readonly record: GameRecord
  readonly games: OfferedGames
}): ReactNode {
  const w = useWords()
  const personaName = usePersonaName(offered)
  const { game, games, wins, averageScore, personas, rating } = record
  const facts = [
    [w('page.player.games'), games],
    [
      w('page.player.wins'),
      w('page.player.wins.share', { n: wins, share: Math.round((100 * wins) / games) }),
    ],
    [w('page.player.average'), averageScore.toFixed(1)],
    [w('page.player.rating'), rating === null ? '–' : rating.ordinal.toFixed(1)],
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
              <th scope="col">{w('page.player.leader')}</th>
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
      <table className="player-table">
        <thead>
          <tr>
            <th scope="col">{w('page.player.date')}</th>
            <th scope="col">{w('page.player.leader')}</th>
            <th scope="col">{w('page.player.place')}</th>
            <th scope="col">{w('page.player.points')}</th>
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
                {[persona, ...also.map((one) => one.persona)]
                  .flatMap((one) => (one === null ? [] : personaName(game, one)))
                  .join(', ') || gameName(w, game)}
              </td>
              <td>{w('page.player.place.of', { place, of: players })}</td>
              <td>{[score, ...also.map((one) => one.score)].join(', ')}</td>
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
