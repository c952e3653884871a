// The results of a round of the Imperium family: who gained points and why, the Conflict, control and makers, and how
// the next round starts.

import type { ScoreLine } from '@sietch/imperium'
import { clockwiseFrom, type Seat } from '@sietch/kernel'
import { type ReactNode, useState } from 'react'
import { useWords } from '../../app/words.ts'
import { RecapFrame } from '../../stage/RecapFrame.tsx'
import { RecapSeat, SeatName } from '../../stage/RecapSeat.tsx'
import { Effects } from '../../ui/Glyphs.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { InTeams } from '../../ui/InTeams.tsx'
import { Told } from '../../ui/Told.tsx'
import { scoreName } from '../score-name.ts'
import { useImperium } from '../useImperium.ts'
import { CombatAgain } from './CombatAgain.tsx'
import { PlaceMark } from './PlaceMark.tsx'
import { Rewards } from './Rewards.tsx'
import { leadersOf, type Round } from './round.ts'
import { standingWith } from './standing.ts'
import './round-recap.css'

export function RoundRecap({ data: round }: { readonly data: Round }): ReactNode {
  const { table } = useImperium()
  const w = useWords()
  const [isAgain, setAgain] = useState(false)
  if (isAgain) return <CombatAgain combat={round.combat} close={() => setAgain(false)} />
  const seats = round.players.map((_, seat) => seat)
  const lead = leadersOf(round, table.setup.teams)
  return (
    <RecapFrame
      title={w('page.recap.over', { n: round.round })}
      note={w('page.recap.ends-at', { n: round.pointsToEnd })}
      aside={
        <>
          <span>{w('page.recap.lead')}:</span>
          {lead.seats.map((seat) => (
            <SeatName key={seat} seat={seat} />
          ))}
          <b className="round-most">{lead.points}</b>
        </>
      }
      again={{ name: w('page.recap.combat'), show: () => setAgain(true) }}
    >
      <div className="round">
        <section className="round-players" data-many={seats.length > 4 || undefined}>
          <h3>{w('page.recap.points')}</h3>
          <InTeams seats={seats} sides={table.setup}>
            {(members) => (
              <>
                {members.map((seat) => (
                  <Player key={seat} seat={seat} round={round} />
                ))}
                {table.setup.teams !== undefined && <TeamTotal seats={members} round={round} />}
              </>
            )}
          </InTeams>
        </section>
        <section className="round-rest">
          <Fought round={round} />
          <Land round={round} />
          <NextConflict round={round} />
          <Order round={round} />
        </section>
      </div>
    </RecapFrame>
  )
}

type OfRound = { readonly round: Round }

function Player({ seat, round }: OfRound & { readonly seat: Seat }): ReactNode {
  const { say, view } = useImperium()
  const w = useWords()
  const { from, to, lines } = round.players[seat] ?? { from: 0, to: 0, lines: [] }
  const leader = view.players[seat]?.leader
  return (
    <RecapSeat seat={seat} called={leader ? say.name('leader', leader) : ''} from={from} to={to}>
      {lines.map((line) => (
        <Source key={`${line.kind} ${line.id}`} line={line} />
      ))}
      {lines.length === 0 && <span className="round-none">{w('page.recap.same')}</span>}
      <Got seat={seat} round={round} />
    </RecapSeat>
  )
}

/** Where points came from or went. */
function Source({ line }: { readonly line: ScoreLine }): ReactNode {
  const { say } = useImperium()
  const w = useWords()
  const { kind, id, points } = line
  const isTrack = kind === 'influence' || kind === 'alliance' || kind === 'track'
  return (
    <span className="round-source" data-lost={points < 0 || undefined}>
      <b>{points > 0 ? `+${points}` : `−${-points}`}</b>
      {isTrack && <Icon name={`faction:${id}` as never} />}
      {scoreName(line, say, w)}
    </span>
  )
}

