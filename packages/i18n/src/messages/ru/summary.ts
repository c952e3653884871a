// What came of a turn, in one line, in Russian: amounts, with a sign before them.

import type { summary as en } from '../en/summary.ts'
import type { Translated } from '../messages.ts'

export const summary: Translated<typeof en> = {
  'summary.cards': '{n, plural, one {# карта} few {# карты} other {# карт}}',
  'summary.intrigue': '{n, plural, one {# карта интриги} few {# карты интриг} other {# карт интриг}}',
  'summary.troops': '{n, plural, one {# отряд} few {# отряда} other {# отрядов}}',
  'summary.deployed': '{n, plural, one {# отряд} few {# отряда} other {# отрядов}} в зону конфликта',
  'summary.retreated': '{n, plural, one {# отряд} few {# отряда} other {# отрядов}} обратно в гарнизон',
  'summary.sandworms': '{n, plural, one {# песчаный червь} few {# песчаных червя} other {# песчаных червей}}',
  'summary.commanders':
    '{n, plural, one {# командир сардаукаров} few {# командира сардаукаров} other {# командиров сардаукаров}}',
  'summary.agent-deployed': '1 агент в зону конфликта',
  'summary.twisted':
    '{n, plural, one {# карта изощрённой интриги} few {# карты изощрённых интриг} other {# карт изощрённых интриг}}',
}
