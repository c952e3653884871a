// What a word of the rulebook, an icon or a Faction means.

import { contentOf, describeAll, type Effect } from '@sietch/imperium'
import { type Message, message } from '../message.ts'
import { isMessage } from '../messages/messages.ts'
import type { Translator } from '../translator.ts'
import type { Section } from './sections.ts'

/** Nothing about what has no entry. */
export function meaningOf(say: Translator, kind: string, id: string): readonly Section[] {
  switch (kind) {
    case 'term':
      return entry(say, id)
    case 'icon':
      return entry(say, id === 'spy' ? 'icon.spy' : 'icon')
    case 'battle-icon':
      return entry(say, 'battle-icon')
    case 'training':
      return entry(say, 'training-track')
    case 'faction':
      return [...entry(say, 'faction'), ...bonusOf(say, id)]
    case 'step':
      return stepOf(say, id)
    default:
      return []
  }
}

/** What one step of a track brings: `fremen:4`. */
function stepOf(say: Translator, id: string): readonly Section[] {
  const [of = '', step] = id.split(':')
  const at = Number(step)
  const track = contentOf(say.box).box.tracks.find((one) => one.id === of)
  if (track === undefined) return []
  const point: Effect = { do: 'gain', what: 'vp', n: 1 }
  const brings = [
    ...(track.pointAt === at ? [section(say, 'point', '', describeAll([point]))] : []),
    ...track.rewards
      .filter((reward) => reward.at === at)
      .map(({ effects }) => section(say, 'bonus', say.name('term', 'bonus'), describeAll(effects))),
    ...(track.allianceAt === at
      ? [section(say, 'alliance', say.name('term', 'alliance'), [message('glossary.alliance')])]
      : []),
  ]
  return brings.length > 0 ? brings : entry(say, 'influence-track')
}

function entry(say: Translator, id: string): readonly Section[] {
  const key = `glossary.${id}`
  return isMessage(key) ? [section(say, 'meaning', '', [message(key)])] : []
}

/** What the steps of the track bring. */
function bonusOf(say: Translator, id: string): readonly Section[] {
  const track = contentOf(say.box).box.tracks.find((one) => one.id === id)
  return (track?.rewards ?? []).map(({ at, effects }) =>
    section(say, 'bonus', `${say.name('term', 'bonus')} (${at})`, describeAll(effects)),
  )
}

const section = (say: Translator, place: string, label: string, phrases: readonly Message[]): Section => ({
  place,
  label,
  text: say.text(phrases),
})
