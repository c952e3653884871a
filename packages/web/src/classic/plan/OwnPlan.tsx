// The viewer's own plan: dial and spice, leader, weapon and defense, each changed by a click.

import type { PlanCard, PlanLeader, Reason } from '@sietch/classic'
import { FACTION_RULES, fitsSlot, strengthOf, treacheryKind } from '@sietch/classic/content'
import type { ReactNode } from 'react'
import { useWords } from '../../app/words.ts'
import { divided } from '../../ui/divided.ts'
import { LeaderDisc } from '../cards/LeaderDisc.tsx'
import { TREACHERY_ART } from '../icons.ts'
import { Wheel } from '../panels/Wheel.tsx'
import { ClassicSign } from '../Sign.tsx'
import { seenIn, useClassic } from '../useClassic.ts'
import { cardsIn, spiceFor, withCard, withDial, withSpice } from './draft.ts'
import { NumberRow } from './NumberRow.tsx'
import { costOf } from './outlook.ts'
import type { Desk } from './PlanDesk.tsx'

type OfDesk = { readonly desk: Desk }

export function OwnPlan({ desk }: OfDesk): ReactNode {
  const { view } = useClassic()
  const w = useWords()
  const { seat } = desk
  return (
    <div className="plan-own" data-panel="plan" data-house={view.players[seat]?.faction}>
      <h3>{w('page.plan.own')}</h3>
      <Strength desk={desk} />
      <Leaders desk={desk} />
      <div className="plan-cards" style={{ gridTemplateColumns: columnsOf(desk) }}>
        <Slot desk={desk} slot="weapon" />
        <Slot desk={desk} slot="defense" />
      </div>
    </div>
  )
}

/** The slot with more options gets more space. */
const columnsOf = ({ sheet }: Desk): string =>
  (['weapon', 'defense'] as const).map((slot) => `${Math.max(2, cardsIn(sheet, slot).length)}fr`).join(' ')

function Strength({ desk: { sheet, draft, change, isLocked } }: OfDesk): ReactNode {
  const { say } = useClassic()
  const w = useWords()
  const { group, dials } = sheet
  const cost = costOf(sheet, draft)
  const beyond: Reason = dials.length === 1 ? { why: 'bound' } : { why: 'dial', n: dials.at(-1)?.dial ?? 0 }
  return (
    <div className="plan-box plan-strength" data-panel="plan-dial">
      <Wheel dial={draft.dial} label={say.name('term', 'dial')} />
      <div>
        <NumberRow
          label={w('page.plan.dial')}
          value={draft.dial}
          values={dials.map(({ dial }) => dial)}
          beyond={say.reason(beyond)}
          isOff={isLocked}
          set={(n) => change(withDial(sheet, draft, n))}
        />
        {group.paysForStrength && (
          <NumberRow
            label={say.name('term', 'spice')}
            value={draft.spice}
            values={spiceFor(sheet, draft.dial)}
            beyond={w('page.plan.spice.most', { n: group.spice })}
            isOff={isLocked}
            set={(n) => change(withSpice(sheet, draft, n))}
          />
        )}
        {dials.length === 1 && <p className="plan-bound">{say.reason(beyond)}</p>}
        <p>
          {w(cost.least === cost.most ? 'page.plan.fight' : 'page.plan.fight.choice', {
            n: cost.least,
            most: cost.most,
            stay: cost.all - cost.least,
          })}
          {group.paysForStrength && ` ${w('page.plan.half')}`}
        </p>
      </div>
    </div>
  )
}