/** What the Conflict has brought a seat. */
function Got({ seat, round: { combat } }: OfRound & { readonly seat: Seat }): ReactNode {
  const { content, say } = useImperium()
  const w = useWords()
  const reward = combat.rewards.find((each) => each.seat === seat)
  const fighters = combat.steps.at(-1)?.fighters ?? []
  const strength = standingWith(fighters, combat.order, content).strengths[seat] ?? 0
  if (reward === undefined) {
    if (strength === 0) return null
    return (
      <span className="round-got">
        <PlaceMark place={null} />
        {`${say.name('term', 'strength')} ${strength}. ${w('page.combat.no-reward')}`}
      </span>
    )
  }
  const effects = content.conflict(combat.conflict).rewards[reward.place - 1] ?? []
  return (
    <span className="round-got">
      <PlaceMark place={reward.place} />
      <Effects effects={effects} say={say} />
      {reward.isDoubled && <i>{w('page.combat.doubled')}</i>}
    </span>
  )
}

function TeamTotal({ seats, round }: OfRound & { readonly seats: readonly Seat[] }): ReactNode {
  const sum = (which: 'from' | 'to') =>
    seats.reduce((all, seat) => all + (round.players[seat]?.[which] ?? 0), 0)
  return (
    <p className="round-team">
      {sum('from')} → <b>{sum('to')}</b>
    </p>
  )
}

function Fought({ round: { combat } }: OfRound): ReactNode {
  const { content, say } = useImperium()
  const w = useWords()
  const { conflict, order } = combat
  const { strengths, places } = standingWith(combat.steps.at(-1)?.fighters ?? [], order, content)
  const winner = places.indexOf(1)
  return (
    <div className="round-box" data-seat={winner < 0 ? undefined : winner}>
      <h3>
        <Told about={{ kind: 'conflict', id: conflict }} label={say.name('conflict', conflict)}>
          {say.name('conflict', conflict)}
        </Told>
      </h3>
      <p className="round-won">
        {winner < 0 ? (
          w('page.recap.nobody-won')
        ) : (
          <>
            {w('page.recap.won-by')} <SeatName seat={winner} />
          </>
        )}
        <span className="round-strengths">
          {strengths
            .map((strength, seat) => ({ strength, seat }))
            .filter(({ strength }) => strength > 0)
            .sort((a, b) => b.strength - a.strength)
            .map(({ strength, seat }) => (
              <SeatName key={seat} seat={seat} isShort>
                {strength}
              </SeatName>
            ))}
        </span>
      </p>
    </div>
  )
}

/** Control that has changed, and spice that has grown. */
function Land({ round: { control, makers } }: OfRound): ReactNode {
  const { say } = useImperium()
  const w = useWords()
  if (control.length + makers.length === 0) return null
  return (
    <div className="round-box">
      <h3>{w('page.recap.control')}</h3>
      {control.map(({ space, from, to }) => (
        <p key={space} className="round-line" data-seat={to}>
          <Icon name="control" /> {say.name('space', space)}:{' '}
          {from === null ? w('page.recap.nobody') : <SeatName seat={from} />} <Icon name="arrow" />{' '}
          <SeatName seat={to} />
        </p>
      ))}
      {makers.length > 0 && (
        <p className="round-line">
          <Icon name="spice" /> {w('page.recap.bonus')}:{' '}
          {makers.map(({ space, now }) => `${say.name('space', space)} (${now})`).join(', ')}
        </p>
      )}
    </div>
  )
}

function NextConflict({ round: { next, conflictsLeft } }: OfRound): ReactNode {
  const { say } = useImperium()
  const w = useWords()
  return (
    <div className="round-box round-next">
      <h3>
        {w('page.recap.next-conflict')}
        <small>{w('page.combat.cards-left', { n: conflictsLeft })}</small>
      </h3>
      <Told about={{ kind: 'conflict', id: next.conflict }} label={say.name('conflict', next.conflict)}>
        {say.name('conflict', next.conflict)}
      </Told>
      <Rewards conflict={next.conflict} />
    </div>
  )
}

/** The first player of the next round, and who follows. */
function Order({ round: { next, players } }: OfRound): ReactNode {
  const { say } = useImperium()
  const w = useWords()
  const [first, ...others] = clockwiseFrom(next.firstPlayer, players.length)
  return (
    <div className="round-box" data-seat={first}>
      <h3>{say.name('term', 'first-player')}</h3>
      <p className="round-line">
        {first !== undefined && <SeatName seat={first} />} {w('page.recap.then')}{' '}
        {others.map((seat) => (
          <SeatName key={seat} seat={seat} />
        ))}
      </p>
    </div>
  )
}
