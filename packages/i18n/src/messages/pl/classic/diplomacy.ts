// Alliances, promises and deals of classic Dune, in Polish.

export const diplomacy = {
  'classic.decision.nexus': 'Nexus: zawieraj i zrywaj sojusze',
  'classic.decision.offer': 'Zaproponuj umowę',
  'classic.decision.deal-offered': 'Proponują ci umowę',
  'classic.decision.reflection': 'Runda skończona: zawieraj umowy albo graj dalej',
  'classic.decision.reflection.vain':
    'Następna runda zacznie się, gdy nikt nie potrzebuje więcej czasu. Do tej chwili można zawierać umowy.',
  'classic.decision.swap-factions': 'Frakcje rozdane: zatrzymaj swoją albo zamień się z innym graczem',

  'classic.option.break': 'Opuść sojusz',
  'classic.option.accept': 'Zawrzyj sojusz: {seat}',
  'classic.option.propose': 'Zaproponuj sojusz: {seat}',
  'classic.option.deal': 'Zaproponuj umowę',
  'classic.option.cancel': 'Anuluj',
  'classic.option.deal-with': '{seat}',
  'classic.option.give': 'Daj {n} przyprawy',
  'classic.option.at-once': 'Od razu',
  'classic.option.if-buys-nothing': 'Jeśli drugi gracz nic więcej nie kupi w tej licytacji',
  'classic.option.if-absent': 'Jeśli drugi gracz opuści terytorium „{territory}”',
  'classic.option.deal-offered.accept': 'Przyjmij umowę',
  'classic.option.deal-offered.decline': 'Odrzuć umowę',
  'classic.option.reflection.ready': 'Następna runda',
  'classic.option.nexus.decline': 'Odrzuć sojusz: {seat}',
  'classic.option.swap-factions.done': 'Zatrzymaj tę frakcję',
  'classic.option.swap-factions.accept': 'Zamień się frakcjami: {seat}',
  'classic.option.swap-factions.decline': 'Nie zamieniaj się: {seat}',
  'classic.option.swap-factions.propose': 'Zaproponuj zamianę: {seat}',
  'classic.option.promise': 'Obiecaj {pledge}',
  'classic.option.ask-promise': 'Za obietnicę: {pledge}',
  'classic.option.ask-spice': 'Za {n} przyprawy',
  'classic.option.pledge-kept': '{seat}: obietnica dotrzymana ({pledge})',
  'classic.option.pledge-broken': '{seat}: obietnica złamana ({pledge})',

  'classic.event.nexus': 'Nexus',
  'classic.event.alliance-proposed':
    '{seat_is, select, you {proponujesz} other {{seat} proponuje}} sojusz{to_is, select, you { tobie} other {: {to}}}',
  'classic.event.alliance': 'W sojuszu są teraz: {seats}',
  'classic.event.alliance-broken':
    '{seat_is, select, you {opuszczasz} other {{seat} opuszcza}} {with_is, select, you {sojusz z tobą} other {sojusz: {with}}}',
  'classic.event.deal-declined':
    '{to_is, select, you {odrzucasz} other {{to} odrzuca}} umowę {seat_is, select, you {z tobą} other {z graczem {seat}}}',
  'classic.event.deal-concluded':
    '{kept, select, true {{to_is, select, you {dotrzymujesz} other {{to} dotrzymuje}} umowy {from_is, select, you {z tobą} other {z graczem {from}}} i {to_is, select, you {dostajesz} other {dostaje}} {spice} przyprawy} other {{to_is, select, you {nie dotrzymujesz} other {{to} nie dotrzymuje}} umowy; {from_is, select, you {odzyskujesz} other {{from} odzyskuje}} {spice} przyprawy}}',
  'classic.event.bribes-taken':
    '{seat_is, select, you {zabierasz} other {{seat} zabiera}} łapówki: {spice} przyprawy',
  'classic.event.swap-proposed':
    '{seat_is, select, you {proponujesz} other {{seat} proponuje}} zamianę frakcji{to_is, select, you { tobie} other {: {to}}}',
  'classic.event.swap-declined':
    '{seat_is, select, you {odrzucasz} other {{seat} odrzuca}} zamianę frakcji {to_is, select, you {z tobą} other {z graczem {to}}}',
  'classic.event.factions-swapped':
    '{seat_is, select, you {{to} i ty zamieniacie się frakcjami} other {{to_is, select, you {{seat} i ty zamieniacie się frakcjami} other {{seat} i {to} zamieniają się frakcjami}}}}, teraz: {factions}',
  'classic.event.alliance-declined':
    '{seat_is, select, you {odrzucasz} other {{seat} odrzuca}} sojusz {to_is, select, you {z tobą} other {z graczem {to}}}',
  'classic.event.deal-offered':
    '{seat_is, select, you {proponujesz umowę} other {{seat} proponuje umowę}}{to_is, select, you { tobie} other { graczowi {to}}}: {gift}, {when}',
  'classic.event.deal':
    '{seat_is, select, you {{to} i ty zawieracie umowę} other {{to_is, select, you {{seat} i ty zawieracie umowę} other {{seat} i {to} zawierają umowę}}}}: {seat_is, select, you {dajesz} other {{seat} daje}} {gift}, {when}',
  'classic.event.deal-concluded.spice-0':
    '{to_is, select, you {{kept, select, true {dotrzymujesz} other {nie dotrzymujesz}}} other {{to} {kept, select, true {dotrzymuje} other {nie dotrzymuje}}}} obietnicy danej {from_is, select, you {tobie} other {graczowi {from}}}: {promise}',

  'classic.gift.spice': '{spice} przyprawy',
  'classic.gift.pledge': 'obietnicę: {pledge}',

  'classic.when.now': 'od razu',
  'classic.when.buys-nothing':
    'jeśli {to_is, select, you {nic więcej nie kupisz} other {{to} nic więcej nie kupi}} w tej licytacji',
  'classic.when.absent': 'jeśli {to_is, select, you {opuścisz} other {{to} opuści}} terytorium „{territory}”',
  'classic.when.nothing': 'nie chcąc nic w zamian',
  'classic.when.spice': 'za {asks} przyprawy',
  'classic.when.pledge': 'za obietnicę: {pledge}',

  'classic.promise.absent': 'opuścić terytorium „{territory}”',
  'classic.promise.buys-nothing': 'nic więcej nie kupić w licytacji',

  'classic.pledge.tell-cards': 'wyjawić karty podstępów na ręce',
  'classic.pledge.tell-traitors': 'wyjawić zdrajców',
  'classic.pledge.tell-seen': 'opowiedzieć, co było widać w tajemnicy',
  'classic.pledge.tell-plan': 'wyjawić plan bitwy',
  'classic.pledge.no-attack': 'nie atakować',
  'classic.pledge.alliance': 'zawrzeć sojusz w następnym nexusie',
  'classic.pledge.as-said': 'zrobić, jak było mówione',
} as const
