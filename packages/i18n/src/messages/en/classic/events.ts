// What happened in classic Dune, in English: the lines of the log.

export const events = {
  'classic.event.spice': '{from} pays {spice} spice to {to} ({reason})',
} as const
