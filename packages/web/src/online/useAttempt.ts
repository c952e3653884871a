// Something a person asks the server for: under way, done, or refused with a reason.

import { useState } from 'react'
import { useWords } from '../app/words.ts'
import { refusedWords } from './refused.ts'

export type Attempt = {
  readonly isBusy: boolean
  readonly problem: string | null
  attempt(work: () => Promise<unknown>): void
}

export function useAttempt(): Attempt {
  const w = useWords()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  return {
    isBusy,
    problem,
    attempt(work) {
      setBusy(true)
      setProblem(null)
      work()
        .catch((error: unknown) => setProblem(refusedWords(error, w)))
        .finally(() => setBusy(false))
    },
  }
}
