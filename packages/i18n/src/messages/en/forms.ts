// Forms of names that English sentences need: `{faction_the}` is the form `the` of the argument `faction`.

export const forms = {
  faction: {
    emperor: { the: 'the Emperor', a: 'an Emperor' },
    guild: { the: 'the Spacing Guild', a: 'a Spacing Guild' },
    'bene-gesserit': { the: 'the Bene Gesserit', a: 'a Bene Gesserit' },
    fremen: { the: 'the Fremen', a: 'a Fremen' },
    'great-houses': { the: 'the Great Houses', a: 'a Great Houses' },
    'fringe-worlds': { the: 'the Fringe Worlds', a: 'a Fringe Worlds' },
  },
  icon: {
    emperor: { a: 'an Emperor' },
    guild: { a: 'a Spacing Guild' },
    'bene-gesserit': { a: 'a Bene Gesserit' },
    fremen: { a: 'a Fremen' },
    landsraad: { a: 'a Landsraad' },
    city: { a: 'a City' },
    'spice-trade': { a: 'a Spice Trade' },
  },
} as const
