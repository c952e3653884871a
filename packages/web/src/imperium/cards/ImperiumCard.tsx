// A card of a player's deck: its Agent icons, name and cost, and the boxes with what it does.

import type { Translator } from '@sietch/i18n'
import { type Card, contentOf, describeCard, type Effect } from '@sietch/imperium'
import type { ReactNode } from 'react'
import { Effects, fullnessOf } from '../../ui/Glyphs.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Art } from './Art.tsx'
import { CardName } from './CardName.tsx'
import { densityOf } from './density.ts'
import './card.css'

type Props = { readonly id: string; readonly say: Translator }

export function ImperiumCard({ id, say }: Props): ReactNode {
  const card = contentOf(say.box).card(id)
  const { cost, factions, icons, acquire, agent, reveal } = card
  const [faction, second] = factions
  return (
    <span
      className="card card-imperium"
      data-faction={faction}
      data-second={second}
      data-dense={densityOf(fullnessOf([...agent, ...reveal], say))}
    >
      <span className="card-head">
        <CardName name={say.name('card', id)} language={say.language} />
        {cost !== undefined && <Icon name="persuasion" n={cost} className="card-cost" />}
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
      <Box name="reveal" effects={reveal} say={say} />
    </span>
  )
}

/** What happens when the card sends an Agent, or when it is trashed or discarded. */
function AgentBox({ card, say }: { readonly card: Card; readonly say: Translator }): ReactNode {
  const { agent, trashed = [], discarded = [], sendsAnywhere, ignoresRequirements } = card
  return (
    <span className="card-box card-agent">
      {(sendsAnywhere || ignoresRequirements) && <span className="glyphs-words">{anywhere(card, say)}</span>}
      <Effects effects={agent} say={say} />
      {trashed.length > 0 && (
        <span className="glyphs">
          <Icon name="trash-this" />
          <b>:</b>
          <Effects effects={trashed} say={say} />
        </span>
      )}
      {discarded.length > 0 && (
        <span className="glyphs">
          <Icon name="discard" />
          <b>:</b>
          <Effects effects={discarded} say={say} />
        </span>
      )}
    </span>
  )
}

/** What the card says about where its Agent may go: the sentences before those of its effects. */
const anywhere = (card: Card, say: Translator): string =>
  say.text(describeCard({ ...card, agent: [] }).agent ?? [])

type BoxProps = {
  readonly name: 'reveal'
  readonly effects: readonly Effect[]
  readonly say: Translator
}

const Box = ({ name, effects, say }: BoxProps): ReactNode => (
  <span className={`card-box card-${name}`}>
    <Effects effects={effects} say={say} />
  </span>
)
