// The cases of those who play, in Russian.

import type { Players } from '../../players.ts'
import { leaderNames } from './leader-names.ts'

export const players: Players = {
  you: { genitive: 'вас', dative: 'вам', accusative: 'вас', instrumental: 'вами' },
  title: { genitive: 'игрока', dative: 'игроку', accusative: 'игрока', instrumental: 'игроком' },
  named: {
    ...leaderNames,
    Янтарный: adjective('Янтарн'),
    Бирюзовый: adjective('Бирюзов'),
    Багровый: adjective('Багров'),
    Фиолетовый: adjective('Фиолетов'),
    Лазурный: adjective('Лазурн'),
    Лаймовый: adjective('Лаймов'),
    'Дом Атрейдесов': house('Атрейдесов'),
    'Бене Гессерит': unchanged('Бене Гессерит'),
    Император: {
      genitive: 'Императора',
      dative: 'Императору',
      accusative: 'Императора',
      instrumental: 'Императором',
    },
    Фримены: {
      genitive: 'Фрименов',
      dative: 'Фрименам',
      accusative: 'Фрименов',
      instrumental: 'Фрименами',
    },
    'Гильдия Космогации': {
      genitive: 'Гильдии Космогации',
      dative: 'Гильдии Космогации',
      accusative: 'Гильдию Космогации',
      instrumental: 'Гильдией Космогации',
    },
    'Дом Харконненов': house('Харконненов'),
  },
  many: ['Фримены', 'Бене Гессерит'],
}

function adjective(stem: string) {
  return {
    genitive: `${stem}ого`,
    dative: `${stem}ому`,
    accusative: `${stem}ого`,
    instrumental: `${stem}ым`,
  }
}

function house(whose: string) {
  return {
    genitive: `Дома ${whose}`,
    dative: `Дому ${whose}`,
    accusative: `Дом ${whose}`,
    instrumental: `Домом ${whose}`,
  }
}

function unchanged(name: string) {
  return { genitive: name, dative: name, accusative: name, instrumental: name }
}
