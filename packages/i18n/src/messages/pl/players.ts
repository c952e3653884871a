// The cases of those who play, in Polish.

import type { Players } from '../../players.ts'
import { leaderNames } from './leader-names.ts'

export const players: Players = {
  you: { genitive: 'ciebie', dative: 'ci', accusative: 'cię', instrumental: 'tobą' },
  title: { genitive: 'gracza', dative: 'graczowi', accusative: 'gracza', instrumental: 'graczem' },
  named: {
    ...leaderNames,
    Bursztynowy: adjective('Bursztynow'),
    Turkusowy: adjective('Turkusow'),
    Karmazynowy: adjective('Karmazynow'),
    Fioletowy: adjective('Fioletow'),
    Lazurowy: adjective('Lazurow'),
    Limonkowy: adjective('Limonkow'),
    'Ród Atrydów': house('Atrydów'),
    'Bene Gesserit': unchanged('Bene Gesserit'),
    Imperator: {
      genitive: 'Imperatora',
      dative: 'Imperatorowi',
      accusative: 'Imperatora',
      instrumental: 'Imperatorem',
    },
    Fremeni: {
      genitive: 'Fremenów',
      dative: 'Fremenom',
      accusative: 'Fremenów',
      instrumental: 'Fremenami',
    },
    'Gildia Kosmiczna': {
      genitive: 'Gildii Kosmicznej',
      dative: 'Gildii Kosmicznej',
      accusative: 'Gildię Kosmiczną',
      instrumental: 'Gildią Kosmiczną',
    },
    'Ród Harkonnenów': house('Harkonnenów'),
  },
  many: ['Fremeni', 'Bene Gesserit'],
}

function adjective(stem: string) {
  return {
    genitive: `${stem}ego`,
    dative: `${stem}emu`,
    accusative: `${stem}ego`,
    instrumental: `${stem}ym`,
  }
}

function house(whose: string) {
  return {
    genitive: `Rodu ${whose}`,
    dative: `Rodowi ${whose}`,
    accusative: `Ród ${whose}`,
    instrumental: `Rodem ${whose}`,
  }
}

function unchanged(name: string) {
  return { genitive: name, dative: name, accusative: name, instrumental: name }
}
