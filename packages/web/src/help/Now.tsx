// What can I do now? The prompt in words, the rules behind it, the options and where they are, and what is closed and
// why.

import type { Closed, Decision, Option } from '@sietch/kernel'
import type { ReactNode } from 'react'
import { useOptionWords } from '../decision/option-words.ts'
import { useTable } from '../table/context.tsx'
import { zoneOf } from '../table/selection.ts'
import { useBook } from './book.tsx'
import { turnTo } from './help.ts'
import { Statements } from './Statements.tsx'

/** How many of a kind are spelled out. */
const SPELLED = 4

export function Now(): ReactNode {
  const { shown, game, say, names } = useTable()
  const { h, answers } = useBook()
  const { snapshot, ahead } = shown
  const { asked, offered, outcome, view, decisions } = snapshot
  if (outcome !== null) return <p>{h('help.now.over')}</p>
  if (ahead > 0) return <p>{h('help.now.showing')}</p>
  if (asked === null) {
    return (
      <>
        <p>{h('help.now.not-asked')}</p>
        {[...new Map(decisions.map((each) => [each.kind, each])).values()].map((decision) => (
          <Question key={decision.kind} decision={decision} sentence={say.decision(decision)} />
        ))}
        {offered !== null && <Ways options={offered.options} decision={offered.decision} />}
      </>
    )
  }
  const asking = { say, names, view, asked, picked: [] }
  const sentence = game.sentence?.(asking) ?? say.decision(asked.decision)
  return (
    <>
      <Question decision={asked.decision} sentence={sentence}>
        {game.context?.(asking)}
      </Question>
      <h3>{h('help.now.ways')}</h3>
      <Ways options={asked.options} decision={asked.decision} />
      {offered !== null && <Ways options={offered.options} decision={offered.decision} />}
      <ClosedNow closed={asked.closed} />
      <h3>{h('help.now.rules')}</h3>
      <Statements statements={answers({ about: 'decision', kind: asked.decision.kind })} />
    </>
  )
}

type QuestionProps = {
  readonly decision: Decision
  readonly sentence: string
  readonly children?: ReactNode
}

const Question = ({ sentence, children }: QuestionProps): ReactNode => (
  <p className="now-sentence">
    <b>{sentence}</b> {children}
  </p>
)

type WaysProps = { readonly options: readonly Option[]; readonly decision: Decision }

/** Options of one verb belong together. */
function Ways({ options }: WaysProps): ReactNode {
  const verbs = [...new Set(options.map(({ verb }) => verb))]
  return (
    <ul className="ways">
      {verbs.map((verb) => (
        <Way key={verb} verb={verb} options={options.filter((option) => option.verb === verb)} />
      ))}
    </ul>
  )
}

function Way({ verb, options }: { readonly verb: string; readonly options: readonly Option[] }): ReactNode {
  const { game, say } = useTable()
  const { h, help, answers } = useBook()
  const words = useOptionWords()
  const spelled = options.length > SPELLED ? options.slice(0, 1) : options
  const zones = new Set(options.flatMap((option) => game.placed(option).places.map(zoneOf)))
  const where = [...zones].flatMap((zone) => {
    const term = help.zones[zone]
    return term === undefined ? [] : say.name('term', term)
  })
  const [rule] = answers({ about: 'verb', verb })
  return (
    <li>
      {spelled.map((option) => (
        <p key={option.key} className="way-words">
          {words(option)}
        </p>
      ))}
      {options.length > spelled.length && (
        <p className="drawer-dim">{h('help.now.more', { n: options.length - spelled.length })}</p>
      )}
      <p className="drawer-dim">
        {where.length > 0 ? h('help.now.glows', { where: where.join(' → ') }) : h('help.now.button')}
      </p>
      {rule !== undefined && (
        <p className="way-rule">
          {rule.text}{' '}
          <button
            type="button"
            className="help-link"
            onClick={() => turnTo({ show: 'statement', id: rule.id })}
          >
            {h('help.rules')} ›
          </button>
        </p>
      )}
    </li>
  )
}

/** Things closed for the same reason are grouped. */
function ClosedNow({ closed }: { readonly closed: readonly Closed[] }): ReactNode {
  const { say, names } = useTable()
  const { h, help } = useBook()
  const groups = new Map<string, { readonly why: string; readonly things: Set<string> }>()
  for (const { targets, reason } of closed) {
    const text = say.reason(reason, names)
    const group = groups.get(text) ?? { why: reason.why, things: new Set() }
    const last = targets.at(-1)
    const name = last && help.nameOf(say, last)
    if (name !== undefined) group.things.add(name)
    groups.set(text, group)
  }
  if (groups.size === 0) return null
  return (
    <>
      <h3>{h('help.now.closed')}</h3>
      <ul className="ways">
        {[...groups].map(([text, { why, things }]) => (
          <li key={text}>
            <p className="way-closed">
              {text}{' '}
              <button
                type="button"
                className="help-link"
                aria-label={h('help.why.about', { what: text })}
                onClick={() =>
                  turnTo({
                    show: 'answers',
                    title: text,
                    asked: [{ title: text, question: { about: 'reason', why } }],
                  })
                }
              >
                {h('help.why')}
              </button>
            </p>
            {things.size > 0 && <p className="drawer-dim">{[...things].join(', ')}</p>}
          </li>
        ))}
      </ul>
    </>
  )
}
