// Forms of names that English sentences need: `{faction_the}` is the form `the` of the argument `faction`.

export const forms = {
  faction: {
    emperor: { the: 'the Emperor' },
    guild: { the: 'the Spacing Guild' },
    'bene-gesserit': { the: 'the Bene Gesserit' },
    fremen: { the: 'the Fremen' },
  },
} as const
