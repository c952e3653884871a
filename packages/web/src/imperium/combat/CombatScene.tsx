// Combat on the stage: the Conflict with its rewards, everyone's strength, and the card played or its result, step by
// step.

import type { ReactNode } from 'react'
import { useWords } from '../../app/words.ts'
import { Icon } from '../../ui/Icon.tsx'
import type { Subject } from '../../ui/pointer.ts'
import { SeatMark } from '../../ui/SeatMark.tsx'
import { Told } from '../../ui/Told.tsx'
import { Component } from '../cards/Component.tsx'
import { isRivalSeat } from '../rivals/rivals.ts'
import { fightersByTeam } from '../teams/teams.ts'
import { useImperium } from '../useImperium.ts'
import { type Combat, type CombatStep, players } from './combat.ts'
import { Fighter } from './Fighter.tsx'
import { actingIn, useOutcome } from './outcome.ts'
import { Rewards } from './Rewards.tsx'
import { standingWith } from './standing.ts'
import '../../stage/great.css'
import './combat-scene.css'

const STEPS = ['strengths', 'card', 'places', 'rewards'] as const

type Props = {
  readonly combat: Combat
  readonly step: CombatStep
  /** The buttons to continue. */
  readonly children: ReactNode
}

export function CombatScene({ combat, step, children }: Props): ReactNode {
  const { say } = useImperium()
  const w = useWords()
  const { round, conflict } = combat
  const said = useOutcome(combat, step)
  return (
    <article className="combat-scene great" data-step={step.kind}>
      <header className="combat-head">
        <h2>
          <Icon name="combat" /> {w('page.combat.title', { n: round })}
        </h2>
        <ol className="combat-steps">
          {STEPS.map((kind) => (
            <li key={kind} {...(kind === partOf(step) ? { 'aria-current': 'step' } : {})}>
              {w(`page.combat.step.${kind}`)}
            </li>
          ))}
        </ol>
      </header>
      <div className="combat-body">
        <section className="combat-prize" aria-label={say.name('term', 'conflict-card')}>
          <h3>
            <Told about={{ kind: 'conflict', id: conflict }} label={say.name('conflict', conflict)}>
              {say.name('conflict', conflict)}
            </Told>
          </h3>
          <Prize combat={combat} step={step} />
        </section>
        <Fighters combat={combat} step={step} />
        <aside className="combat-aside">
          {step.kind === 'card' ? (
            <Played seat={step.seat} ally={step.ally} cards={[{ kind: 'intrigue', id: step.card }]} />
          ) : step.kind === 'swords' ? (
            <Played seat={step.seat} cards={step.cards.map((id) => ({ kind: 'hagal', id }))} />
          ) : (
            <span className="combat-card">
              <Component subject={{ kind: 'conflict', id: conflict }} say={say} />
            </span>
          )}
          {step.kind === 'rewards' && <Gains combat={combat} />}
          {(step.kind === 'card' || step.kind === 'places') && <Turns combat={combat} step={step} />}
        </aside>
      </div>
      <div className="combat-said">
        {said.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      <footer className="combat-foot">{children}</footer>
    </article>
  )
}

type PartProps = Omit<Props, 'children'>

function Prize({ combat, step }: PartProps): ReactNode {
  const { content } = useImperium()
  const { places } = standingWith(step.fighters, combat.order, content)
  const isOpen = step.kind !== 'places' && step.kind !== 'rewards'
  const doubled = step.fighters.flatMap(({ worms }, seat) => (worms > 0 ? [seat] : []))
  return <Rewards conflict={combat.conflict} places={places} doubled={doubled} isOpen={isOpen} />
}

function Fighters({ combat, step }: PartProps): ReactNode {
  const { content, say, view } = useImperium()
  const now = standingWith(step.fighters, combat.order, content)
  const was = standingWith(step.before, combat.order, content)
  const tied = now.ties.flatMap(({ seats }) => seats)
  const scale = Math.max(SCALE, ...now.strengths)
  return (
    <ol
      className="fighters"
      data-many={fightersByTeam(view).length > 4 || undefined}
      aria-label={say.name('term', 'strength')}
    >
      {fightersByTeam(view).map((seat) => (
        <Fighter
          key={seat}
          seat={seat}
          fighters={step.fighters}
          strength={now.strengths[seat] ?? 0}
          place={now.places[seat] ?? null}
          isTied={tied.includes(seat)}
          before={{ strength: was.strengths[seat] ?? 0, place: was.places[seat] ?? null }}
          isFirst={step.kind === 'strengths'}
          scale={scale}
          acts={'seat' in step && actingIn(step) === seat}
        />
      ))}
    </ol>
  )
}

/** The length of the printed track: bars of different Combats can be compared. */
const SCALE = 20

/** What a Rival reveals belongs to the strengths. */
const partOf = ({ kind }: CombatStep): (typeof STEPS)[number] => (kind === 'swords' ? 'strengths' : kind)

type PlayedProps = {
  readonly seat: number
  /** Whom it is played for, if not its player. */
  readonly ally?: number | undefined
  readonly cards: readonly Subject[]
}

function Played({ seat, ally, cards }: PlayedProps): ReactNode {
  const { say, names, you, view } = useImperium()
  const w = useWords()
  const name = names[seat] ?? ''
  const said = isRivalSeat(view, seat)
    ? w('page.rivals.reveals', { name })
    : w('page.combat.plays', { who: seat === you ? 'you' : 'other', name })
  return (
    <div className="combat-played" data-seat={seat}>
      <b>
        <SeatMark seat={seat} /> {said}
      </b>
      {ally !== undefined && (
        <span className="combat-for" data-seat={ally}>
          ► <SeatMark seat={ally} /> {names[ally]}
        </span>
      )}
      {cards.map((card, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same card may be there twice
        <Told key={index} about={card} label={say.name(card.kind, card.id)}>
          <Component subject={card} say={say} />
        </Told>
      ))}
    </div>
  )
}

/** Who may still play, and who has passed, in turn order. */
function Turns({ combat, step }: PartProps): ReactNode {
  const { names, view } = useImperium()
  const w = useWords()
  const played = step.kind === 'card' ? step.seat : undefined
  const isOver = step.kind === 'places'
  return (
    <ul className="combat-turns">
      {players(step.fighters, combat.order, view)
        // Rivals play no cards here.
        .filter((seat) => !isRivalSeat(view, seat))
        .map((seat) => (
          <li key={seat} data-seat={seat}>
            <SeatMark seat={seat} />
            <b>{names[seat]}</b>
            <span>
              {seat === played
                ? w('page.combat.played')
                : isOver || step.passed.includes(seat)
                  ? w('page.combat.passed')
                  : w('page.combat.may-play')}
            </span>
          </li>
        ))}
    </ul>
  )
}

/** What the places earned, as logged. */
function Gains({ combat }: Pick<Props, 'combat'>): ReactNode {
  const { say, names } = useImperium()
  return (
    <ul className="combat-gains">
      {combat.rewards.flatMap(({ seat, events }) =>
        events
          .filter((event) => 'seat' in event.data && event.data.seat === seat)
          .map((event, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: what was told does not change
            <li key={`${seat} ${index}`} data-seat={seat}>
              {say.event(event as never, names)}
            </li>
          )),
      )}
    </ul>
  )
}
