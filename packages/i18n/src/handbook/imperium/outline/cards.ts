// What is often asked about single cards.

import { chapter } from '../tags.ts'

export const cards = chapter({
  'cards.bindu': { rules: ['IMP-CLR-02'], at: ['base-cards'], about: ['intrigue:bindu-suspension'] },
  'cards.demand-respect': { rules: ['IMP-CLR-03'], at: ['base-cards'], about: ['intrigue:demand-respect'] },
  'cards.voice': {
    rules: ['IMP-CLR-04', 'IMP-CLR-05'],
    at: ['base-cards'],
    about: ['card:the-voice', 'card:kwisatz-haderach'],
  },
  'cards.kwisatz': {
    rules: ['IMP-CLR-06', 'IMP-CLR-13', 'IMP-TRN-04'],
    at: ['base-cards'],
    about: ['card:kwisatz-haderach'],
  },
  'cards.kwisatz-once': {
    rules: ['IMP-CLR-07', 'IMP-CLR-08'],
    at: ['base-cards'],
    about: ['card:kwisatz-haderach'],
  },
  'cards.test-of-humanity': { rules: ['IMP-CLR-10'], at: ['base-cards'], about: ['card:test-of-humanity'] },
  'cards.discarded': {
    rules: ['UPR-CLR-03', 'UPR-CLR-07'],
    at: ['uprising'],
    about: ['card:spacing-guilds-favor', 'card:corrupt-bureaucrat'],
  },
  'cards.guild-envoy': { rules: ['UPR-CLR-06'], at: ['uprising'], about: ['card:guild-envoy'] },
})
