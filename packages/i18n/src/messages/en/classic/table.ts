// What is asked in classic Dune, what can be chosen and why something is closed, in English.

export const table = {
  'classic.reserves': 'the reserves',
  'classic.part': '{territory}, sector {sector}',
} as const
