// What was found about one thing a server depends on.

/** `watch`: it works, but someone should look at it. */
export type Finding = {
  readonly about: string
  readonly result: 'fine' | 'watch' | 'wrong'
  readonly said: string
}
