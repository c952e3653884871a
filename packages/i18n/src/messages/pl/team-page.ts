// The game of teams at the table, in Polish.

import type { teamPage as en } from '../en/team-page.ts'
import type { Translated } from '../messages.ts'

export const teamPage: Translated<typeof en> = {
  'page.team.commander': 'Wódz',
  'page.team.ally': 'Sojusznik',
  'page.team.activated': 'Aktywuje: {name}',
  'page.team.throne': 'Rząd Tronu',
  'page.team.throne.none': 'Na razie bez kart',
  'page.team.throne.only': 'Z rzędu Tronu pozyskuje karty tylko drużyna, którą dowodzi {leader}',
  'page.team.throne.not-fremen': 'Karty Fremenów nie można przenieść do rzędu Tronu',
  'page.team.advised': 'Polecany tej drużynie',
  'page.team.advised.other': 'Polecany drugiej drużynie',
  'page.team.not-advised': 'Niepolecany dla sześciu graczy',
  'page.prompt.team.activate': '{card} → {space}: którego sojusznika aktywujesz?',
  'page.prompt.team.deploy': '{name} → {space}: ilu żołnierzy wysyłasz?',
  'page.prompt.team.deploy.reveal': '{name} odkrywa karty: ilu żołnierzy wysyłasz?',
  'page.prompt.team.reinforced': 'Posiłki, {name}: ilu nowych żołnierzy wysyłasz?',
  'page.prompt.team.reinforce': 'Posiłki: {first}, reszta – {second}',
  'page.prompt.team.trade': 'Wymiana z {name_instrumental}: co oddajesz?',
  'page.prompt.team.gift': '{name} oddaje ci {gift}. Co oddajesz?',
  'page.prompt.team.gift.nothing': '{name} nic nie oddaje w wymianie. Co oddajesz?',
  'page.prompt.team.contribute': '{name} płaci za kartę „{card}”: ile przyprawy dokładasz?',
  'page.prompt.team.concede': 'Remis z {name_instrumental}: odstępujesz wyższą nagrodę?',
  'page.prompt.team.reveal': 'Odkryj karty ► {name}',
  'page.combat.concedes':
    '{who, select, you {Ustępujesz} other {{name} ustępuje}} {to_dative} wyższego miejsca',
  'page.prompt.team.for': 'dla {name_genitive}',
  'page.wait.deploy': '{name} decyduje o wysłaniu żołnierzy',
  'page.wait.retreat': '{name} decyduje o odwrocie',
  'page.wait.trade-gift': '{name} decyduje, co odda w wymianie',
  'page.wait.contribute': '{name} decyduje, ile przyprawy dołoży',
  'page.wait.concede': '{name} decyduje, czy ustąpić miejsca',
  'page.wait.spy': '{name} umieszcza szpiega',
  'page.wait.in-turn': 'Tura: {commander}; wybiera {name}',
  'page.setup.needed': 'Przy {n} graczach zawsze w grze.',
  'page.option.throneRow': 'Rząd Tronu',
  'page.option.throneRow.never': 'Tylko dzięki kartom',
  'page.option.throneRow.start': 'Jedna karta na początku gry',
  'page.option.throneRow.rounds': 'Jedna karta na początku każdej rundy',
}
