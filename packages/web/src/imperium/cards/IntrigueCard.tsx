// An Intrigue card: each way to play it, under the time when it may be played.

import type { Translator } from '@sietch/i18n'
import { contentOf, type Effect, type IntriguePlay } from '@sietch/imperium'
import type { ReactNode } from 'react'
import { Effects, fullnessOf, iconsIn } from '../../ui/Glyphs.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Art } from './Art.tsx'
import { CardName } from './CardName.tsx'
import { crowdOf, densityOf } from './density.ts'
import './card.css'
import './tiles.css'

type Props = { readonly id: string; readonly say: Translator }

export function IntrigueCard({ id, say }: Props): ReactNode {
  const { plays, twisted } = contentOf(say.box).intrigue(id)
  const timings = [...new Set(plays.map(({ timing }) => timing))]
  return (
    <span
      className="card card-intrigue"
      data-twisted={twisted}
      data-dense={densityOf(fullnessOf(plays.flatMap(effectsOf), say))}
      data-icons={crowdOf(iconsIn(plays.flatMap(effectsOf)))}
    >
      <span className="card-head">
        <CardName name={say.name('intrigue', id)} language={say.language} />
        {twisted && <Icon name="twisted" className="card-twisted" />}
      </span>
      <span className="card-art">
        <Art kind="intrigue" id={id} />
      </span>
      {timings.map((timing) => (
        <span key={timing} className="card-box card-way" data-timing={timing}>
          <b className="card-timing">{say.name('term', TERMS[timing])}</b>
          {plays
            .filter((play) => play.timing === timing)
            .map((play, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: what is printed does not change
              <Way key={index} play={play} say={say} isOther={index > 0} />
            ))}
        </span>
      ))}
    </span>
  )
}

const TERMS = {
  plot: 'intrigue-plot',
  'turn-start': 'intrigue-plot',
  combat: 'intrigue-combat',
  won: 'intrigue-combat',
  endgame: 'intrigue-endgame',
} as const satisfies { readonly [timing in IntriguePlay['timing']]: string }

type WayProps = { readonly play: IntriguePlay; readonly say: Translator; readonly isOther: boolean }

const Way = ({ play, say, isOther }: WayProps): ReactNode => (
  <span className="card-rows" data-other={isOther || undefined}>
    <Effects effects={effectsOf(play)} say={say} />
  </span>
)

/** A play as it would be printed on any other card: what must hold, what it costs, what it brings. */
function effectsOf({ condition, cost, effects }: IntriguePlay): readonly Effect[] {
  const deed: readonly Effect[] = cost === undefined ? effects : [{ do: 'pay', cost, effects }]
  return condition === undefined ? deed : [{ do: 'when', condition, effects: deed }]
}
