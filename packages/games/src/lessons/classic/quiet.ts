// Cards that everyone is asked about all the time: in the discard pile, they cause no questions.

export const QUIET: readonly string[] = ['karama', 'karama', 'weather-control', 'family-atomics', 'hajr']

/** Hands at the limit: nothing is auctioned. */
export const FULL_HANDS: readonly (readonly string[])[] = [
  ['shield', 'snooper', 'crysknife', 'kulon'],
  ['shield', 'snooper', 'stunner', 'baliset'],
  ['shield', 'snooper', 'chaumurky', 'la-la-la'],
]
