// What came of a turn, in one line, in Polish: amounts, with a sign before them.

import type { summary as en } from '../en/summary.ts'
import type { Translated } from '../messages.ts'

export const summary: Translated<typeof en> = {
  'summary.cards': '{n, plural, one {# karta} few {# karty} other {# kart}}',
  'summary.intrigue': '{n, plural, one {# karta intrygi} few {# karty intryg} other {# kart intryg}}',
  'summary.troops': '{n, plural, one {# żołnierz} few {# żołnierze} other {# żołnierzy}}',
  'summary.deployed': '{n, plural, one {# żołnierz} few {# żołnierze} other {# żołnierzy}} do konfliktu',
  'summary.retreated':
    '{n, plural, one {# żołnierz} few {# żołnierze} other {# żołnierzy}} z powrotem do garnizonu',
  'summary.sandworms': '{n, plural, one {# czerw pustyni} few {# czerwie pustyni} other {# czerwi pustyni}}',
  'summary.commanders':
    '{n, plural, one {# dowódca sardaukarów} few {# dowódcy sardaukarów} other {# dowódców sardaukarów}}',
  'summary.agent-deployed': '1 agent do konfliktu',
  'summary.twisted':
    '{n, plural, one {# karta spaczonej intrygi} few {# karty spaczonych intryg} other {# kart spaczonych intryg}}',
}
