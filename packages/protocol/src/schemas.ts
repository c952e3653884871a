// What messages and bodies are made of. Schemas with an id are named in the documents.

import {
  type Closed,
  type Decision,
  GENERATORS,
  type Json,
  type JsonObject,
  type Option,
  type Outcome,
  type SeatKind,
  type SeenEvent,
  TALKS,
  type Target,
  type Teams,
} from '@sietch/kernel'
import { z } from 'zod'
import { LIMITS } from './limits.ts'
import type { Operation } from './patch.ts'
import { PHRASES, type Phrase } from './phrases.ts'
import { LANGUAGES, LEVELS, PACES } from './ways.ts'

/** It was read as JSON; only a game knows what it means. */
const json = z.custom<Json>((value) => value !== undefined)
const jsonObject: z.ZodType<JsonObject> = z.record(z.string(), json)

export const id = z.string().regex(/^[\w-]{1,64}$/)
export const seat = z.number().int().min(0).max(11)
export const seq = z.number().int().min(0).max(1_000_000)
export const key = z.string().min(1).max(300)
export const bot = z.string().max(20)
const viewer = z.union([seat, z.literal('spectator')])
/** Milliseconds since 1970. */
const time = z.number()

export const name = z.string().trim().min(1).max(LIMITS.name)
const person = z.strictObject({ id: z.string(), name: z.string() })
export const user = person
  .extend({ username: z.string().nullable().describe('null for a guest') })
  .meta({ id: 'User' })

const { username, password } = LIMITS
export const credentials = z.strictObject({
  username: z
    .string()
    .min(username.least)
    .max(username.most)
    .regex(username.letters, 'letters, digits, _ and . only'),
  password: z.string().min(password.least).max(password.most),
})

const HOUR = 3600
const DAY = 24 * HOUR

/** How a table measures time: in seconds, except for days. */
const clockRule = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('none') }),
    z.strictObject({ kind: z.literal('turn'), seconds: z.number().int().min(5).max(DAY) }),
    z.strictObject({
      kind: z.literal('bank'),
      seconds: z.number().int().min(30).max(DAY),
      increment: z.number().int().min(0).max(HOUR),
    }),
    z.strictObject({ kind: z.literal('days'), days: z.number().int().min(1).max(30) }),
  ])
  .meta({ id: 'ClockRule' })

const talks = z.array(z.enum(TALKS)).max(TALKS.length)

export const tableOptions = z
  .strictObject({
    clock: clockRule.default({ kind: 'none' }),
    timeout: z
      .enum(['bot', 'wait'])
      .default('bot')
      .describe('When the time of a seat has run out: a bot plays on for it, or everybody waits.'),
    substitute: bot.default('medium').describe('The bot that plays for those who are gone.'),
    botPace: z
      .number()
      .int()
      .min(0)
      .max(60_000)
      .default(600)
      .describe('Milliseconds a bot lets pass before it chooses.'),
    veilPace: z
      .number()
      .int()
      .min(0)
      .max(60_000)
      .default(5000)
      .describe(
        'Milliseconds, and by chance up to three quarters more, for which a question stays open that everybody is asked ' +
          'so that nobody learns who could answer.',
      ),
    hurry: z
      .number()
      .int()
      .min(5)
      .max(600)
      .nullable()
      .default(null)
      .describe(
        'Seconds after which a player who does not answer passes, where the rules let them; null: never.',
      ),
    spectators: z.boolean().default(true),
    talk: talks
      .default([])
      .describe(
        'Who may talk among themselves: each team, those who are allied at the moment, any two players.',
      ),
  })
  .meta({ id: 'TableOptions' })

const newTableOptions = tableOptions
  .extend({ talk: talks.exactOptional().describe('Missing: as the rules of the game want it.') })
  .meta({ id: 'NewTableOptions' })

/** Only the game can read it. */
const setup: z.ZodType<JsonObject> = z.record(z.string().max(40), json)

const tableName = z.string().trim().min(1).max(LIMITS.tableName)
const tablePassword = z.string().min(LIMITS.tablePassword.least).max(LIMITS.tablePassword.most)
const spoken = z.enum(LANGUAGES).describe('What is spoken there.')
const level = z.enum(LEVELS).describe('Whom it is for; nobody is refused for it.')

export const newTable = z
  .strictObject({
    game: z.string().max(40),
    setup,
    options: newTableOptions.prefault({}),
    listed: z.boolean().default(true),
    bots: z.array(bot.nullable()).max(12).default([]).describe('By seat; null leaves it to a player.'),
    name: tableName.exactOptional(),
    password: tablePassword
      .exactOptional()
      .describe('Whoever sits down has to know it, and nobody else watches. It is told to nobody.'),
    language: spoken.exactOptional(),
    level: level.exactOptional(),
  })
  .meta({ id: 'NewTable' })

