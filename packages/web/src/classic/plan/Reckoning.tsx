// The plan's total, its cost, and the likely result.

import { totalOf } from '@sietch/classic'
import { strengthOf } from '@sietch/classic/content'
import type { ReactNode } from 'react'
import { useWords } from '../../app/words.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Sign } from '../Sign.tsx'
import { useClassic } from '../useClassic.ts'
import type { Draft } from './draft.ts'
import type { Foe } from './foe.ts'
import { costOf, deadlyTo, type Outlook } from './outlook.ts'
import type { Desk } from './PlanDesk.tsx'

type Props = { readonly desk: Desk; readonly foe: Foe; readonly outlook: Outlook | undefined }

export function Reckoning({ desk, foe, outlook }: Props): ReactNode {
  const { say, names } = useClassic()
  const w = useWords()
  const { draft, sheet } = desk
  const { leader, dial, spice } = draft
  const cost = costOf(sheet, draft)
  const total = leader === null ? dial : totalOf({ ...draft, leader }, false)
  const isNamed = leader !== null && leader !== 'none' && leader !== 'cheap-hero'
  const deadly =
    leader === null || leader === 'none' ? [] : deadlyTo({ leader, defense: draft.defense }, foe.weapons)
  return (
    <>
      <div className="plan-total">
        <b>
          {new Intl.NumberFormat(say.language).format(total)}
          {leader === null && ' + ?'}
        </b>
        <span>
          <strong>
            {leader === null
              ? w('page.plan.choose-leader')
              : w('page.plan.total', { dial, ...partsOf(draft) })}
          </strong>
          {isNamed && deadly.length > 0 && (
            <small>
              {w('page.plan.if-killed', {
                n: dial,
                leader: say.name('leader', leader),
                kinds: deadly.map((kind) => say.name('treachery-kind', kind)).join(', '),
              })}
            </small>
          )}
          {isNamed && deadly.length === 0 && (
            <small>{w('page.plan.safe', { leader: say.name('leader', leader) })}</small>
          )}
          {isNamed && <small>{w('page.plan.if-traitor')}</small>}
        </span>
      </div>
      <ul className="plan-costs">
        <li>
          <Sign name="tanks" />
          {w('page.plan.costs', {
            n: cost.least,
            most: cost.most,
            choice: String(cost.least < cost.most),
            all: cost.all,
          })}
        </li>
        {sheet.group.paysForStrength && (
          <li>
            <Icon name="spice" />
            {w('page.plan.pays', { n: spice, left: sheet.group.spice - spice })}
          </li>
        )}
      </ul>
      <p className="plan-outlook" data-kind={outlook?.kind} aria-live="polite">
        {outlook !== undefined && (
          <>
            <strong>
              {w(`page.plan.then.${outlook.kind}`, {
                n: outlook.own.total,
                against: outlook.foe.total,
                tie: String(outlook.isTie),
              })}
            </strong>{' '}
            {(outlook.kind === 'won' || outlook.kind === 'lost') &&
              outlook.own.isKilled &&
              `${w('page.plan.then.own-dies')} `}
            {(outlook.kind === 'won' || outlook.kind === 'lost') &&
              outlook.foe.isKilled &&
              `${w('page.plan.then.their-dies', { name: names[foe.seat] ?? '' })} `}
            {outlook.gained > 0 && w('page.plan.then.gains', { n: outlook.gained })}
          </>
        )}
      </p>
    </>
  )
}

const partsOf = ({ leader, kwisatz }: Draft) => ({
  leader: leader === null || leader === 'none' || leader === 'cheap-hero' ? 0 : strengthOf(leader),
  kwisatz: kwisatz ? 2 : 0,
})
