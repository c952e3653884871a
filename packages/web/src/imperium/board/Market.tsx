// Beside the board with Bloodlines: the Commander of the bank and the skills that lie face up, and the stacks of tech
// tiles with what each costs the viewer now.

import { glyphs } from '@sietch/imperium'
import type { ReactNode } from 'react'
import { useWords } from '../../app/words.ts'
import { Place } from '../../table/Place.tsx'
import { AboutGroup } from '../../ui/about.tsx'
import { divided } from '../../ui/divided.ts'
import { Glyphs } from '../../ui/Glyphs.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Told } from '../../ui/Told.tsx'
import { swordsOf } from '../cards/Abilities.tsx'
import { Art } from '../cards/Art.tsx'
import { numbered } from '../cards/HeldCard.tsx'
import { techPrice } from '../prices.ts'
import { useImperium } from '../useImperium.ts'
import './market.css'

/** A name of more letters is set smaller. */
const LONG = 26

export function Market(): ReactNode {
  const { view } = useImperium()
  if (view.sardaukar === undefined) return null
  return (
    <div className="market">
      <Skills />
      <Tech />
    </div>
  )
}

function Skills(): ReactNode {
  const { view, say } = useImperium()
  if (view.sardaukar === undefined) return null
  const { skills, skillStack, bank } = view.sardaukar
  const name = say.name('sideboard', 'sardaukar')
  return (
    <section
      className="market-part market-skills"
      aria-label={name}
      data-spot="sardaukar"
      data-panel="skills"
    >
      <Told
        about={{ kind: 'sideboard', id: 'sardaukar' }}
        label={`${name}. ${say.name('term', 'sardaukar-commander')}: ${bank}. ${say.name('term', 'skill')}: ${skillStack}`}
        className="market-head"
      >
        <Icon name="commander" />
        <b>{bank}</b>
        <span className="market-stack" data-spot="skill-stack">
          <Icon name="skill" />
          <b>{skillStack}</b>
        </span>
      </Told>
      <AboutGroup subjects={skills.map((id) => ({ kind: 'skill', id }))}>
        {numbered(skills).map(({ id, name: copy }) => (
          <Skill key={copy} id={id} moves={`skill:${copy}`} />
        ))}
      </AboutGroup>
    </section>
  )
}

function Skill({ id, moves }: { readonly id: string; readonly moves: string }): ReactNode {
  const { say, content } = useImperium()
  const { strength, abilities } = content.skill(id)
  const effects = abilities.flatMap((ability) => ('on' in ability ? ability.effects : []))
  // The condition of a Commander in the Conflict is stated once for all of them.
  const brings = effects.flatMap((effect) => (effect.do === 'when' ? effect.effects : [effect]))
  return (
    <Place
      id={`skill:${id}`}
      label={`${say.name('term', 'skill')}: ${say.name('skill', id)}`}
      about={{ kind: 'skill', id }}
      className="market-thing market-skill"
      moves={moves}
    >
      <span className="market-name">{divided(say.name('skill', id), say.language)}</span>
      <Glyphs row={[...swordsOf(strength), ...brings].flatMap(glyphs)} say={say} />
    </Place>
  )
}

function Tech(): ReactNode {
  const { view, say } = useImperium()
  if (view.tech === undefined) return null
  const { stacks } = view.tech
  const name = say.name('sideboard', 'ixian-embassy')
  return (
    <section
      className="market-part market-tech"
      aria-label={name}
      data-spot="ixian-embassy"
      data-panel="tech"
    >
      <Told about={{ kind: 'sideboard', id: 'ixian-embassy' }} label={name} className="market-head">
        <Icon name="tech" />
      </Told>
      <AboutGroup subjects={stacks.flatMap(({ top }) => (top === null ? [] : { kind: 'tech', id: top }))}>
        {stacks.map(({ top, count }, index) =>
          top === null ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: stacks keep their places
            <span key={index} className="market-thing market-empty" aria-hidden="true" />
          ) : (
            <Tile key={top} id={top} count={count} />
          ),
        )}
      </AboutGroup>
    </section>
  )
}

function Tile({ id, count }: { readonly id: string; readonly count: number }): ReactNode {
  const { view, say, content, snapshot } = useImperium()
  const w = useWords()
  const { viewer } = snapshot
  const { acquire, cost } = content.tech(id)
  const price = typeof viewer === 'number' ? techPrice({ view, content }, viewer, id) : cost
  const has = typeof viewer === 'number' ? (view.players[viewer]?.spice ?? 0) : price
  const name = say.name('tech', id)
  return (
    <Place
      id={`tech:${id}`}
      label={`${w('page.market.tile', { name, cost: price })}. ${w('page.market.stack', { n: count })}`}
      about={{ kind: 'tech', id }}
      className={`market-thing market-tile ${has < price ? 'market-dear' : ''}`}
      moves={`tech:${id}`}
    >
      <span className="market-picture">
        <Art kind="tech" id={id} />
      </span>
      <span className={`market-name ${name.length > LONG ? 'market-long' : ''}`}>
        {divided(name, say.language)}
      </span>
      <span className="market-row">
        <span className={`market-price ${price < cost ? 'market-less' : ''}`}>
          <Icon name="spice" n={price} />
        </span>
        <Glyphs row={acquire.flatMap(glyphs)} say={say} />
        <small className="market-count">×{count}</small>
      </span>
    </Place>
  )
}
