// The version of the protocol. A client says which one it speaks; whoever says nothing speaks the first.

/**
 * Raised when a client that speaks the one before would no longer understand what it is told, or be understood. New
 * routes, new messages and new fields of answers are no new version: clients skip what they do not know.
 */
export const PROTOCOL = 1

/** Says it over HTTP; over a socket it is `protocol` in the `auth` of the handshake. */
export const PROTOCOL_HEADER = 'sietch-protocol'

export const isSpoken = (said: unknown): boolean => Number(said ?? 1) === PROTOCOL
