// The line from the page to a worker: messages, and questions with their answers.

import type { Problem, Questions, ToPage, ToWorker } from './protocol.ts'

export type Line = {
  post(message: ToWorker): void
  listen(listener: (message: ToPage) => void): void
  close(): void
}

export function workerLine(): Line {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  return {
    post: (message) => worker.postMessage(message),
    listen(listener) {
      worker.addEventListener('message', ({ data }: MessageEvent<ToPage>) => listener(data))
      worker.addEventListener('error', ({ message = '' }) =>
        listener({ kind: 'problem', problem: { why: 'defect', text: message } }),
      )
    },
    close: () => worker.terminate(),
  }
}

export type Ask = <K extends keyof Questions>(
  kind: K,
  of: Questions[K]['of'],
) => Promise<Questions[K]['answer']>

/** A refused question, to be told in the words of the page. */
export class QuestionRefused extends Error {
  readonly problem: Problem
  constructor(problem: Problem) {
    super(problem.text)
    this.problem = problem
  }
}

/** Questions down a line. */
export function asker(line: Line): Ask {
  let asked = 0
  const waiting = new Map<number, { resolve(answer: never): void; reject(error: Error): void }>()
  line.listen((message) => {
    if (message.kind === 'problem' && message.problem.why === 'defect') {
      for (const { reject } of waiting.values()) reject(new QuestionRefused(message.problem))
      waiting.clear()
    }
    if (message.kind !== 'answer' && message.kind !== 'refusal') return
    const waits = waiting.get(message.ask)
    waiting.delete(message.ask)
    // What was asked under a number is what is answered under it.
    if (message.kind === 'answer') waits?.resolve(message.answer as never)
    else waits?.reject(new QuestionRefused(message.problem))
  })
  return (kind, of) =>
    new Promise((resolve, reject) => {
      const ask = asked++
      waiting.set(ask, { resolve, reject })
      line.post({ kind, ask, ...of } as ToWorker)
    })
}