export const tableChange = z
  .strictObject({
    game: newTable.shape.game.exactOptional(),
    setup: setup.exactOptional(),
    options: newTableOptions.exactOptional(),
    listed: z.boolean().exactOptional(),
    name: tableName.nullable().exactOptional(),
    password: tablePassword.nullable().exactOptional(),
    language: spoken.nullable().exactOptional(),
    level: level.nullable().exactOptional(),
  })
  .meta({ id: 'TableChange', description: 'What is missing stays as it is; null takes it away.' })

/** What someone wants to play with anyone. */
export const quickMatch = z
  .strictObject({
    game: newTable.shape.game,
    setup: setup.describe('Of the table that is opened where none fits.'),
    pace: z.enum(PACES).describe('`live`: everybody stays and the clock runs; `days`: a day for a move.'),
    widely: z
      .boolean()
      .default(true)
      .describe('Any table of this game for so many players; false: with the same modules only.'),
    language: spoken.exactOptional().describe('Of the table that is opened; any is joined.'),
  })
  .meta({ id: 'QuickMatch' })

const seatKind: z.ZodType<SeatKind> = z.enum(['person', 'automa'])
const teams: z.ZodType<Teams> = z.array(z.array(seat))

const tableSeat = z
  .strictObject({
    seat,
    kind: seatKind.describe('Nobody sits on the seat of an automa, and no bot.'),
    role: z.string().exactOptional().describe('What the seat is called in the game, where seats differ.'),
    user: person.nullable(),
    bot: z.string().nullable().describe('With a user: the bot that plays for them.'),
    offered: z
      .literal(true)
      .exactOptional()
      .describe('In a running match: its player leaves it to whoever joins there.'),
    resigned: z
      .literal(true)
      .exactOptional()
      .describe('Its player has given it up: a bot plays it to the end, and they have lost.'),
    unagreed: z
      .literal(true)
      .exactOptional()
      .describe(
        'Before the start: the host has changed the table, and its player has not agreed to that yet.',
      ),
    withBots: z
      .literal(true)
      .exactOptional()
      .describe('At a quick match: its player would rather begin with bots than wait on.'),
  })
  .meta({ id: 'Seat' })

const halted = z
  .strictObject({
    why: z
      .enum(['unreadable', 'upgrade', 'rules', 'bot'])
      .describe(
        'What is stored cannot be understood; newer rules cannot take it over; the rules fail where it stands; a bot has ' +
          'no answer.',
      ),
    at: time.describe('Since when.'),
    agreed: z.array(z.string()).describe('The players who would rather have its file than wait.'),
  })
  .meta({ id: 'Halted', description: 'Why a match cannot go on.' })

export const table = z
  .strictObject({
    id: z.string(),
    host: z.string(),
    game: z.string(),
    setup: json,
    options: tableOptions,
    listed: z.boolean(),
    status: z.enum(['open', 'playing', 'over']),
    before: z.string().nullable().describe('The table at which it was played before.'),
    rated: z.boolean().describe('Whether the match counts for ratings.'),
    unrated: z
      .enum(['deal', 'file', 'passed', 'self', 'bots', 'alone'])
      .optional()
      .describe(
        'Why it does not: the deal has been played before, the match is from a file, a seat has passed to somebody else, ' +
          'somebody plays against themselves, bots play, there is one side of people only.',
      ),
    created: time,
    ended: time.nullable(),
    seats: z.array(tableSeat),
    teams: teams.nullable().describe('null where everybody plays alone'),
    halted: halted.nullable().describe('null: its match can go on'),
    name: z.string().exactOptional(),
    language: z.string().exactOptional().describe('What is spoken there; missing: anything.'),
    level: z.string().exactOptional().describe('Whom it is for, `new` or `seasoned`; missing: everybody.'),
    locked: z.literal(true).exactOptional().describe('Whoever sits down has to know its password.'),
    quick: z
      .literal(true)
      .exactOptional()
      .describe('Of a quick match: it begins by itself when nobody is missing.'),
    winners: z.array(seat).exactOptional().describe('Of a match that is over, where it is known.'),
  })
  .meta({ id: 'Table' })

export const presence = z
  .strictObject({
    user: z.string(),
    away: time.nullable().describe('Since when they do not look at the table; null: they do.'),
  })
  .meta({ id: 'Presence' })

export const myTable = table
  .extend({
    presence: z.array(presence).describe('Of each player who has ever looked at it.'),
    waiting: z.array(z.strictObject({ seat, since: time })).describe('Whose turn it is, and since when.'),
    changed: time.nullable(),
  })
  .meta({ id: 'MyTable' })

/** The seats of those who talk among themselves. */
export const channel = z.array(seat).min(2).max(12)

