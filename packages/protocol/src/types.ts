// The types of both sides, read from the schemas.

import type { Json } from '@sietch/kernel'
import type { z } from 'zod'
import type { HTTP } from './http.ts'
import type * as people from './people.ts'
import type { Route } from './routes.ts'
import type * as schemas from './schemas.ts'
import type { NEWS, QUESTIONS } from './socket.ts'
import type * as telling from './telling.ts'
import type { LEVELS, PACES, TOLD_OF, WAYS } from './ways.ts'

/** Messages are read-only. */
type Fixed<T> = Json extends T
  ? T
  : T extends readonly (infer One)[]
    ? readonly Fixed<One>[]
    : T extends object
      ? { readonly [K in keyof T]: Fixed<T[K]> }
      : T

type Read<S extends z.ZodType> = Fixed<z.output<S>>
type Written<S extends z.ZodType> = Fixed<z.input<S>>

export type User = Read<typeof schemas.user>
export type TableOptions = Read<typeof schemas.tableOptions>
export type ClockRule = TableOptions['clock']
export type OnlineTable = Read<typeof schemas.table>
export type OnlineSeat = OnlineTable['seats'][number]
export type MyTable = Read<typeof schemas.myTable>
export type NewTable = Written<typeof schemas.newTable>
export type TableChange = Written<typeof schemas.tableChange>
export type QuickMatch = Written<typeof schemas.quickMatch>
export type Said = Read<typeof schemas.said>
export type Clocks = Read<typeof schemas.clocks>
export type UndoRequest = Read<typeof schemas.undoRequest>
export type Proposal = Read<typeof schemas.proposal>
export type Motion = Read<typeof schemas.motion>
export type Presence = Read<typeof schemas.presence>
export type Notice = Read<typeof schemas.notice>
export type Whole = Read<typeof schemas.whole>
export type Happened = Whole['history'][number]
export type Update = Read<typeof schemas.update>
export type HistoryPage = Read<typeof schemas.historyPage>
export type Past = Read<typeof schemas.past>
export type Watched = Read<typeof schemas.watched>
export type Profile = Read<typeof schemas.profile>
export type GameRecord = Profile['games'][number]
export type RatingChange = Read<typeof people.ratingChange>
export type Between = Read<typeof people.between>
export type Standing = Read<typeof people.standing>
export type Season = Read<typeof people.season>
export type Friends = Read<typeof people.friends>
export type NewPasskey = Read<typeof people.newPasskey>
export type PasskeyAssertion = Read<typeof people.assertion>
export type Credentials = Read<typeof schemas.credentials>
export type MatchFile = Read<typeof schemas.matchFile>
/** An imported one; older ones have fewer fields. */
export type BroughtFile = Omit<Read<typeof schemas.importedFile>, 'format' | 'seats'>
export type NewsOf = (typeof TOLD_OF)[number]
export type Way = (typeof WAYS)[number]
export type Wishes = Read<typeof telling.wishes>
export type Digest = Read<typeof telling.digest>
/** Whom a table is for. */
export type TableLevel = (typeof LEVELS)[number]
export type Pace = (typeof PACES)[number]
/** The language of notifications. */
export type Language = Read<typeof telling.language>

type Http = typeof HTTP
/** The body a client sends with a request; undefined if there is none. */
export type Body<R extends Route> = Http[R] extends { readonly body: infer B extends z.ZodType }
  ? Written<B>
  : undefined
export type Reply<R extends Route> = Read<Http[R]['answer']>

type Questions = typeof QUESTIONS
export type Question = keyof Questions
export type Message<Q extends Question> = Read<Questions[Q]['message']>
export type Answer<Q extends Question> = Read<Questions[Q]['answer']>

export type NewsKind = keyof typeof NEWS
export type News<K extends NewsKind> = Read<(typeof NEWS)[K]['message']>
