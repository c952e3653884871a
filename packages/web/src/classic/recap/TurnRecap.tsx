// The results of a round of classic Dune, shown until the player continues.

import type { Seat } from '@sietch/kernel'
import type { ReactNode } from 'react'
import { useWords } from '../../app/words.ts'
import { RecapFrame } from '../../stage/RecapFrame.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { seatColors } from '../houses.ts'
import { Who } from '../panels/Who.tsx'
import { Sign } from '../Sign.tsx'
import { useClassic } from '../useClassic.ts'
import type { Turn } from './turn.ts'
import './turn-recap.css'

export function TurnRecap({ data: turn }: { readonly data: Turn }): ReactNode {
  const { view } = useClassic()
  const w = useWords()
  const alone = turn.players.find(({ allies }) => allies.length === 0)
  const allied = turn.players.find(({ allies }) => allies.length > 0)
  const needs = [
    ...(alone === undefined ? [] : [w('page.recap.needed', { n: alone.needed })]),
    ...(allied === undefined ? [] : [w('page.recap.needed-allied', { n: allied.needed })]),
  ]
  return (
    <div style={seatColors(view)}>
      <RecapFrame
        title={w('page.recap.over', { n: turn.round })}
        note={needs.join(', ')}
        aside={w('page.recap.rounds-left', { n: turn.roundsLeft })}
      >
        <div className="turn-recap">
          <Players turn={turn} />
          <section className="turn-rest">
            <Strongholds turn={turn} />
            <Battles turn={turn} />
            <Storm turn={turn} />
          </section>
        </div>
      </RecapFrame>
    </div>
  )
}

type OfTurn = { readonly turn: Turn }

function Players({ turn }: OfTurn): ReactNode {
  const { view, say, you } = useClassic()
  const w = useWords()
  const head = [
    { icon: <Sign name="stronghold" />, name: say.name('term', 'stronghold') },
    { icon: <span className="sheet-disc" />, name: w('page.classic.on-map') },
    { icon: <Sign name="reserves" />, name: say.name('term', 'reserves') },
    { icon: <Sign name="tanks" />, name: say.name('term', 'tleilaxu-tanks') },
    { icon: <Icon name="spice" />, name: say.name('term', 'spice') },
  ]
  return (
    <table className="turn-players">
      <thead>
        <tr>
          <td />
          {head.map(({ icon, name }) => (
            <th key={name} scope="col" title={name}>
              {icon}
              <span className="unseen">{name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {turn.players.map((player, seat) => {
          const { strongholds, needed, allies, onMap, reserves, tanks, spice } = player
          const house = view.players[seat]?.faction
          return (
            <tr key={house} data-house={house} data-own={seat === you || undefined}>
              <th scope="row">
                <Who seat={seat} />
                {allies.length > 0 && (
                  <span className="turn-allies">
                    <Sign name="alliance" />
                    {allies.map((ally: Seat) => (
                      <Who key={ally} seat={ally} isShort />
                    ))}
                  </span>
                )}
                {needed - strongholds === 1 && <small>{w('page.recap.one-more')}</small>}
              </th>
              <td className="turn-held">{strongholds}</td>
              <td>{onMap}</td>
              <td>{reserves}</td>
              <td>{tanks}</td>
              <td>{spice ?? '?'}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

function Strongholds({ turn }: OfTurn): ReactNode {
  const { say } = useClassic()
  const w = useWords()
  return (
    <div className="turn-box">
      <h3>{w('page.recap.strongholds')}</h3>
      <ul>
        {turn.strongholds.map(({ id, forces }) => (
          <li key={id}>
            <span>{say.name('territory', id)}</span>
            <span className="turn-who">
              {forces.length === 0 && w('page.recap.empty')}
              {forces.map(({ seat, n }) => (
                <span key={seat}>
                  <Who seat={seat} isShort /> {n}
                </span>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Battles({ turn }: OfTurn): ReactNode {
  const { say } = useClassic()
  const w = useWords()
  return (
    <div className="turn-box">
      <h3>{w('page.recap.battles')}</h3>
      {turn.battles.length === 0 ? (
        <p>{w('page.recap.no-battles')}</p>
      ) : (
        <ul>
          {turn.battles.map(({ territory, sides, winner }) => (
            <li key={`${territory} ${sides.map(({ seat }) => seat).join(' ')}`}>
              <span>{say.name('territory', territory)}</span>
              <span className="turn-who">
                {sides.map(({ seat }) => (
                  <span key={seat} data-lost={seat !== winner || undefined}>
                    <Who seat={seat} isShort />
                  </span>
                ))}
                <Icon name="arrow" /> {winner === null ? w('page.recap.no-winner') : <Who seat={winner} />}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function Storm({ turn: { storm, dialers } }: OfTurn): ReactNode {
  const { say } = useClassic()
  const w = useWords()
  return (
    <div className="turn-box">
      <h3>{say.name('phase', 'storm')}</h3>
      <p className="turn-who">
        {w('page.recap.storm', { n: storm })}
        {dialers.length > 0 && (
          <>
            {' '}
            {w('page.recap.dials')}{' '}
            {dialers.map((seat) => (
              <Who key={seat} seat={seat} />
            ))}
          </>
        )}
      </p>
    </div>
  )
}