export const phrase = z.enum(Object.keys(PHRASES) as Phrase[])

export const said = z
  .strictObject({
    id: z.number().int(),
    user: person,
    text: z.string(),
    phrase: z.string().exactOptional().describe('One of the ready phrases; `text` is its English.'),
    at: time,
    to: channel.exactOptional().describe('Missing: everybody at the table hears it.'),
  })
  .meta({ id: 'Said' })

const operation: z.ZodType<Operation> = z.discriminatedUnion('op', [
  z.strictObject({ op: z.enum(['add', 'replace']), path: z.string(), value: json }),
  z.strictObject({ op: z.literal('remove'), path: z.string() }),
])
const patch = z.array(operation).meta({ id: 'Patch', description: 'A JSON Patch (RFC 6902).' })

const target: z.ZodType<Target> = z.strictObject({
  kind: z.string(),
  id: z.union([z.string(), z.number()]),
  at: z.string().exactOptional().describe('Which of several with this id, as in the key.'),
  slot: z.string().exactOptional().describe('Where on its component the effect is printed.'),
})
const option: z.ZodType<Option> = z.strictObject({
  key: z.string(),
  verb: z.string(),
  targets: z.array(target),
  words: z
    .number()
    .exactOptional()
    .describe(
      'The player may add words of their own to the key, after a colon and a space: so many characters.',
    ),
})
const decision: z.ZodType<Decision> = z
  .strictObject({
    seat,
    kind: z.string(),
    ask: z.literal(true).exactOptional(),
    optional: z.literal(true).exactOptional(),
    decline: z
      .strictObject({
        now: z.string(),
        always: z.string().exactOptional(),
        until: z.array(z.string()).exactOptional(),
      })
      .exactOptional()
      .describe('The keys of the options that decline.'),
    veiled: z
      .literal(true)
      .exactOptional()
      .describe('Everybody is asked, so that nobody learns who could answer.'),
  })
  .meta({ id: 'Decision' })
const closed: z.ZodType<Closed> = z.strictObject({
  targets: z.array(target),
  reason: z.looseObject({ why: z.string() }),
})
const asked = z
  .strictObject({ decision, options: z.array(option), closed: z.array(closed) })
  .meta({ id: 'Asked' })

const outcome: z.ZodType<Outcome> = z
  .strictObject({ places: z.array(z.array(seat)), scores: z.array(z.number()), teams: teams.exactOptional() })
  .meta({ id: 'Outcome' })

const event: z.ZodType<SeenEvent> = z
  .strictObject({ kind: z.string(), data: jsonObject })
  .meta({ id: 'Event' })

export const clocks = z.strictObject({ left: z.array(z.number()), since: z.array(time.nullable()) }).meta({
  id: 'Clocks',
  description:
    'For each seat the milliseconds it had left when its clock last stood still, and since when it runs.',
})

export const undoRequest = z
  .strictObject({ seq, seat, steps: z.number().int(), agreed: z.array(seat) })
  .meta({ id: 'UndoRequest' })

/** What players may be asked to agree to. */
export const proposal = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('pause') }),
  z.strictObject({ kind: z.enum(['bot', 'open']), seat }),
])

export const motion = z
  .strictObject({
    about: proposal.describe(
      'To rest; to give the seat of somebody who is away to a bot; to leave it to whoever joins there.',
    ),
    by: seat,
    agreed: z.array(seat),
    against: z.array(seat),
  })
  .meta({ id: 'Motion' })

export const notice = z
  .strictObject({
    id: z.number().int(),
    at: time,
    seq: seq.describe('Where the match was.'),
    kind: z
      .enum([
        'nudged',
        'left',
        'late',
        'back',
        'resigned',
        'given',
        'opened',
        'passed',
        'paused',
        'resumed',
        'proposed',
        'against',
        'undone',
        'undo-refused',
      ])
      .describe(
        'Somebody was reminded; a bot plays for somebody who left, or whose time ran out; they are back; they have ' +
          'resigned; the others gave their seat to a bot, or opened it; somebody took it over; the table rests, or goes ' +
          'on; a motion was made, or refused; a step back was agreed to, or refused.',
      ),
    by: person.nullable().describe('Who did it; null: nobody, the time ran out.'),
    seat: seat.nullable().describe('Whose seat it is about.'),
  })
  .meta({
    id: 'Notice',
    description: 'Something that happened around the match, and stands in no log of a game.',
  })

export const around = {
  paused: time.exactOptional().describe('Since when the table rests; missing: it plays.'),
  motion: motion.exactOptional(),
}

