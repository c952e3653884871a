// What a server says where no page is open, in Polish.

export const told = {
  'your-turn': 'Twoja tura',
  started: 'Gra się rozpoczęła',
  nudged: 'Inni na ciebie czekają',
  over: 'Gra się zakończyła',
  changed: 'Zmieniły się warunki przy twoim stole',
  given: 'Gra za ciebie bot',
  invited: 'Zaproszenie do gry',
  digest:
    '{n, plural, one {Czeka na ciebie # stół} few {Czekają na ciebie # stoły} many {Czeka na ciebie # stołów} other {Czeka na ciebie # stołu}}',
  'digest.more': 'i jeszcze {n}',
  test: 'Test z Sietch. Wiadomości będą przychodzić tutaj.',
  with: '{game}, przy stole: {names}',

  'mail.open': 'Otwórz stół',
  'mail.confirm': 'Potwierdź adres',
  'mail.confirm.about':
    'Ktoś, prawdopodobnie ty, chce, aby Sietch pisał na ten adres, gdy nadchodzi jego tura. Jeśli to ty, potwierdź adres. Jeśli nie, nic nie rób: więcej wiadomości nie będzie.',
  'mail.confirm.do': 'Potwierdź {address}',
  'mail.confirmed': 'Adres jest potwierdzony. Dostaniesz wiadomość, gdy będą na ciebie czekać przy stole.',
  'mail.why':
    'Ta wiadomość przyszła, bo twój adres jest potwierdzony. Na stronie konta możesz wybrać, o czym i jak często pisać.',
  'mail.personal': 'Te linki logują na twoje konto: nie przesyłaj tej wiadomości dalej.',
  'mail.stop': 'Wypisz się',
  'mail.stop.about': 'Na adres {address} nic więcej nie przyjdzie i zostanie on usunięty z serwera.',
  'mail.stopped': 'Gotowe. Więcej wiadomości nie będzie, adres jest usunięty.',
  'mail.gone': 'Ten link już nie działa.',

  status: 'Stan serwera',
  'status.fine': 'Wszystko działa.',
  'status.trouble': 'Baza danych jest niedostępna. Gry ruszą dalej, gdy tylko wróci; nic nie przepadło.',
  'status.version': 'Wersja',
  'status.since': 'Działa od',
  'status.people': 'Osoby przy stołach',
  'status.matches': 'Trwające gry',
  'status.database': 'Baza danych',
  'status.database.fine': 'działa',
  'status.database.away': 'niedostępna',
  'status.queue': 'Wiadomości czekające na wysłanie',
  'status.unknown': 'nie wiadomo',
  'status.home': 'Strona główna',
} as const
