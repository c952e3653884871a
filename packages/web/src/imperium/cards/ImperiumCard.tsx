// A card of a player's deck: its Agent icons, name and cost, and the boxes with what it does.

import type { Translator } from '@sietch/i18n'
import { type Card, contentOf, describeCard, type Effect } from '@sietch/imperium'
import type { ReactNode } from 'react'
import { Effects, fullnessOf, iconsIn, Words } from '../../ui/Glyphs.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Art } from './Art.tsx'
import { CardName } from './CardName.tsx'
import { crowdOf, densityOf } from './density.ts'
import './card.css'

type Props = { readonly id: string; readonly say: Translator }

/** Beside one another; more Agent icons take a second row, each as much room as so many letters. */
const ROW = 3
const AGENT_ICON = 8

export function ImperiumCard({ id, say }: Props): ReactNode {
  const card = contentOf(say.box).card(id)
  const { cost, factions, icons, acquire, agent, reveal } = card
  const [faction, second] = factions
  return (
    <span
      className="card card-imperium"
      data-faction={faction}
      data-second={second}
      data-sends={icons.length > ROW ? 'many' : undefined}
      data-dense={densityOf(anywhere(card, say).length + fullnessOf([...agent, ...reveal], say))}
      data-icons={crowdOf(
        iconsIn([...acquire, ...agent, ...reveal]) + Math.max(0, icons.length - ROW) * AGENT_ICON,
      )}
    >
      <span className="card-head">
        {cost !== undefined && <Icon name="persuasion" n={cost} className="card-cost" />}
        <CardName name={say.name('card', id)} language={say.language} />
      </span>
      <span className="card-art">
        <Art kind="card" id={id} faction={faction} />
        <span className="card-icons">
          {icons.map((icon) => (
            <Icon key={icon} name={`icon:${icon}`} />
          ))}
        </span>
        {acquire.length > 0 && (
          <span className="card-acquire">
            <Effects effects={acquire} say={say} />
          </span>
        )}
      </span>
      <AgentBox card={card} say={say} />
      <span className="card-box card-reveal">
        <Effects effects={reveal} say={say} />
      </span>
    </span>
  )
}

/** What happens when the card sends an Agent, or when it is trashed or discarded. */
function AgentBox({ card, say }: { readonly card: Card; readonly say: Translator }): ReactNode {
  const { agent, trashed = [], discarded = [] } = card
  const where = anywhere(card, say)
  return (
    <span className="card-box card-agent">
      {where !== '' && <Words>{where}</Words>}
      <Effects effects={agent} say={say} />
      <Upon icon="trash-this" effects={trashed} say={say} />
      <Upon icon="discard" effects={discarded} say={say} />
    </span>
  )
}

type UponProps = {
  readonly icon: 'trash-this' | 'discard'
  readonly effects: readonly Effect[]
  readonly say: Translator
}

/** What the card gives when that happens to it. */
const Upon = ({ icon, effects, say }: UponProps): ReactNode =>
  effects.length === 0 ? null : (
    <span className="glyphs">
      <Icon name={icon} />
      <b className="glyphs-colon">:</b>
      <Effects effects={effects} say={say} />
    </span>
  )

/** What the card says about where its Agent may go: the sentences before those of its effects. */
const anywhere = (card: Card, say: Translator): string =>
  say.text(describeCard({ ...card, agent: [] }).agent ?? [])
