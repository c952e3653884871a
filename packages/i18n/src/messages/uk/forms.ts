// Cases of names that Ukrainian sentences need: `{faction_genitive}` is the genitive of the argument `faction`.

export const forms = {
  faction: {
    emperor: { genitive: 'Імператора', accusative: 'Імператора', instrumental: 'Імператором' },
    guild: {
      genitive: 'Гільдії Лоцманів',
      accusative: 'Гільдію Лоцманів',
      instrumental: 'Гільдією Лоцманів',
    },
    'bene-gesserit': {
      genitive: 'Бене Ґессерит',
      accusative: 'Бене Ґессерит',
      instrumental: 'Бене Ґессерит',
    },
    fremen: { genitive: 'Фрименів', accusative: 'Фрименів', instrumental: 'Фрименами' },
    'great-houses': {
      genitive: 'Великих Домів',
      accusative: 'Великі Доми',
      instrumental: 'Великими Домами',
    },
    'fringe-worlds': {
      genitive: 'Окраїнних світів',
      accusative: 'Окраїнні світи',
      instrumental: 'Окраїнними світами',
    },
  },
  icon: {
    emperor: { genitive: 'Імператора' },
    guild: { genitive: 'Гільдії Лоцманів' },
    'bene-gesserit': { genitive: 'Бене Ґессерит' },
    fremen: { genitive: 'Фрименів' },
    landsraad: { genitive: 'Ландсрааду' },
    city: { genitive: 'Міста' },
    'spice-trade': { genitive: 'Торгівлі прянощами' },
  },
} as const
