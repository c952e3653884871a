// What the Imperium games say about a thing on the table.

import { isKind, meaningOf, sectionsOf, spaceSections, type Translator } from '@sietch/i18n'
import { words } from '@sietch/i18n/page'
import { COMMANDER_PRICE, contentOf, type ImperiumView } from '@sietch/imperium'
import type { ReactNode } from 'react'
import { LEVELS } from '../../start/draft.ts'
import { aboutLevel, levelName } from '../../start/said-rivals.ts'
import type { Snapshot } from '../../table/table.ts'
import type { Tell, Told } from '../../ui/AboutLayer.tsx'
import { Icon, type IconName } from '../../ui/Icon.tsx'
import type { Subject } from '../../ui/pointer.ts'
import { hasSeat } from '../board/rows.ts'
import { commanderPrice, priced } from '../prices.ts'
import { iconOf, meantBy } from '../signs.ts'
import { Component, isDrawn } from './Component.tsx'
import { SpaceTile } from './SpaceTile.tsx'

/** How the table is, and who looks at it. */
type Seen = Pick<Snapshot, 'view' | 'viewer'>

export const tellOf =
  (say: Translator, seen?: Seen): Tell =>
  (subject) => {
    const { kind, id } = componentOf(say, signified(subject))
    if (kind === 'space' && seen !== undefined) return spaceTold(say, id, seen)
    // Players are described on their own panels.
    if (kind === 'seat') return undefined
    if (kind === 'level') return levelTold(say, id)
    return {
      name: kind === 'step' ? stepName(say, id) : say.name(kind, id),
      facts: factsOf(say, { kind, id }),
      sections: isKind(kind) ? sectionsOf(say, kind, id) : meaningOf(say, kind, id),
      ...(kind === 'leader' ? { isWorded: true } : {}),
      picture:
        isDrawn(kind) && subject.kind !== 'sign' ? (
          <Component subject={{ kind, id }} say={say} />
        ) : (
          signOf(subject, { kind, id })
        ),
      about: { kind, id },
    }
  }

/** What an icon stands for. */
const signified = (subject: Subject): Subject =>
  subject.kind === 'sign' ? (meantBy(subject.id) ?? subject) : subject

/** An icon as itself, a word as its icon. */
function signOf({ kind, id }: Subject, meant: Subject): ReactNode {
  const name = kind === 'sign' ? (id as IconName) : meant.kind === 'term' ? iconOf(meant.id) : undefined
  return name === undefined ? null : <Icon name={name} className="told-sign" />
}

/** With what it costs in this match, and the Sardaukar Commander that stands there. */
function spaceTold(say: Translator, id: string, { view, viewer }: Seen): Told {
  const seen = view as ImperiumView
  const content = contentOf(say.box)
  const table = { view: seen, content }
  const space = priced(table, viewer, content.space(id))
  const cost = viewer === 'spectator' ? COMMANDER_PRICE : commanderPrice(table, viewer)
  const commander = seen.sardaukar?.at.includes(id) === true
  return {
    name: say.name('space', id),
    facts: [],
    sections: [
      ...spaceSections(say, space),
      ...(commander
        ? [
            {
              label: say.name('term', 'sardaukar-commander'),
              text: words(say.language)('page.look.commander', { cost }),
            },
          ]
        : []),
    ],
    picture: <SpaceTile id={id} say={say} now={{ space, isSeated: hasSeat(seen, viewer) }} />,
    about: { kind: 'space', id },
  }
}

/** The difficulty of a solo game, in the words of the setup page. */
function levelTold(say: Translator, id: string): Told | undefined {
  const level = LEVELS.find((known) => known === id)
  if (level === undefined) return undefined
  const w = words(say.language)
  const [game = ''] = say.box.split('+')
  const text = aboutLevel(w, level, game)
  return {
    name: levelName(w, level),
    facts: [],
    sections: [{ label: '', text }],
    picture: null,
    about: { kind: 'level', id },
  }
}

/** The component that a name of another kind stands for: a won Conflict card, a controlled space. */
export function componentOf(say: Translator, { kind, id }: Subject): Subject {
  if (kind === 'control' || kind === 'tag') return { kind: 'space', id }
  if (kind === 'track') return { kind: 'faction', id }
  if (kind !== 'trophy') return { kind, id }
  const isConflict = contentOf(say.box).box.conflicts.some((conflict) => conflict.id === id)
  return { kind: isConflict ? 'conflict' : 'objective', id }
}

/** `fremen:4`: the Faction and how much Influence it is. */
function stepName(say: Translator, id: string): string {
  const [track = '', step = ''] = id.split(':')
  return `${say.name('faction', track)}: ${step}`
}

/** What is printed on a card beside its text. */
function factsOf(say: Translator, { kind, id }: Subject): Told['facts'] {
  if (kind !== 'card') return []
  const { cost, icons, factions } = contentOf(say.box).card(id)
  const names = (kind: string, ids: readonly string[]) => ids.map((each) => say.name(kind, each)).join(', ')
  return [
    { label: say.name('term', 'faction'), text: names('faction', factions) },
    { label: say.name('term', 'persuasion-cost'), text: cost === undefined ? '' : String(cost) },
    { label: say.name('term', 'agent-icons'), text: names('icon', icons) },
  ].filter(({ text }) => text !== '')
}
