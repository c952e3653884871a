// One player's area: the Leader, points, resources, pieces, cards and what they have won.

import type { ReactNode } from 'react'
import { useWords } from '../../app/words.ts'
import { useCompany } from '../../table/company.tsx'
import { Place } from '../../table/Place.tsx'
import { playedBy, roleOf } from '../../table/role.ts'
import { Thinking } from '../../table/Thinking.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { SeatMark } from '../../ui/SeatMark.tsx'
import { Art } from '../cards/Art.tsx'
import { RivalLine } from '../rivals/RivalLine.tsx'
import { isRivalSeat, rivalAt } from '../rivals/rivals.ts'
import { activatedBy, teamAt } from '../teams/teams.ts'
import { type Seated, useImperium } from '../useImperium.ts'
import { Belongings } from './Belongings.tsx'
import { Pieces } from './Pieces.tsx'
import { Piles } from './Piles.tsx'
import { Stock } from './Stock.tsx'

/** A name of more letters is set smaller. */
const LONG = 17

export function PlayerPanel({ seat, player }: Seated): ReactNode {
  const { snapshot, view } = useImperium()
  const { decisions, viewer } = snapshot
  const acts = decisions.some((decision) => decision.seat === seat)
  const commander = activatedBy(view, seat)
  const marks = [
    acts && 'acts',
    viewer === seat && 'own',
    commander !== undefined && 'activated',
    view.teams !== undefined && !acts && view.turn?.seat === seat && 'in-turn',
  ]
  return (
    <article
      className={['player', ...marks.filter(Boolean)].join(' ')}
      data-seat={seat}
      data-spot={`contracts:${seat}`}
      data-panel={viewer === seat ? 'own' : undefined}
    >
      <Head seat={seat} player={player} />
      {view.teams === undefined ? (
        <>
          <div className="player-row">
            <Stock seat={seat} player={player} />
            <Pieces seat={seat} player={player} />
          </div>
          {isRivalSeat(view, seat) && <RivalLine seat={seat} />}
          <Piles seat={seat} player={player} />
        </>
      ) : (
        // With six panels there is one line less: numbers in one, pieces beside what was won.
        <>
          <Stock seat={seat} player={player} />
          <Piles seat={seat} player={player} />
          <Pieces seat={seat} player={player} />
        </>
      )}
      <Belongings seat={seat} player={player} />
    </article>
  )
}

function Head({ seat, player }: Seated): ReactNode {
  const { say, names, table, content, view } = useImperium()
  const w = useWords()
  const { leader, vp } = player
  const rival = rivalAt(view, seat)
  // The team's name is above its panels.
  const role = view.teams === undefined ? roleOf(table.setup, seat, w) : playedBy(table.setup.seats[seat], w)
  const { seatNote } = useCompany()
  const name = names[seat] ?? ''
  const commander = activatedBy(view, seat)
  const team = teamAt(view, seat)
  const led = leader === null ? '' : say.name('leader', leader)
  const about = leader === null ? rival && { kind: 'rival', id: rival.id } : { kind: 'leader', id: leader }
  const points = `${say.name('term', 'victory-point')}: ${vp}`
  const rank = team === undefined ? '' : w(team.commander === seat ? 'page.team.commander' : 'page.team.ally')
  const activation = commander === undefined ? '' : w('page.team.activated', { name: names[commander] ?? '' })
  return (
    <Place
      id={`seat:${seat}`}
      label={[...new Set([name, led, rank, activation, points])].filter((part) => part !== '').join('. ')}
      {...(about && { about })}
      className="player-head"
    >
      <span className="player-face">
        {about !== undefined && <Art kind="leader" id={about.id} />}
        {about === undefined && isRivalSeat(view, seat) && <Art kind="hagal" id="" />}
      </span>
      <span className="player-names">
        <span className="player-name">
          <SeatMark seat={seat} />
          <b className={name.length > LONG ? 'long' : ''}>{name}</b>
          {role !== '' && leader !== null && name !== led && <small>{role}</small>}
          {seatNote(seat)}
          <Thinking seat={seat} className="player-thinks" />
        </span>
        <span className="player-leader">
          {team?.commander === seat && <em>{rank}</em>}
          {name === led || leader === null ? role : led}
          {leader !== null && <Complexity n={content.leader(leader).complexity} />}
        </span>
      </span>
      {commander !== undefined && <Activated commander={commander} />}
      {view.firstPlayer === seat && (
        <span className="player-first" role="img" aria-label={say.name('term', 'first-player')}>
          1
        </span>
      )}
      <span className="player-vp">
        {vp}
        <Icon name="vp" />
      </span>
    </Place>
  )
}

/** The arrow of the Commander points here. */
function Activated({ commander }: { readonly commander: number }): ReactNode {
  const { names } = useImperium()
  const w = useWords()
  return (
    <span
      className="player-activated"
      data-seat={commander}
      title={w('page.team.activated', { name: names[commander] ?? '' })}
    >
      <SeatMark seat={commander} />►
    </span>
  )
}

const Complexity = ({ n }: { readonly n: number }): ReactNode => (
  <span className="player-complexity" aria-hidden="true">
    {'⬢'.repeat(n)}
  </span>
)
