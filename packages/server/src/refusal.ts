// What cannot be done, said with a code for programs and a sentence for people.

export type RefusalAnswer = { readonly ok: false; readonly code: string; readonly message: string }

/** Thrown deep inside and answered at the edge. */
export class RefusalError extends Error {
  override readonly name = 'RefusalError'
  readonly code: string
  readonly status: number
  constructor(code: string, message: string, status = 400) {
    super(message)
    this.code = code
    this.status = status
  }
}

export const refusal = (code: string, message: string): RefusalAnswer => ({ ok: false, code, message })

export const noSuchTable = (): RefusalError =>
  new RefusalError('no-such-table', 'There is no such table.', 404)
export function unreadable(cause: unknown): RefusalError {
  const refused = new RefusalError(
    'unreadable',
    'This match cannot be read. It is kept until it is mended.',
    500,
  )
  refused.cause = cause
  return refused
}
export const newerRules = (): RefusalError =>
  new RefusalError('newer-rules', 'This match has been taken over by newer rules. Load the page again.', 503)
export const notYourSeat = (): RefusalError => new RefusalError('not-your-seat', 'You do not sit there.', 403)
export const tooFast = (): RefusalError => new RefusalError('too-fast', 'Not so fast. Wait a moment.', 429)