function Leaders({ desk }: OfDesk): ReactNode {
  const { say, view } = useClassic()
  const w = useWords()
  const { sheet, draft, change, isLocked } = desk
  const { leaders, closed, kwisatz } = sheet
  const faction = view.players[desk.seat]?.faction
  const hasKwisatz =
    faction !== undefined && FACTION_RULES[faction][view.advanced ? 'advanced' : 'basic'].hasKwisatzHaderach
  return (
    <div className="plan-box" data-panel="plan-leader">
      <h4>
        {say.name('term', 'leader')}
        {hasKwisatz && (
          <label className="plan-kwisatz">
            <input
              type="checkbox"
              checked={draft.kwisatz}
              disabled={kwisatz.length < 2 || isLocked}
              onChange={({ target }) => change({ ...draft, kwisatz: target.checked })}
            />
            {w('page.classic.kwisatz')} {kwisatz.includes(true) ? '+2' : kwisatzState()}
          </label>
        )}
      </h4>
      <ul className="plan-leaders">
        {leaders.map((leader) => (
          <li key={leader}>
            <button
              type="button"
              className="plan-pick"
              aria-pressed={draft.leader === leader}
              data-option={draft.leader === leader ? undefined : `leader:${leader}`}
              disabled={isLocked}
              onClick={() => change({ ...draft, leader })}
            >
              <LeaderFace leader={leader} />
            </button>
          </li>
        ))}
        {closed.map(({ targets: [target], reason }) => (
          <li key={String(target?.id)}>
            <span className="plan-pick is-closed" data-note={say.reason(reason)} title={say.reason(reason)}>
              <LeaderFace leader={target?.id as PlanLeader} />
              <small className="plan-why">{say.reason(reason)}</small>
            </span>
          </li>
        ))}
      </ul>
    </div>
  )

  function kwisatzState(): string {
    const { losses, dead } = view.kwisatz
    return dead
      ? w('page.classic.kwisatz.dead')
      : losses < 7
        ? w('page.classic.kwisatz.losses', { n: losses })
        : '–'
  }
}

function LeaderFace({ leader }: { readonly leader: PlanLeader }): ReactNode {
  const { say } = useClassic()
  if (leader === 'none')
    return <span className="plan-nobody">{say.option({ seat: 0, kind: 'plan' }, NO_LEADER, [])}</span>
  if (leader === 'cheap-hero') return <CardFace card={leader} />
  return (
    <>
      <LeaderDisc id={leader} />
      <span className="plan-name" lang={say.language}>
        {divided(say.name('leader', leader), say.language)}
        <span className="unseen"> {strengthOf(leader)}</span>
      </span>
    </>
  )
}

const NO_LEADER = { key: '', verb: 'leader', targets: [{ kind: 'leader', id: 'none' }] } as const

function Slot({ desk, slot }: OfDesk & { readonly slot: 'weapon' | 'defense' }): ReactNode {
  const { say, own } = useClassic()
  const w = useWords()
  const { sheet, draft, change, isLocked, battle, side } = desk
  const open = cardsIn(sheet, slot)
  const hand = new Set(seenIn(own?.player.hand ?? null))
  const closed = [...hand].filter((card) => fitsSlot(card, slot) && !open.includes(card))
  const why = say.reason({ why: battle.voice?.side === side ? 'voice' : 'bound' })
  return (
    <div className="plan-box" data-panel={`plan-${slot}`}>
      <h4>{say.name('term', slot)}</h4>
      <ul className="plan-slot-cards">
        {[...open]
          .sort((a, b) => Number(a === 'none') - Number(b === 'none'))
          .map((card) => (
            <li key={card}>
              <button
                type="button"
                className="plan-pick"
                aria-pressed={draft[slot] === card}
                disabled={isLocked}
                onClick={() => change(withCard(sheet, draft, slot, card))}
              >
                <CardFace card={card} />
              </button>
            </li>
          ))}
        {closed.map((card) => (
          <li key={card}>
            <span className="plan-pick is-closed" data-note={why} title={why}>
              <CardFace card={card} />
              <small className="plan-why">{why}</small>
            </span>
          </li>
        ))}
        {open.length === 1 && open[0] === 'none' && closed.length === 0 && (
          <li className="plan-without">{w(`page.plan.without.${slot}`)}</li>
        )}
      </ul>
    </div>
  )
}

function CardFace({ card }: { readonly card: PlanCard }): ReactNode {
  const { say } = useClassic()
  const w = useWords()
  if (card === 'none') return <span className="plan-none">{w('page.plan.none')}</span>
  const kind = treacheryKind(card)
  const [name, what] = [say.name('treachery', card), say.name('treachery-kind', kind)]
  return (
    <span className="plan-card" data-kind={kind} lang={say.language}>
      <ClassicSign icon={TREACHERY_ART[card]} />
      <span className="plan-name">{divided(name, say.language)}</span>
      {name !== what && <small>{divided(what, say.language, 12)}</small>}
    </span>
  )
}
