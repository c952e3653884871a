// People: ratings and what moved them, matches between two players, friends, leaderboards; and how accounts are signed
// in to, exported and deleted.

import { z } from 'zod'
import { LIMITS } from './limits.ts'
import { credentials, id, name } from './schemas.ts'

const person = z.strictObject({ id: z.string(), name: z.string() })
const count = z.number().int()
/** Milliseconds since 1970. */
const time = z.number()
const points = z
  .number()
  .describe('The rating, as it is shown: what is surely reached, so it rises with games.')

const rater = z.strictObject({ user: person, rating: points, place: count })

export const ratingChange = z
  .strictObject({
    tableId: z.string(),
    game: z.string(),
    at: time,
    before: points,
    after: points,
    place: count,
    sides: count.describe('So many sides played for it: `place` is one of them.'),
    expected: z.number().describe('The place that the ratings of all sides let expect, as an average.'),
    together: z.array(rater).describe('With whom it was played, with their ratings before it.'),
    against: z.array(rater),
  })
  .meta({ id: 'RatingChange', description: 'A rated match, and what it did to the rating of a player.' })

export const between = z
  .strictObject({
    game: z.string(),
    matches: count,
    ahead: count.describe('How often you had the better place.'),
    behind: count,
    even: count,
    together: count.describe('How often you were on the same side: these are none of the others.'),
  })
  .meta({ id: 'Between', description: 'How you and a player have done against each other.' })

export const season = z
  .union([z.literal('all'), z.string().regex(/^\d{4}-q[1-4]$/)])
  .describe('A quarter of a year, by UTC: `2026-q4`; `all`: ever since.')

export const standing = z
  .strictObject({
    place: count,
    user: person,
    rating: points,
    change: z.number().nullable().describe('Within the season; null for `all`.'),
    games: count,
    wins: count.nullable().describe('null for `all`'),
  })
  .meta({ id: 'Standing' })

const friend = z
  .strictObject({ user: person, since: time, online: z.boolean() })
  .meta({ id: 'Friend', description: 'Only friends learn of each other whether they are online.' })

const ask = z.strictObject({ user: person, at: time })

export const friends = z.strictObject({
  friends: z.array(friend),
  asked: z.array(ask).describe('They would be your friends.'),
  asking: z.array(ask).describe('You have asked them.'),
  invitations: z
    .array(z.strictObject({ table: z.string(), game: z.string(), by: person, at: time }))
    .describe('Open tables to which friends have invited you.'),
})

/** Bytes, as browsers encode them in WebAuthn. */
const bytes = (most: number) =>
  z
    .string()
    .min(1)
    .max(most)
    .regex(/^[\w-]+$/, 'base64url')

const { credential, blob } = LIMITS.passkey

export const passkey = z
  .strictObject({ id, name: z.string(), created: time, used: time.nullable() })
  .meta({ id: 'Passkey' })

export const access = z.strictObject({
  password: z.boolean(),
  passkeys: z.array(passkey),
  code: time.nullable().describe('When the recovery code was made; null: there is none.'),
})

export const passkeyOptions = z.strictObject({
  challenge: z.string(),
  rp: z.string().describe('The domain for which the passkey is.'),
  user: z.strictObject({ id: z.string(), name: z.string() }),
  known: z.array(z.string()).describe('The credentials that are there already.'),
})

export const newPasskey = z
  .strictObject({
    credential: bytes(credential),
    clientData: bytes(blob),
    authenticatorData: bytes(blob),
    publicKey: bytes(blob).describe('As `getPublicKey()` gives it: SubjectPublicKeyInfo.'),
    algorithm: z.number().int(),
    name,
    username: credentials.shape.username
      .optional()
      .describe('For a guest, who becomes an account by it; without a password.'),
  })
  .meta({ id: 'NewPasskey', description: 'What a browser made, each part in base64url.' })

export const assertion = z
  .strictObject({
    credential: bytes(credential),
    clientData: bytes(blob),
    authenticatorData: bytes(blob),
    signature: bytes(blob),
  })
  .meta({ id: 'PasskeyAssertion', description: 'What a browser signed, each part in base64url.' })

export const reset = z.strictObject({
  username: credentials.shape.username,
  code: z.string().min(1).max(60),
  password: credentials.shape.password,
})
