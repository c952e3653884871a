// What came of a turn, in one line, in Ukrainian: amounts, with a sign before them.

import type { summary as en } from '../en/summary.ts'
import type { Translated } from '../messages.ts'

export const summary: Translated<typeof en> = {
  'summary.cards': '{n, plural, one {# карта} few {# карти} other {# карт}}',
  'summary.intrigue': '{n, plural, one {# карта інтриги} few {# карти інтриг} other {# карт інтриг}}',
  'summary.troops': '{n, plural, one {# загін} few {# загони} other {# загонів}}',
  'summary.deployed': '{n, plural, one {# загін} few {# загони} other {# загонів}} у Зону конфлікту',
  'summary.retreated': '{n, plural, one {# загін} few {# загони} other {# загонів}} назад у гарнізон',
  'summary.sandworms':
    '{n, plural, one {# піщаний хробак} few {# піщані хробаки} other {# піщаних хробаків}}',
  'summary.commanders':
    '{n, plural, one {# сардаукарський офіцер} few {# сардаукарські офіцери} other {# сардаукарських офіцерів}}',
  'summary.agent-deployed': '1 агент у Зону конфлікту',
  'summary.twisted':
    '{n, plural, one {# карта заплутаної інтриги} few {# карти заплутаних інтриг} other {# карт заплутаних інтриг}}',
}
