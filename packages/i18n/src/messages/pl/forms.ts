// Cases of names that Polish sentences need: `{faction_genitive}` is the genitive of the argument `faction`.

export const forms = {
  faction: {
    emperor: { genitive: 'Imperatora', instrumental: 'Imperatorem' },
    guild: { genitive: 'Gildii Kosmicznej', instrumental: 'Gildią Kosmiczną' },
    'bene-gesserit': { genitive: 'Bene Gesserit', instrumental: 'Bene Gesserit' },
    fremen: { genitive: 'Fremenów', instrumental: 'Fremenami' },
    'great-houses': { genitive: 'Wysokich rodów', instrumental: 'Wysokimi rodami' },
    'fringe-worlds': { genitive: 'Światów peryferyjnych', instrumental: 'Światami peryferyjnymi' },
  },
  icon: {
    emperor: { genitive: 'Imperatora' },
    guild: { genitive: 'Gildii Kosmicznej' },
    'bene-gesserit': { genitive: 'Bene Gesserit' },
    fremen: { genitive: 'Fremenów' },
    landsraad: { genitive: 'Landsraadu' },
    city: { genitive: 'Miasta' },
    'spice-trade': { genitive: 'Handlu przyprawą' },
  },
} as const
