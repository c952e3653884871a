// A judgement of the Imperium family that has learned. Its network is fetched when a strong bot is wanted, and not before.

import type { ImperiumState } from '@sietch/imperium'
import type { Judgement } from '../judgement.ts'
import type { Network } from '../learned/network.ts'
import { unstored } from '../learned/stored.ts'
import { learnedJudgement } from './judgement.ts'
import type { ImperiumTerm } from './terms.ts'

export type Student = {
  readonly judgement: Judgement<ImperiumState, ImperiumTerm>
  /** Has to be over before anything is judged. */
  study(): Promise<void>
}

export function imperiumStudent(): Student {
  let network: Network | undefined
  return {
    judgement: learnedJudgement(() => {
      if (network === undefined) throw new Error('this bot has not studied yet')
      return network
    }),
    async study() {
      network ??= unstored((await import('../../weights/imperium.json')).default)
    },
  }
}
