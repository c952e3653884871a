// What the server refuses, in the words of the page.

import type { PageId, Words } from '@sietch/i18n/page'
import type { RefusalCode } from '@sietch/protocol'
import { ServerRefused } from './api.ts'
import { NoPasskey } from './passkeys.ts'

/** Codes that people may see; others use the server's own message. */
const KNOWN = [
  'already-registered',
  'already-started',
  'bad-message',
  'bad-name',
  'busy',
  'cannot-store',
  'halted',
  'invalid-password',
  'invalid-username-or-password',
  'kicked',
  'last-way',
  'locked',
  'newer-rules',
  'no-account',
  'no-mail',
  'no-spectators',
  'no-such-channel',
  'no-such-link',
  'no-such-player',
  'no-such-table',
  'not-agreed',
  'not-awaited',
  'not-away',
  'not-fresh',
  'not-friends',
  'not-halted',
  'not-kept',
  'not-over',
  'not-paused',
  'not-substituted',
  'not-the-host',
  'not-your-channel',
  'nothing-to-undo',
  'nudged-already',
  'other-protocol',
  'paused',
  'resigned',
  'rules-failed',
  'seat-taken',
  'seats-free',
  'somebody-away',
  'substituted',
  'too-fast',
  'too-few-seats',
  'too-large',
  'too-many-devices',
  'too-many-friends',
  'too-many-guests',
  'too-many-imports',
  'too-many-matches',
  'too-many-sockets',
  'too-many-tables',
  'too-many-tries',
  'unreadable',
  'username-taken',
  'wrong-code',
  'wrong-passkey',
  'wrong-table-password',
] as const satisfies readonly RefusalCode[]

/** What the server cannot do just now, and may be able to do in a moment. */
const PASSING = ['busy', 'cannot-store', 'failed', 'too-fast'] as const satisfies readonly RefusalCode[]

/** The same question may well be answered later: it was not answered, or not with a final no. */
export const isPassing = (error: unknown): boolean =>
  !(error instanceof ServerRefused) || PASSING.some((code) => code === error.code)

export function refusedWords(error: unknown, w: Words): string {
  if (error instanceof NoPasskey) return w('page.passkeys.failed')
  if (!(error instanceof ServerRefused)) return w('page.online.unreachable')
  const known = KNOWN.find((code) => code === error.code)
  const id: PageId | undefined = known && `page.online.refused.${known}`
  return id === undefined ? error.message : w(id)
}
