// Bene Gesserit: prediction, the Voice, tokens that accompany others; advisors (FAC-BEN).

import type { FactionRules } from './hooks.ts'

const basic = { predicts: true, accompanies: 'polar-sink', usesVoice: true } as const

export const beneGesserit: FactionRules = {
  basic,
  advanced: {
    ...basic,
    worthlessIsKarama: true,
    startsWithAdvisor: true,
    alwaysGetsCharity: true,
    accompanies: 'advisor',
    hasAdvisors: true,
  },
}
