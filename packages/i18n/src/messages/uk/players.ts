// The cases of those who play, in Ukrainian.

import type { Players } from '../../players.ts'
import { leaderNames } from './leader-names.ts'

export const players: Players = {
  you: { genitive: 'вас', dative: 'вам', accusative: 'вас', instrumental: 'вами' },
  title: { genitive: 'гравця', dative: 'гравцю', accusative: 'гравця', instrumental: 'гравцем' },
  named: {
    ...leaderNames,
    Бурштиновий: adjective('Бурштинов'),
    Бірюзовий: adjective('Бірюзов'),
    Багряний: adjective('Багрян'),
    Фіолетовий: adjective('Фіолетов'),
    Лазуровий: adjective('Лазуров'),
    Лаймовий: adjective('Лаймов'),
    'Дім Атрідів': house('Атрідів'),
    'Бене Ґессерит': unchanged('Бене Ґессерит'),
    Імператор: {
      genitive: 'Імператора',
      dative: 'Імператору',
      accusative: 'Імператора',
      instrumental: 'Імператором',
    },
    Фримени: {
      genitive: 'Фрименів',
      dative: 'Фрименам',
      accusative: 'Фрименів',
      instrumental: 'Фрименами',
    },
    'Гільдія Лоцманів': {
      genitive: 'Гільдії Лоцманів',
      dative: 'Гільдії Лоцманів',
      accusative: 'Гільдію Лоцманів',
      instrumental: 'Гільдією Лоцманів',
    },
    'Дім Харконненів': house('Харконненів'),
  },
  many: ['Фримени', 'Бене Ґессерит'],
}

function adjective(stem: string) {
  return {
    genitive: `${stem}ого`,
    dative: `${stem}ому`,
    accusative: `${stem}ого`,
    instrumental: `${stem}им`,
  }
}

function house(whose: string) {
  return {
    genitive: `Дому ${whose}`,
    dative: `Дому ${whose}`,
    accusative: `Дім ${whose}`,
    instrumental: `Домом ${whose}`,
  }
}

function unchanged(name: string) {
  return { genitive: name, dative: name, accusative: name, instrumental: name }
}
