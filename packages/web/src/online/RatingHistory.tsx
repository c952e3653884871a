// How the rating of a player moved at a game: a curve, and for each match why.

import type { Words } from '@sietch/i18n/page'
import type { RatingChange } from '@sietch/protocol'
import type { ReactNode } from 'react'
import { hashOf } from '../app/route.ts'
import { useSettings } from '../app/settings.ts'
import { useWords } from '../app/words.ts'
import { isFormer, personName } from './person.ts'

type Props = { readonly changes: readonly RatingChange[] }

/** How many are listed with reasons; the curve has them all. */
const TOLD = 10

export function RatingHistory({ changes }: Props): ReactNode {
  const w = useWords()
  const { language } = useSettings()
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'medium' })
  const signed = new Intl.NumberFormat(language, { ...ONE_DIGIT, signDisplay: 'exceptZero' })
  const plain = new Intl.NumberFormat(language, ONE_DIGIT)
  return (
    <div className="rating">
      <h3>{w('page.rating.history')}</h3>
      <Curve changes={changes} said={plain} />
      <ul className="rating-changes">
        {changes
          .slice(-TOLD)
          .toReversed()
          .map((change) => (
            <li key={change.tableId}>
              <a href={hashOf({ page: 'match', id: change.tableId })}>{date.format(change.at)}</a>
              <b className={change.after < change.before ? 'rating-down' : 'rating-up'}>
                {signed.format(change.after - change.before)} → {plain.format(change.after)}
              </b>
              <span>
                <Reason change={change} said={plain} w={w} />
              </span>
            </li>
          ))}
      </ul>
      <details>
        <summary>{w('page.rating.how')}</summary>
        <p>{w('page.rating.about')}</p>
      </details>
    </div>
  )
}

const ONE_DIGIT = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const

type ReasonProps = { readonly change: RatingChange; readonly said: Intl.NumberFormat; readonly w: Words }

function Reason({ change, said, w }: ReasonProps): ReactNode {
  const { place, sides, expected, together, against } = change
  const names = (raters: RatingChange['against']) =>
    raters.map(({ user, rating }, index) => {
      const words = w('page.rating.rated', { name: personName(user), rating: said.format(rating) })
      return (
        <span key={user.id}>
          {index > 0 && ', '}
          {isFormer(user) ? words : <a href={hashOf({ page: 'player', id: user.id })}>{words}</a>}
        </span>
      )
    })
  return (
    <>
      {w('page.rating.why', { place, of: sides, expected: said.format(expected) })}{' '}
      {together.length > 0 && (
        <Named words={w('page.rating.together', { names: GAP })} names={names(together)} />
      )}{' '}
      <Named words={w('page.rating.against', { names: GAP })} names={names(against)} />
    </>
  )
}

/** Where names stand in a sentence. */
const GAP = '\u0000'

function Named({ words, names }: { readonly words: string; readonly names: ReactNode }): ReactNode {
  const [before, after] = words.split(GAP)
  return (
    <>
      {before}
      {names}
      {after}
    </>
  )
}

const [WIDTH, HEIGHT] = [330, 110]
const EDGE = { left: 30, right: 10, top: 10, bottom: 10 }

function Curve({ changes, said }: Props & { readonly said: Intl.NumberFormat }): ReactNode {
  const w = useWords()
  const first = changes[0]
  const last = changes.at(-1)
  if (first === undefined || last === undefined) return null
  const values = [first.before, ...changes.map(({ after }) => after)]
  const [low, high] = [Math.floor(Math.min(...values)), Math.ceil(Math.max(...values))]
  const span = Math.max(1, high - low)
  const x = (index: number) => EDGE.left + (index / (values.length - 1)) * (WIDTH - EDGE.left - EDGE.right)
  const y = (value: number) =>
    HEIGHT - EDGE.bottom - ((value - low) / span) * (HEIGHT - EDGE.top - EDGE.bottom)
  const spoken = w('page.rating.curve', {
    n: changes.length,
    from: said.format(first.before),
    to: said.format(last.after),
  })
  return (
    <svg className="rating-curve" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={spoken}>
      {[low, low + span].map((value) => (
        <g key={value}>
          <line x1={EDGE.left} x2={WIDTH - EDGE.right} y1={y(value)} y2={y(value)} />
          <text x={EDGE.left - 6} y={y(value) + 4} textAnchor="end">
            {value}
          </text>
        </g>
      ))}
      <polyline points={values.map((value, index) => `${x(index)},${y(value)}`).join(' ')} />
      {values.map((value, index) => (
        <circle key={x(index)} cx={x(index)} cy={y(value)} r={values.length > 40 ? 1.5 : 2.6} />
      ))}
    </svg>
  )
}
