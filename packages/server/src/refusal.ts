// Refusals, with a code for programs and a sentence for people.

import { isSpoken, PROTOCOL, REFUSALS, type Refusal, type RefusalCode } from '@sietch/protocol'

export type RefusalAnswer = Refusal & { readonly code: RefusalCode }

/** Thrown deep inside and answered at the edge. */
export class RefusalError extends Error {
  override readonly name = 'RefusalError'
  readonly code: RefusalCode
  constructor(code: RefusalCode, message: string) {
    super(message)
    this.code = code
  }

  get status(): number {
    return REFUSALS[this.code]
  }
}

export const refusal = (code: RefusalCode, message: string): RefusalAnswer => ({ ok: false, code, message })

export const noSuchTable = (): RefusalError => new RefusalError('no-such-table', 'There is no such table.')
export const noSuchPlayer = (): RefusalError => new RefusalError('no-such-player', 'There is no such player.')
export function unreadable(cause: unknown): RefusalError {
  const refused = new RefusalError('unreadable', 'This match cannot be read. It is kept until it is mended.')
  refused.cause = cause
  return refused
}
export const newerRules = (): RefusalError =>
  new RefusalError('newer-rules', 'This match has been taken over by newer rules. Load the page again.')
export const notTheHost = (): RefusalError => new RefusalError('not-the-host', 'Only the host may do that.')
export const notYourSeat = (): RefusalError => new RefusalError('not-your-seat', 'You do not sit there.')
export const tooFast = (): RefusalError => new RefusalError('too-fast', 'Not so fast. Wait a moment.')

/** Refuses a client that speaks another version of the protocol; `said` is what it claims to speak. */
export function checkSpoken(said: unknown): void {
  if (isSpoken(said)) return
  throw new RefusalError(
    'other-protocol',
    `This server speaks version ${PROTOCOL} of the protocol, and you do not. Load the page again, or renew your client.`,
  )
}
