// The version of the protocol. A client says which one it speaks; a client that does not speaks the first.

/**
 * Raised when a client of the previous version would no longer understand the server or be understood. New routes,
 * messages and response fields are not a new version: clients skip what they do not know.
 */
export const PROTOCOL = 1

/** Says it over HTTP; over a socket it is `protocol` in the `auth` of the handshake. */
export const PROTOCOL_HEADER = 'sietch-protocol'

export const isSpoken = (said: unknown): boolean => Number(said ?? 1) === PROTOCOL
