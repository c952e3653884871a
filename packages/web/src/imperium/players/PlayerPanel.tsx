// What lies before one player: the Leader, points, resources, pieces, cards and what they have won.

import type { ReactNode } from 'react'
import { useWords } from '../../app/words.ts'
import { useCompany } from '../../table/company.tsx'
import { Place } from '../../table/Place.tsx'
import { roleOf } from '../../table/role.ts'
import { Thinking } from '../../table/Thinking.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { SeatMark } from '../../ui/SeatMark.tsx'
import { Art } from '../cards/Art.tsx'
import { type Seated, useImperium } from '../useImperium.ts'
import { Belongings } from './Belongings.tsx'
import { Pieces } from './Pieces.tsx'
import { Piles } from './Piles.tsx'
import { Stock } from './Stock.tsx'

export function PlayerPanel({ seat, player }: Seated): ReactNode {
  const { snapshot } = useImperium()
  const { decisions, viewer } = snapshot
  const acts = decisions.some((decision) => decision.seat === seat)
  return (
    <article className={`player ${acts ? 'acts' : ''} ${viewer === seat ? 'own' : ''}`} data-seat={seat}>
      <Head seat={seat} player={player} />
      <div className="player-row">
        <Stock seat={seat} player={player} />
        <Pieces seat={seat} player={player} />
      </div>
      <Piles seat={seat} player={player} />
      <Belongings seat={seat} player={player} />
    </article>
  )
}

function Head({ seat, player }: Seated): ReactNode {
  const { say, names, table, content, view } = useImperium()
  const w = useWords()
  const { leader, vp } = player
  const role = roleOf(table.setup, seat, w)
  const { seatNote } = useCompany()
  const name = names[seat] ?? ''
  const led = leader === null ? '' : say.name('leader', leader)
  const points = `${say.name('term', 'victory-point')}: ${vp}`
  return (
    <Place
      id={`seat:${seat}`}
      label={[...new Set([name, led, points])].filter((part) => part !== '').join('. ')}
      {...(leader === null ? {} : { about: { kind: 'leader', id: leader } })}
      className="player-head"
    >
      <span className="player-face">{leader !== null && <Art kind="leader" id={leader} />}</span>
      <span className="player-names">
        <span className="player-name">
          <SeatMark seat={seat} />
          <b>{name}</b>
          {role !== '' && name !== led && <small>{role}</small>}
          {seatNote(seat)}
          <Thinking seat={seat} className="player-thinks" />
        </span>
        <span className="player-leader">
          {name === led ? role : led}
          {leader !== null && <Complexity n={content.leader(leader).complexity} />}
        </span>
      </span>
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

const Complexity = ({ n }: { readonly n: number }): ReactNode => (
  <span className="player-complexity" aria-hidden="true">
    {'⬢'.repeat(n)}
  </span>
)
