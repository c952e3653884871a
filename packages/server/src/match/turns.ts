// Work for few hands, wanted by many: they take turns, so that nobody waits for all that somebody else has asked for.

export type Turns = {
  /** Does the work when it is the turn of whoever wants it. */
  take<T>(who: string, work: () => Promise<T>): Promise<T>
}

export function turnsOf(hands: number): Turns {
  /** Who waits, in the order of their next turn. */
  const waiting = new Map<string, (() => Promise<void>)[]>()
  let busy = 0

  function next(): void {
    while (busy < hands) {
      const [first] = waiting
      if (first === undefined) return
      const [who, works] = first
      const [work, ...rest] = works
      waiting.delete(who)
      if (rest.length > 0) waiting.set(who, rest)
      busy++
      void work?.().finally(() => {
        busy--
        next()
      })
    }
  }

  return {
    take: (who, work) =>
      new Promise((resolve, reject) => {
        const turn = () => work().then(resolve, reject)
        waiting.set(who, [...(waiting.get(who) ?? []), turn])
        next()
      }),
  }
}
