// What no Leader in the boxes says yet: an ability that works once, on a condition, or that changes a rule while one
// holds.

import { describeLeader, type Leader } from '@sietch/imperium'
import { describe, expect, it } from 'vitest'
import { translator } from '../src/index.ts'

const madeUp: Leader = {
  id: 'made-up',
  complexity: 1,
  abilities: [
    {
      on: 'visit',
      at: { icons: ['city'] },
      when: { is: 'swordmaster' },
      effects: [{ do: 'draw', n: 1 }],
      once: 'round',
    },
    { on: 'deployed', troops: 3, effects: [{ do: 'intrigue', n: 1 }], once: 'turn' },
    { on: 'council-seat', effects: [{ do: 'recruit', n: 2 }], may: true, once: 'game' },
    { changes: 'harvest', less: 1, when: { is: 'swordmaster' } },
  ],
  signet: [],
}

describe('an ability that no one has yet', () => {
  it.each([
    [
      'en',
      'Whenever you send an Agent to a City space: with a Swordmaster, draw 1 card (once per round). ' +
        'Whenever you deploy 3 or more troops in one turn: draw 1 Intrigue card (once per turn). ' +
        'When you take a High Council seat: you may recruit 2 troops (once per game). ' +
        'With a Swordmaster, whenever you harvest spice: collect 1 spice less.',
    ],
    [
      'pl',
      'Gdy wysyłasz agenta na pole Miasta: dobierz 1 kartę (raz na rundę), jeśli masz mistrza miecza. ' +
        'Gdy wyślesz do konfliktu co najmniej 3 żołnierzy w jednej turze: dobierz 1 kartę intrygi (raz na turę). ' +
        'Gdy zajmujesz miejsce w Wysokiej Radzie: możesz zrekrutować 2 żołnierzy (raz na grę). ' +
        'Gdy zbierasz przyprawę: zdobądź o 1 przyprawę mniej, jeśli masz mistrza miecza.',
    ],
    [
      'ru',
      'Каждый раз, когда отправляете агента в ячейку Города: возьмите 1 карту (раз за раунд), если у вас есть оружейник. ' +
        'Каждый раз, когда размещаете 3 или больше отрядов за один ход: возьмите 1 карту интриги (раз за ход). ' +
        'Когда занимаете место в Высшем Совете: можете нанять 2 отряда (раз за игру). ' +
        'Каждый раз, когда собираете Пряность: получите на 1 Пряность меньше, если у вас есть оружейник.',
    ],
    [
      'uk',
      'Щоразу, коли відправляєте агента в локацію Міста: візьміть 1 карту (раз за раунд), якщо у вас є Майстер меча. ' +
        'Щоразу, коли розгортаєте 3 або більше загонів за один хід: візьміть 1 карту інтриги (раз за хід). ' +
        'Коли займаєте місце у Вищій Раді: можете найняти 2 загони (раз за гру). ' +
        'Щоразу, коли збираєте прянощі: отримайте на 1 прянощі менше, якщо у вас є Майстер меча.',
    ],
  ] as const)('reads like a card in %s', (language, text) => {
    const { ability = [] } = describeLeader(madeUp)
    expect(translator(language, 'imperium').text(ability)).toBe(text)
  })
})
