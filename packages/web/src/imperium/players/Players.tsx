// All players around the table, each with their area.

import type { TeamView } from '@sietch/imperium'
import type { ReactNode } from 'react'
import { useWords } from '../../app/words.ts'
import { Icon } from '../../ui/Icon.tsx'
import { HouseHagal } from '../rivals/HouseHagal.tsx'
import { useTeamName } from '../teams/useTeamName.ts'
import { seated, useImperium } from '../useImperium.ts'
import { PlayerPanel } from './PlayerPanel.tsx'
import './players.css'
import './teams.css'

export function Players(): ReactNode {
  const { view } = useImperium()
  const w = useWords()
  const { teams } = view
  if (teams !== undefined) return <InTeams teams={teams} />
  return (
    <section className="players" aria-label={w('page.tab.players')}>
      {seated(view).map((each) => (
        <PlayerPanel key={each.seat} {...each} />
      ))}
      <HouseHagal />
    </section>
  )
}

/** Each team under its name and its points, the Commander between the Allies that the arrows point to. */
function InTeams({ teams }: { readonly teams: readonly TeamView[] }): ReactNode {
  const { view, say } = useImperium()
  const w = useWords()
  const teamName = useTeamName()
  return (
    <section className="players players-teams" aria-label={w('page.tab.players')}>
      {teams.map(({ leader, commander, seats, vp }) => {
        const name = teamName(commander) ?? ''
        return (
          <section key={leader} className="players-team" aria-label={name}>
            <h3>
              <span>{name}</span>
              <b
                className="players-sum"
                role="img"
                aria-label={`${say.name('term', 'victory-point')}: ${vp}`}
              >
                {vp}
                <Icon name="vp" />
              </b>
            </h3>
            {seats.flatMap((seat) => {
              const player = view.players[seat]
              return player === undefined ? [] : [<PlayerPanel key={seat} seat={seat} player={player} />]
            })}
          </section>
        )
      })}
    </section>
  )
}
