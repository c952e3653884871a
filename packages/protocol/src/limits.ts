// How long things may be that people write: the server refuses more, and a page lets nobody type it.

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
  /** In letters of base64url. */
  passkey: { credential: 1400, blob: 4000 },
  /** Choices of a match that is brought as a file; more than anybody makes. */
  choices: 5000,
  /** More often than the rules change during it. */
  legs: 100,
  /** Its recording, compressed. */
  sealed: 400_000,
} as const
