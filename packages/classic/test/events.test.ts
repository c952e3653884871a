// The events of classic Dune are checked at compile time.

import { describe, expect, it } from 'vitest'
import { tellOpen, tellRevealed, tellSecret } from '../src/events.ts'
import { readEvent } from '../src/index.ts'

describe('an event', () => {
  it('has a kind of the game and its fields, or does not compile', () => {
    const kinds: string[] = []
    const tell = ({ kind }: { readonly kind: string }) => void kinds.push(kind)
    tellOpen(tell, 'bid', { seat: 0, bid: 2 })
    // @ts-expect-error: there is no such kind.
    tellOpen(tell, 'bids', { seat: 0, bid: 2 })
    // @ts-expect-error: a field is missing.
    tellOpen(tell, 'bid', { seat: 0 })
    // @ts-expect-error: a part of the map is none of a battle plan.
    tellOpen(tell, 'prescience', { seat: 0, target: 1, part: 'polar-sink' })
    // @ts-expect-error: nothing is paid for that.
    tellOpen(tell, 'spice', { from: 0, to: 'bank', spice: 2, reason: 'fun' })
    // @ts-expect-error: the card is secret.
    tellOpen(tell, 'card-taken', { seat: 0 })
    // @ts-expect-error: it is a treachery card.
    tellSecret(tell, 'card-taken', { seat: 0 }, [0], { card: 'dagger' })
    // @ts-expect-error: nothing is shown by a shipment.
    tellRevealed(tell, 'turn-over', { seat: 0 })
    expect(kinds).toHaveLength(8)
  })

  it('is told apart by its kind', () => {
    const event = readEvent({ kind: 'storm-moved', data: { to: 7, distance: 3 } })
    expect(event.kind === 'storm-moved' ? event.data.distance : undefined).toBe(3)
  })
})
