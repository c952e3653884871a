// A fair queue for scarce workers: whoever has used the least lately comes first, so that no one waits for everything
// someone else has asked for, not even someone with many names.

export type Turns = {
  /** Does the work when it is the requester's turn. */
  take<T>(who: string, work: () => Promise<T>): Promise<T>
}

/** Milliseconds after which a third of someone's usage still counts. */
const FORGIVEN = 60_000
/** How many idle requesters are remembered. */
const MOST_REMEMBERED = 10_000

export function turnsOf(hands: number, now: () => number = () => performance.now()): Turns {
  const waiting = new Map<string, (() => Promise<void>)[]>()
  /** The milliseconds someone has used, as counted at that time. */
  const taken = new Map<string, { readonly ms: number; readonly at: number }>()
  let busy = 0

  function takenBy(who: string): number {
    const { ms = 0, at = 0 } = taken.get(who) ?? {}
    return ms * Math.exp((at - now()) / FORGIVEN)
  }

  function charge(who: string, ms: number): void {
    const sum = takenBy(who) + ms
    taken.delete(who)
    taken.set(who, { ms: sum, at: now() })
    const [oldest = who] = taken.keys()
    if (taken.size > MOST_REMEMBERED) taken.delete(oldest)
  }

  /** Among those with equal usage, the one who has waited longest. */
  function nextOf(): string | undefined {
    let next: string | undefined
    let least = Number.POSITIVE_INFINITY
    for (const who of waiting.keys()) {
      const ms = takenBy(who)
      if (ms < least) [next, least] = [who, ms]
    }
    return next
  }

  function begin(): void {
    while (busy < hands) {
      const who = nextOf()
      if (who === undefined) return
      const [work, ...rest] = waiting.get(who) ?? []
      waiting.delete(who)
      if (rest.length > 0) waiting.set(who, rest)
      busy++
      const start = now()
      void work?.().finally(() => {
        busy--
        charge(who, now() - start)
        begin()
      })
    }
  }

  return {
    take: (who, work) =>
      new Promise((resolve, reject) => {
        const turn = () => work().then(resolve, reject)
        waiting.set(who, [...(waiting.get(who) ?? []), turn])
        begin()
      }),
  }
}
