// Canned phrases: sent as an id, so that everyone reads them in their own language. The English text is for clients
// that do not know phrases.

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

/** A client may get phrases of a newer server. */
export const isPhrase = (id: string | undefined): id is Phrase =>
  id !== undefined && Object.hasOwn(PHRASES, id)
