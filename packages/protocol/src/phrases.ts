// What can be said without writing: it is sent as an id, and everybody reads it in their own language. The English beside
// it is what clients read that know no phrases.

export const PHRASES = {
  hello: 'Hello',
  luck: 'Good luck and have fun',
  thinking: 'Thinking',
  moment: 'One moment',
  turn: 'It is your turn',
  deal: 'Deal?',
  agreed: 'Agreed',
  no: 'No, thanks',
  nice: 'Nice move',
  played: 'Well played',
  thanks: 'Thank you',
  sorry: 'Sorry',
  again: 'Another one?',
  bye: 'I have to go',
  like: '👍',
  laugh: '😄',
  wow: '😮',
  puzzled: '🤔',
  sweat: '😅',
  worm: '🪱',
} as const

export type Phrase = keyof typeof PHRASES

/** A client may meet the phrases of a newer server. */
export const isPhrase = (id: string | undefined): id is Phrase =>
  id !== undefined && Object.hasOwn(PHRASES, id)
