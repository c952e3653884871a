// What a server says where no page is open, in English.

export const told = {
  'your-turn': 'It’s your turn',
  started: 'The game has started',
  nudged: 'The others are waiting for you',
  over: 'The game is over',
  changed: 'A table of yours has changed',
  given: 'A bot is playing for you',
  invited: 'You are invited to a game',
  digest: '{n, plural, one {# table is} other {# tables are}} waiting for you',
  'digest.more': '{n, plural, one {and # more} other {and # more}}',
  test: 'A test from Sietch. Messages will arrive here.',
  with: '{game}, with {names}',

  'mail.open': 'Open the table',
  'mail.confirm': 'Confirm your address',
  'mail.confirm.about':
    'Someone, probably you, asked Sietch to write to this address when it is their turn. If it was you, confirm the address. If not, do nothing: no more email will come.',
  'mail.confirm.do': 'Confirm {address}',
  'mail.confirmed': 'The address is confirmed. You will get email when a table is waiting for you.',
  'mail.why':
    'You are getting this email because you confirmed your address. You can choose what it is about and how often it comes on your account page.',
  'mail.personal': 'The links sign you in: don’t forward this email.',
  'mail.stop': 'Unsubscribe',
  'mail.stop.about': 'No more email will come to {address}, and the address will be deleted here.',
  'mail.stopped': 'Done. No more email will come, and your address has been deleted.',
  'mail.gone': 'This link is no longer valid.',

  status: 'Status',
  'status.fine': 'Everything works.',
  'status.trouble':
    'The database can’t be reached. Games will continue as soon as it is back; nothing is lost.',
  'status.version': 'Version',
  'status.since': 'Up since',
  'status.people': 'People at tables',
  'status.matches': 'Games in progress',
  'status.database': 'Database',
  'status.database.fine': 'works',
  'status.database.away': 'unreachable',
  'status.queue': 'Messages waiting to be sent',
  'status.unknown': 'unknown',
  'status.home': 'Home',
} as const
