// The tables of the database, as Kysely knows them. Structured values are stored as JSON text; times are milliseconds
// since 1970.

import type { Generator, SeatKind } from '@sietch/kernel'
import type { Digest, Language, NewsOf, Notice, Way } from '@sietch/protocol'
import type { Generated } from 'kysely'
import type { Why } from '../match/fault.ts'

/** Every kind of notification, including those without a setting. */
/** News without a setting of its own: a table where they sit was changed, a bot plays for them. */
export type Occasion = NewsOf | 'changed' | 'given'

type ErrandKind = Occasion | 'digest' | 'confirm'

/** 1 or 0: booleans that both databases share. */
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
  /** A way to sign in besides a password: the public half of a key kept on the device. */
  passkeys: {
    id: string
    userId: string
    /** The device's id for it. */
    credential: string
    publicKey: string
    algorithm: number
    /** The device's signature count; 0 if it does not count. */
    counter: number
    name: string
    created: number
    used: number | null
  }
  /** Challenges for devices to sign, by hash: once, and soon. `userId` is null if it can be anyone. */
  challenges: { hash: string; userId: string | null; at: number }
  /** The hash of the recovery code of an account. */
  codes: { userId: string; hash: string; at: number }
  /** Two people, `low` before `high`; `by` has asked. A declined request stays unanswered. */
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
  /** Where a player wants to be notified of their turn. */
  webhooks: { userId: string; url: string }
  pushes: { endpoint: string; userId: string; keys: string }
  /** A player's notification settings, as JSON, and when their last digest is due. */
  telling: { userId: string; language: Language; wishes: string; digest: Digest; told: number }
  mails: {
    userId: string
    address: string
    confirmed: Flag
    /** Signs the links in mail to this address; sign-in links also include the number. */
    key: string
    stamp: number
    /** When it was last asked to confirm. */
    asked: number
  }
  /** Pending notifications, one per channel. */
  errands: {
    id: string
    userId: string
    way: Way
    /** The device, or the player for channels with at most one. */
    target: string
    kind: ErrandKind
    tableId: string | null
    made: number
    due: number
    tries: number
    /** When a node claimed it; 0 if unclaimed. */
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
    /** The generator, if an older match is to be dealt again; otherwise the newest. */
    generator: Generator | null
    /** The table that was played before this one. */
    before: string | null
    created: number
    ended: number | null
    /** Its results have been counted. */
    counted: Flag
    /** Whether no one can know what is hidden in its match. */
    rated: Generated<Flag>
    /** A seat has passed from one player to another since the match began. */
    passed: Generated<Flag>
    /** The match was imported from a file. */
    imported: Generated<Flag>
    /** Who may talk privately, as JSON. Separate from the other options, which older nodes must be able to read. */
    talk: Generated<string>
    /** When someone was last active at the open table; 0 if never since it was created. */
    touched: Generated<number>
    /** Its name, its language, and whom it is for. */
    name: Generated<string | null>
    language: Generated<string | null>
    level: Generated<string | null>
    /** Hashed; null if anyone may sit down. Never sent. */
    password: Generated<string | null>
    /** A quick match: it starts by itself. */
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
    /** What the seat is called before the match; null if all are alike. */
    role: Generated<string | null>
    userId: string | null
    /** The bot in this seat, or standing in for its player. */
    bot: string | null
    /** Its player is offering it to someone else. */
    offered: Generated<Flag>
    /** Its player has resigned. */
    resigned: Generated<Flag>
    /** The host has changed the table since its player sat down, and they have not agreed yet. */
    unagreed: Generated<Flag>
    /** Its player would rather start a quick match with bots than keep waiting. */
    withBots: Generated<Flag>
  }
  /** Recent password attempts at a table, per person or address. */
  tries: { tableId: string; who: string; n: number; since: number }
  /** Who is watching a table where they sit, on which node, and when that was last known. */
  presence: { tableId: string; userId: string; node: string; here: Flag; seen: number }
  /** People the host has removed from a table. */
  kicked: { tableId: string; userId: string }
  /** A running or finished match: where its log has led to. */
  matches: {
    tableId: string
    version: number
    seq: number
    /** The version of what surrounds the log: its seats, clocks, requests. Writers name the version they know. */
    arranged: Generated<number>
    state: string
    /** Where the log begins if not with the setup, in matches from before legs were stored. */
    base: string | null
    /** What happened before the first choice. */
    opening: string
    clocks: string
    /** The open request to undo more than one's own turn. */
    request: string | null
    /** What players are asked to agree to, as JSON. Unlike the request, it outlasts a choice. */
    motion: Generated<string | null>
    /** Since when the table has been on a break. */
    paused: Generated<number | null>
    deadline: number | null
    /** Since when a bot has been asked in a match with people. */
    wake: number | null
    changed: number
  }
  /** A match that cannot go on, or could not once. No one works on it until it is released. */
  halts: {
    tableId: string
    at: number
    why: Why
    /** What failed, for the operator: it may contain secrets. */
    detail: string
    /** The players who would rather have its file than wait, as JSON. */
    agreed: string
    /** They all would: it is over. */
    givenUp: Flag
    /** When the node that resumed it was started; null while it is halted. */
    released: number | null
  }
  /**
   * Answers to veiled questions, by the time they were asked; `key` null: the seat wants to think; `since` 0: it always
   * does.
   */
  kept: { matchId: string; seat: number; since: number; key: string | null }
  /** One row for each choice and each undo. */
  entries: {
    matchId: string
    seq: number
    seat: number
    /** The option chosen; null for an undo. */
    key: string | null
    /** How many choices an undo takes back. */
    steps: number
    final: Flag
    /** A bot chose, for itself or for a player who was away. */
    bot: Flag
    events: string
    /** Who was asked after it, or how it ended, and what it changed; null if not stored here. */
    moment: Generated<string | null>
    delta: Generated<string | null>
    /** Over the choices that count after it. */
    hash: Generated<string | null>
    /** The clocks before it, if the table has any. */
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
    /** The state it begins in, in the shape of its rules; null if not stored. */
    state: string | null
    /** What happened as it began; for the first leg that is the opening of the match. */
    events: string
    moment: string | null
    hash: string | null
  }
  /** Recordings of finished matches, compressed; null if too little was stored to make one. */
  seals: { matchId: string; recording: string | null }
  chat: {
    id: Generated<number>
    tableId: string
    userId: string
    name: string
    text: string
    /** The canned phrase, if it is one. */
    phrase: string | null
    at: number
  }
  /** Private talk. Separate from the rest, which older nodes show to everyone. */
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
  /** Reports to the operator. They outlive the table. */
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
  /** What happened around a match; `userId` is null if no one did it. */
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
  /** Who heard it: latecomers cannot read it. */
  heard: { whisperId: number; userId: string }
  notes: { tableId: string; userId: string; text: string }
  /** The result of a match, for each seat a player held at its end. */
  results: {
    tableId: string
    seat: number
    userId: string
    game: string
    /** How many sides played: teams or single players. */
    players: number
    place: number
    score: number
    persona: string | null
    rated: Flag
    at: number
  }
  ratings: { userId: string; game: string; mu: number; sigma: number; games: number }
  /** What a rated match did to each player's rating, and what was expected of them. */
  ratingChanges: {
    tableId: string
    userId: string
    game: string
    at: number
    place: number
    sides: number
    /** Players with the same number were on the same side. */
    side: number
    expected: number
    muBefore: number
    sigmaBefore: number
    mu: number
    sigma: number
  }
}
