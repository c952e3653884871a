// The tables of the database, as Kysely knows them. Whatever has a shape of its own is kept as JSON in a text; times
// are milliseconds since 1970.

import type { Generator, SeatKind } from '@sietch/kernel'
import type { Digest, Language, NewsOf, Notice, Way } from '@sietch/protocol'
import type { Generated } from 'kysely'
import type { Why } from '../match/fault.ts'

/** What there is to tell, also what nobody chooses to hear of. */
/** News of what somebody has no wish of its own for: a table where they sit was changed, a bot plays for them. */
export type Occasion = NewsOf | 'changed' | 'given'

type ErrandKind = Occasion | 'digest' | 'confirm'

/** 1 or 0: the spelling of yes and no that both databases share. */
export type Flag = 0 | 1

export type Schema = {
  settings: { name: string; value: string }

  // These four belong to better-auth, which also reads and writes them.
  user: {
    id: string
    name: string
    email: string
    emailVerified: boolean
    image: string | null
    username: string | null
    displayUsername: string | null
    createdAt: string
    updatedAt: string
  }
  session: {
    id: string
    userId: string
    token: string
    expiresAt: string
    ipAddress: string | null
    userAgent: string | null
    createdAt: string
    updatedAt: string
  }
  account: {
    id: string
    userId: string
    issuer: string
    accountId: string
    providerId: string
    password: string | null
    accessToken: string | null
    refreshToken: string | null
    idToken: string | null
    accessTokenExpiresAt: string | null
    refreshTokenExpiresAt: string | null
    scope: string | null
    createdAt: string
    updatedAt: string
  }
  verification: {
    id: string
    identifier: string
    value: string
    expiresAt: string
    createdAt: string
    updatedAt: string
  }

  /** The hash of a personal link that brings a player back on another device; one for each player. */
  recoveries: { userId: string; hash: string; at: number }
  /** What lets a player in besides a password: the public half of a key that their device keeps. */
  passkeys: {
    id: string
    userId: string
    /** By which the device knows it. */
    credential: string
    publicKey: string
    algorithm: number
    /** How often the device says that it has signed; 0 where it does not count. */
    counter: number
    name: string
    created: number
    used: number | null
  }
  /** What a device is to sign, by its hash: once, and soon. `userId` null: whoever comes. */
  challenges: { hash: string; userId: string | null; at: number }
  /** The hash of the recovery code of an account. */
  codes: { userId: string; hash: string; at: number }
  /** Two people, `low` before `high`; `by` has asked. Declined is what the other does not answer to any more. */
  friends: {
    low: string
    high: string
    by: string
    state: 'asked' | 'friends' | 'declined' | 'dropped'
    at: number
  }
  /** Open tables to which friends are invited. */
  invitations: { tableId: string; userId: string; by: string; at: number }
  /** When an account last asked for anything. */
  seen: { userId: string; at: number }
  /** Where a player wants to hear that it is their turn. */
  webhooks: { userId: string; url: string }
  pushes: { endpoint: string; userId: string; keys: string }
  /** What a player is told of and how, as JSON, and when the last digest of theirs is due. */
  telling: { userId: string; language: Language; wishes: string; digest: Digest; told: number }
  mails: {
    userId: string
    address: string
    confirmed: Flag
    /** Signs the links in mails to this address; those that sign somebody in also by the number. */
    key: string
    stamp: number
    /** When it was last asked to confirm. */
    asked: number
  }
  /** What is still to be told, once for each way. */
  errands: {
    id: string
    userId: string
    way: Way
    /** The device, or the player where they have one at most. */
    target: string
    kind: ErrandKind
    tableId: string | null
    made: number
    due: number
    tries: number
    /** When a node took it on; 0: nobody has. */
    claimed: number
  }

  tables: {
    id: string
    host: string
    game: string
    setup: string
    options: string
    listed: Flag
    status: 'open' | 'playing' | 'over'
    seed: string
    /** What deals, when an older match is to be dealt once more; otherwise the newest does. */
    generator: Generator | null
    /** The table that was played before this one. */
    before: string | null
    created: number
    ended: number | null
    /** Its results have been counted. */
    counted: Flag
    /** Whether nobody may know what is hidden in its match. */
    rated: Generated<Flag>
    /** A seat has passed from one player to another since the match began. */
    passed: Generated<Flag>
    /** The match was read from a file. */
    imported: Generated<Flag>
    /** Who talks among themselves, as JSON. Not with the other options: older nodes would not understand those. */
    talk: Generated<string>
    /** When somebody last did something at the open table; 0: nothing since it was made. */
    touched: Generated<number>
    /** What people call it, speak there, and whom it is for. */
    name: Generated<string | null>
    language: Generated<string | null>
    level: Generated<string | null>
    /** Hashed; null: anybody sits down. Never told. */
    password: Generated<string | null>
    /** Of a quick match: it begins by itself. */
    quick: Generated<Flag>
    /** The seats that have won, as JSON. */
    winners: Generated<string | null>
  }
  seats: {
    tableId: string
    seat: number
    /** Both as the rules had them when the table was made. */
    kind: Generated<SeatKind>
    team: Generated<number | null>
    /** What the seat is called before the match; null where all are alike. */
    role: Generated<string | null>
    userId: string | null
    /** The bot that sits here, or plays for the player who sits here. */
    bot: string | null
    /** Its player would leave it to somebody else. */
    offered: Generated<Flag>
    /** Its player has given it up for good. */
    resigned: Generated<Flag>
    /** The host has changed the table since its player sat down, and they have not agreed yet. */
    unagreed: Generated<Flag>
    /** Its player would rather begin a quick match with bots than wait on. */
    withBots: Generated<Flag>
  }
  /** How often somebody has tried the password of a table lately: a person or an address. */
  tries: { tableId: string; who: string; n: number; since: number }
  /** Who looks at a table where they sit, by the node at which they do, and when that was last known. */
  presence: { tableId: string; userId: string; node: string; here: Flag; seen: number }
  /** Whom the host has removed from a table. */
  kicked: { tableId: string; userId: string }
  /** A running or finished match: where its log has led to. */
  matches: {
    tableId: string
    version: number
    seq: number
    /** How often what is around the log has changed: its seats, clocks, requests. Whoever writes says which they know. */
    arranged: Generated<number>
    state: string
    /** Where the log begins when that is not the setup, in matches from before their legs were kept. */
    base: string | null
    /** What happened before the first choice. */
    opening: string
    clocks: string
    /** The request to take back more than the own turn, while it is open. */
    request: string | null
    /** What those who play are asked to agree to, as JSON. Unlike the request it outlasts a choice. */
    motion: Generated<string | null>
    /** Since when the table rests. */
    paused: Generated<number | null>
    deadline: number | null
    /** Since when a bot is asked in a match that a person plays. */
    wake: number | null
    changed: number
  }
  /** A match that cannot go on, or could not once. Nobody works on it until it is released. */
  halts: {
    tableId: string
    at: number
    why: Why
    /** What failed, for whoever runs the server: it may tell secrets. */
    detail: string
    /** The players who would rather have its file than wait, as JSON. */
    agreed: string
    /** They all would: it is over. */
    givenUp: Flag
    /** When the node was started that went on with it; null: it stands still. */
    released: number | null
  }
  /**
   * What seats have said to a question that everybody is asked so that nobody learns who could answer, by the time they
   * were asked at; `key` null: that they want to think; `since` 0: that they always do.
   */
  kept: { matchId: string; seat: number; since: number; key: string | null }
  /** One row for each choice and each step back. */
  entries: {
    matchId: string
    seq: number
    seat: number
    /** The option chosen; null for a step back. */
    key: string | null
    /** How many choices a step back takes away. */
    steps: number
    final: Flag
    /** A bot chose, for itself or for a player who was away. */
    bot: Flag
    events: string
    /** Who was asked after it, or how it ended, and what it changed; null where that is not kept here. */
    moment: Generated<string | null>
    delta: Generated<string | null>
    /** Of the choices that stand after it. */
    hash: Generated<string | null>
    /** The clocks before it, at a table that has some. */
    clocks: string | null
    at: number
  }
  /** The parts of a match that were played under one version of the rules. */
  legs: {
    matchId: string
    leg: number
    version: number
    /** The number of the entry it begins with. */
    seq: number
    /** The state it begins in, in the form of its rules; null where that was not kept. */
    state: string | null
    /** What happened as it began; for the first leg that is the opening of the match. */
    events: string
    moment: string | null
    hash: string | null
  }
  /** Recordings of matches that are over, compressed; null where too little was kept to make one. */
  seals: { matchId: string; recording: string | null }
  chat: {
    id: Generated<number>
    tableId: string
    userId: string
    name: string
    text: string
    /** The ready phrase that it is. */
    phrase: string | null
    at: number
  }
  /** What some said among themselves. Not with the rest: older nodes show all of that to everybody. */
  whispers: {
    id: Generated<number>
    tableId: string
    userId: string
    name: string
    text: string
    phrase: string | null
    at: number
    /** Their seats, as JSON. */
    channel: string
  }
  /** What people told the operator about others. It stays when the table goes. */
  reports: {
    id: Generated<number>
    at: number
    tableId: string
    userId: string
    name: string
    aboutId: string
    aboutName: string
    /** What they had said, if it is about that. */
    said: string | null
    reason: string
  }
  /** What happened around a match; `userId` null: nobody did it. */
  notices: {
    id: Generated<number>
    tableId: string
    at: number
    seq: number
    kind: Notice['kind']
    userId: string | null
    name: string | null
    seat: number | null
  }
  /** Who heard it: nobody reads it who came later. */
  heard: { whisperId: number; userId: string }
  notes: { tableId: string; userId: string; text: string }
  /** What came of a match, for each seat that a player held at its end. */
  results: {
    tableId: string
    seat: number
    userId: string
    game: string
    /** So many sides played: teams, or players for themselves. */
    players: number
    place: number
    score: number
    persona: string | null
    rated: Flag
    at: number
  }
  ratings: { userId: string; game: string; mu: number; sigma: number; games: number }
  /** What a rated match did to the rating of everybody who played it, and what was expected of them. */
  ratingChanges: {
    tableId: string
    userId: string
    game: string
    at: number
    place: number
    sides: number
    /** Whoever has the same number was on the same side. */
    side: number
    expected: number
    muBefore: number
    sigmaBefore: number
    mu: number
    sigma: number
  }
}
