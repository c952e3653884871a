// What was found out about one thing that a server stands on.

/** `watch`: it works, but somebody should look at it. */
export type Finding = {
  readonly about: string
  readonly result: 'fine' | 'watch' | 'wrong'
  readonly said: string
}
