// Cases of names that Russian sentences need: `{faction_genitive}` is the genitive of the argument `faction`.

export const forms = {
  faction: {
    emperor: { genitive: 'Императора', instrumental: 'Императором' },
    guild: { genitive: 'Гильдии Космогации', instrumental: 'Гильдией Космогации' },
    'bene-gesserit': { genitive: 'Бене Гессерит', instrumental: 'Бене Гессерит' },
    fremen: { genitive: 'Фрименов', instrumental: 'Фрименами' },
    'great-houses': { genitive: 'Великих Домов', instrumental: 'Великими Домами' },
    'fringe-worlds': { genitive: 'Периферийных миров', instrumental: 'Периферийными мирами' },
  },
  icon: {
    emperor: { genitive: 'Императора' },
    guild: { genitive: 'Гильдии Космогации' },
    'bene-gesserit': { genitive: 'Бене Гессерит' },
    fremen: { genitive: 'Фрименов' },
    landsraad: { genitive: 'Ландсраада' },
    city: { genitive: 'Города' },
    'spice-trade': { genitive: 'Торговли Пряностью' },
  },
} as const
