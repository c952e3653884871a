// How long things people write may be: the server refuses more, and a page does not let anyone type it.

export const LIMITS = {
  name: 30,
  username: { least: 3, most: 30, letters: /^[A-Za-z0-9_.]+$/ },
  password: { least: 8, most: 128 },
  tableName: 40,
  tablePassword: { least: 4, most: 64 },
  chat: 500,
  notes: 10_000,
  report: 300,
  webhook: 500,
  mail: 200,
  friends: 200,
  passkeys: 10,
  /** In base64url characters. */
  passkey: { credential: 1400, blob: 4000 },
  /** Choices in an imported match; more than anyone makes. */
  choices: 5000,
  /** Legs in it; more than the rules change during any match. */
  legs: 100,
  /** Its recording, compressed. */
  sealed: 400_000,
} as const
