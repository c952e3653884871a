// Alliances, promises and deals of classic Dune, in Polish.

export const diplomacy = {
  'classic.decision.nexus': 'Nexus: zawieraj i zrywaj sojusze',
  'classic.decision.offer': 'Zaproponuj umowę',
  'classic.decision.deal-offered': 'Otrzymujesz propozycję umowy',
  'classic.decision.reflection': 'Runda skończona: zawieraj umowy albo graj dalej',
  'classic.decision.reflection.vain':
    'Następna runda zacznie się, gdy nikt nie potrzebuje więcej czasu. Do tej chwili można zawierać umowy.',
  'classic.decision.swap-factions': 'Frakcje rozdane: zatrzymaj swoją albo zamień się z innym graczem',

  'classic.option.break': 'Wyjdź z sojuszu',
  'classic.option.accept': 'Zawrzyj sojusz z {seat_instrumental}',
  'classic.option.propose': 'Zaproponuj sojusz {seat_dative}',
  'classic.option.deal': 'Zaproponuj umowę',
  'classic.option.cancel': 'Anuluj',
  'classic.option.deal-with': '{seat}',
  'classic.option.give': 'Daj {n, plural, one {# przyprawę} few {# przyprawy} other {# przypraw}}',
  'classic.option.at-once': 'Nic: przekaż od razu',
  'classic.option.if-buys-nothing': 'Za rezygnację z dalszych zakupów w tej licytacji',
  'classic.option.if-absent': 'Za opuszczenie terytorium „{territory}”',
  'classic.option.deal-offered.accept': 'Przyjmij umowę',
  'classic.option.deal-offered.decline': 'Odrzuć umowę',
  'classic.option.reflection.ready': 'Następna runda',
  'classic.option.nexus.decline': 'Odrzuć sojusz z {seat_instrumental}',
  'classic.option.swap-factions.done': 'Zatrzymaj tę frakcję',
  'classic.option.swap-factions.accept': 'Zamień się frakcjami z {seat_instrumental}',
  'classic.option.swap-factions.decline': 'Nie zamieniaj się z {seat_instrumental}',
  'classic.option.swap-factions.propose': 'Zaproponuj zamianę {seat_dative}',
  'classic.option.promise': 'Złóż obietnicę {pledge}',
  'classic.option.ask-promise': 'Za obietnicę {pledge}',
  'classic.option.ask-spice': 'Za {n, plural, one {# przyprawę} few {# przyprawy} other {# przypraw}}',
  'classic.option.pledge-kept': '{seat}: dotrzymana obietnica {pledge}',
  'classic.option.pledge-broken': '{seat}: złamana obietnica {pledge}',

  'classic.event.nexus': 'Nexus',
  'classic.event.alliance-proposed':
    '{seat_is, select, you {proponujesz} other {{seat} proponuje} many {{seat} proponują}} {to_dative} sojusz',
  'classic.event.alliance': 'W sojuszu są teraz: {seats}',
  'classic.event.alliance-broken':
    '{seat_is, select, you {wychodzisz} other {{seat} wychodzi} many {{seat} wychodzą}} z sojuszu z {with_instrumental}',
  'classic.event.deal-declined':
    '{to_is, select, you {odrzucasz} other {{to} odrzuca} many {{to} odrzucają}} umowę z {seat_instrumental}',
  'classic.event.deal-concluded':
    '{kept, select, true {{to_is, select, you {dotrzymujesz} other {{to} dotrzymuje} many {{to} dotrzymują}} umowy z {from_instrumental} i {to_is, select, you {dostajesz} other {dostaje} many {dostają}} {spice, plural, one {# przyprawę} few {# przyprawy} other {# przypraw}}} other {{to_is, select, you {nie dotrzymujesz} other {{to} nie dotrzymuje} many {{to} nie dotrzymują}} umowy; {from_is, select, you {odzyskujesz} other {{from} odzyskuje} many {{from} odzyskują}} {spice, plural, one {# przyprawę} few {# przyprawy} other {# przypraw}}}}',
  'classic.event.bribes-taken':
    '{seat_is, select, you {zabierasz} other {{seat} zabiera} many {{seat} zabierają}} łapówki: {spice, plural, one {# przyprawę} few {# przyprawy} other {# przypraw}}',
  'classic.event.swap-proposed':
    '{seat_is, select, you {proponujesz} other {{seat} proponuje} many {{seat} proponują}} {to_dative} zamianę frakcji',
  'classic.event.swap-declined':
    '{seat_is, select, you {odrzucasz} other {{seat} odrzuca} many {{seat} odrzucają}} zamianę frakcji z {to_instrumental}',
  'classic.event.factions-swapped':
    '{seat_is, select, you {{to} i ty zamieniacie się frakcjami} other {{to_is, select, you {{seat} i ty zamieniacie się frakcjami} other {{seat} i {to} zamieniają się frakcjami}}}}, teraz: {factions}',
  'classic.event.alliance-declined':
    '{seat_is, select, you {odrzucasz} other {{seat} odrzuca} many {{seat} odrzucają}} sojusz z {to_instrumental}',
  'classic.event.deal-offered':
    '{seat_is, select, you {proponujesz} other {{seat} proponuje} many {{seat} proponują}} {to_dative} umowę: {gift} – {when}',
  'classic.event.deal':
    '{seat_is, select, you {{to} i ty zawieracie umowę} other {{to_is, select, you {{seat} i ty zawieracie umowę} other {{seat} i {to} zawierają umowę}}}}: {seat_is, select, you {dajesz} other {{seat} daje} many {{seat} dają}} {gift} – {when}',
  'classic.event.deal-concluded.spice-0':
    '{to_is, select, you {{kept, select, true {dotrzymujesz} other {nie dotrzymujesz}}} other {{to} {kept, select, true {dotrzymuje} other {nie dotrzymuje}}} many {{to} {kept, select, true {dotrzymują} other {nie dotrzymują}}}} danej {from_dative} obietnicy {promise}',

  'classic.gift.spice': '{spice, plural, one {# przyprawę} few {# przyprawy} other {# przypraw}}',
  'classic.gift.pledge': 'obietnicę {pledge}',

  'classic.when.now': 'od razu',
  'classic.when.buys-nothing':
    'jeśli {to_is, select, you {nic więcej nie kupisz} other {{to} nic więcej nie kupi} many {{to} nic więcej nie kupią}} w tej licytacji',
  'classic.when.absent':
    'jeśli {to_is, select, you {opuścisz} other {{to} opuści} many {{to} opuszczą}} terytorium „{territory}”',
  'classic.when.nothing': 'bez niczego w zamian',
  'classic.when.spice': 'za {asks, plural, one {# przyprawę} few {# przyprawy} other {# przypraw}}',
  'classic.when.pledge': 'za obietnicę {pledge}',

  'classic.promise.absent': 'opuszczenia terytorium „{territory}”',
  'classic.promise.buys-nothing': 'rezygnacji z dalszych zakupów w licytacji',

  'classic.pledge.tell-cards': 'ujawnienia kart podstępów na ręce',
  'classic.pledge.tell-traitors': 'ujawnienia zdrajców',
  'classic.pledge.tell-seen': 'ujawnienia tego, co podejrzano w tajemnicy',
  'classic.pledge.tell-plan': 'ujawnienia planu bitwy',
  'classic.pledge.no-attack': 'nieatakowania',
  'classic.pledge.alliance': 'sojuszu podczas następnego Nexusa',
  'classic.pledge.as-said': 'dotrzymania ustaleń',
} as const
