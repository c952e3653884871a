// Temporary store failures: the disk is full, or the database is gone or does not answer. People are told to try again;
// the operator is told why.

import pg from 'pg'
import { RefusalError } from '../refusal.ts'

export type Report = (cause: unknown) => void

/** The disk is full or broken, or someone else is writing for too long. */
const SQLITE = /^SQLITE_(FULL|IOERR|BUSY|LOCKED|READONLY|CANTOPEN|NOMEM|PROTOCOL)/

/**
 * By the classes of PostgreSQL's codes: no connection (08), read-only (25006), idle for too long (25P03), overtaken
 * (40), out of disk, memory or connections (53), waited too long (55P03), stopped from outside (57), broken (58, XX).
 */
const POSTGRES = /^(08|25006|25P03|40|53|55P03|57|58|XX)/

export function isSqliteTrouble(error: unknown): boolean {
  return error instanceof Error && 'code' in error && SQLITE.test(String(error.code))
}

/** Anything that is not an answer from the database is a connection problem. */
export function isPostgresTrouble(error: unknown): boolean {
  return error instanceof pg.DatabaseError
    ? POSTGRES.test(error.code ?? '')
    : !(error instanceof RefusalError)
}

export function cannotStore(cause: unknown): RefusalError {
  const refused = new RefusalError(
    'cannot-store',
    'The server cannot get at its data just now. Try again in a moment.',
  )
  refused.cause = cause
  return refused
}
