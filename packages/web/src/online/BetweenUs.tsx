// How the viewer and a player have done against each other.

import type { Between } from '@sietch/protocol'
import { type ReactNode, useEffect, useState } from 'react'
import { useWords } from '../app/words.ts'
import { gameName } from '../start/said.ts'
import { api } from './api.ts'

export function BetweenUs({
  with: other,
}: {
  readonly with: { readonly id: string; readonly name: string }
}): ReactNode {
  const w = useWords()
  const [games, setGames] = useState<readonly Between[]>([])
  useEffect(() => {
    let hasLeft = false
    api.between(other.id).then(
      (found) => !hasLeft && setGames(found.games),
      () => {},
    )
    return () => {
      hasLeft = true
    }
  }, [other.id])
  if (games.length === 0) return null
  const isTogether = games.some(({ together }) => together > 0)
  return (
    <section className="panel">
      <h2>{w('page.between', { name: other.name })}</h2>
      <table className="player-table">
        <thead>
          <tr>
            <th scope="col">{w('page.player.game')}</th>
            <th scope="col">{w('page.player.games')}</th>
            <th scope="col">{w('page.between.ahead')}</th>
            <th scope="col">{w('page.between.behind', { name: other.name })}</th>
            <th scope="col">{w('page.between.even')}</th>
            {isTogether && <th scope="col">{w('page.between.together')}</th>}
          </tr>
        </thead>
        <tbody>
          {games.map(({ game, matches, ahead, behind, even, together }) => (
            <tr key={game}>
              <th scope="row">{gameName(w, game)}</th>
              <td>{matches}</td>
              <td>{ahead}</td>
              <td>{behind}</td>
              <td>{even}</td>
              {isTogether && <td>{together}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