/** What only a seat is sent. */
const ownPart = z.strictObject({
  own: patch
    .exactOptional()
    .describe("From the public view to the seat's; missing in an update when it is what it was before."),
  prompt: asked.nullable().exactOptional(),
  offer: asked
    .nullable()
    .exactOptional()
    .describe('What the seat may decide besides and need not; nobody else hears of it.'),
  undo: z
    .number()
    .int()
    .exactOptional()
    .describe('How many of its latest choices the seat may take back without asking.'),
})

/** What a whole match and an update have in common. */
const now = z.strictObject({
  table: z.string(),
  seq,
  decisions: z.array(decision),
  clocks,
  now: time.describe('The time of the server, for the clocks.'),
  request: undoRequest.nullable(),
  ...around,
  closes: time
    .nullable()
    .exactOptional()
    .describe(
      'While a question is open that everybody is asked so that nobody learns who could answer: until then answers are ' +
        'kept, and told to nobody; whoever says nothing declines.',
    ),
  ...ownPart.shape,
  also: z
    .array(ownPart.extend({ seat }))
    .exactOptional()
    .describe('For whoever has several seats: the same of each seat after the first.'),
  outcome: outcome.exactOptional(),
  reveal: z
    .array(patch)
    .exactOptional()
    .describe('After the end nothing is hidden: for each seat the patch from the public view to its own.'),
  channels: z
    .array(channel)
    .exactOptional()
    .describe('Who may talk among themselves now; missing in an update when it is as before.'),
})

const happened = z
  .strictObject({ seq, seat, at: time, events: z.array(event) })
  .meta({ id: 'Happened', description: 'An entry of the log. It leads from `seq` to the next number.' })

export const whole = now
  .extend({
    viewer,
    view: json,
    history: z.array(happened).describe('The latest, as this viewer saw it.'),
    updated: z
      .array(seq)
      .exactOptional()
      .describe('The numbers at which newer rules took over: nothing before the last of them is taken back.'),
  })
  .meta({ id: 'Match' })

export const update = now
  .extend({
    by: seat,
    back: z.number().int().exactOptional().describe('So many choices were taken back.'),
    patch,
    events: z.array(event),
  })
  .meta({ id: 'Update' })

export const watched = z.strictObject({
  table,
  viewer,
  chat: z.array(said).describe('What was said to everybody.'),
  whispers: z
    .array(said)
    .exactOptional()
    .describe('What was said in a channel and heard by you; missing where there is none.'),
  presence: z.array(presence).exactOptional().describe('Of each player who has ever looked at the table.'),
  notices: z.array(notice).exactOptional().describe('The latest.'),
  match: whole.nullable(),
})

export const historyPage = z.strictObject({
  opening: z.array(event),
  history: z.array(happened),
  more: z.boolean(),
})

export const past = z.strictObject({ seq, viewer, view: json, decisions: z.array(decision) })

const count = z.number().int()

export const profile = z
  .strictObject({
    user: person.extend({ guest: z.boolean() }),
    games: z.array(
      z.strictObject({
        game: z.string(),
        games: count,
        wins: count,
        averageScore: z.number(),
        personas: z.array(z.strictObject({ persona: z.string(), games: count, wins: count })),
        rating: z.strictObject({ ordinal: z.number(), mu: z.number(), sigma: z.number() }).nullable(),
      }),
    ),
    latest: z.array(
      z.strictObject({
        tableId: z.string(),
        game: z.string(),
        players: count,
        place: count,
        score: z.number(),
        persona: z.string().nullable(),
        also: z
          .array(z.strictObject({ persona: z.string().nullable(), score: z.number() }))
          .exactOptional()
          .describe('The other seats that they had.'),
        rated: z.union([z.literal(0), z.literal(1)]),
        at: time,
      }),
    ),
  })
  .meta({ id: 'Profile' })

const choice = z.strictObject({ seat, key: z.string().max(300) })

const leg = z.strictObject({ version: z.number().int(), from: z.number().int().min(0) })

/** The log of a match, the legs it was played in, and its recording: deflated, in base64. */
export const matchFile = z
  .strictObject({
    rules: z.string().max(40),
    version: z.number().int(),
    setup: json,
    seed: z.string().max(200),
    generator: z.enum(GENERATORS),
    choices: z.array(choice).max(LIMITS.choices),
    legs: z.array(leg).max(LIMITS.legs),
    sealed: z.base64().max(LIMITS.sealed).exactOptional(),
  })
  .meta({ id: 'MatchFile' })

export const importedFile = matchFile
  .extend({
    setup,
    generator: z.enum(GENERATORS).exactOptional(),
    legs: z.array(leg).max(LIMITS.legs).exactOptional(),
    // What the page writes into its files besides the log; nothing depends on it.
    format: z.string().max(40).optional(),
    seats: z.array(json).max(12).optional(),
  })
  .meta({ id: 'ImportedFile' })
