// From the states of each released version to those of the next. A state that was written by an older version is read
// here and nowhere else, so this is where its JSON is believed.

import { type JsonObject, type Migration, unchanged } from '@sietch/kernel'
import { contentOf } from './content/index.ts'
import { slotOf } from './content/slots.ts'
import type { Effect, Item, Printed, Source } from './effects/types.ts'

export const MIGRATIONS: readonly Migration[] = [
  // 2 deals new matches with another generator; a state says which one it has.
  unchanged,
  withAddresses,
  // 4 counts more on a turn (Persuasion gained, contracts completed …); turns of old go on without.
  unchanged,
]

type Old2 = {
  readonly box: string
  readonly players: readonly { readonly waiting: readonly Waiting2[] }[]
  readonly stack: readonly Frame2[]
}

type Waiting2 = { readonly card: string; readonly effects: readonly Effect[] }

type Item2 = Omit<Item, 'slot'>

/** The frames that held effects. */
type Frame2 = { readonly kind: string; readonly source: Source } & Partial<{
  readonly items: readonly Item2[]
  readonly effects: readonly Effect[]
  readonly chosen: readonly Effect[]
  readonly gain: readonly Effect[]
  readonly effect: Effect
  readonly discards: string
}>

/** 3 keeps with each effect that waits where it is printed, and a turn knows whether its rest was asked for. */
function withAddresses(state: JsonObject): JsonObject {
  const { box, players, stack } = state as unknown as Old2
  const content = contentOf(box)
  const printed = (source: Source, effect: Effect): Printed => ({
    source,
    slot: slotOf(content, source, effect),
    effect,
  })
  const all = (source: Source, effects: readonly Effect[] = []): Printed[] =>
    effects.map((effect) => printed(source, effect))
  const items = ({ items: old = [] }: Frame2): Item[] =>
    old.map((item) => ({ ...item, ...printed(item.source, item.effect) }))

  const frame = (old: Frame2): object => {
    const { source, effects, effect, chosen, gain, discards, ...kept } = old
    switch (old.kind) {
      case 'turn':
        return { ...old, items: items(old), rest: null }
      case 'effects':
        return { ...old, items: items(old) }
      case 'sequence':
        // The lines of an Intrigue card became effects in the order of the player's choice.
        return discards === undefined
          ? { ...kept, items: all(source, effects) }
          : { ...kept, kind: 'effects', items: all(source, effects), discards }
      case 'choose':
        return { ...kept, items: all(source, effects), chosen: all(source, chosen) }
      case 'trash-some':
        return { ...old, gain: all(source, gain) }
      case 'opponents':
      case 'one-opponent':
        return effect === undefined ? old : { ...kept, printed: printed(source, effect) }
      case 'spy':
        return effect === undefined ? old : { ...old, slot: slotOf(content, source, effect) }
      default:
        return old
    }
  }

  const waiting = ({ card, effects }: Waiting2): object => ({
    card,
    slot: slotOf(content, { kind: 'intrigue', id: card }, { do: 'on-reveal', effects }),
  })
  return {
    ...state,
    players: players.map((player) => ({ ...player, waiting: player.waiting.map(waiting) })),
    stack: stack.map(frame),
  } as unknown as JsonObject
}
