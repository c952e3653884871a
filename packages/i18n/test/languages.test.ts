// How the other languages than English read: cards, options, events and numbers, as a player of that language would
// write them.

import { option } from '@sietch/kernel'
import { describe, expect, it } from 'vitest'
import { type Language, listComponents, message, translator } from '../src/index.ts'

const componentText = (language: Language, box: string, kind: string, id: string, place: string) =>
  listComponents(translator(language, box)).find((one) => one.kind === kind && one.id === id)?.text[place]

describe.each([
  [
    'ru',
    {
      'duncan-idaho agent': 'Можете заплатить 1 воду, чтобы нанять 1 отряд и взять 1 карту.',
      'worm-riders reveal':
        'Если у вас не менее 2 влияния во фракции Фрименов: 4 меча. Если у вас союз с Фрименами: 2 меча.',
      'firm-grip agent':
        'Можете заплатить 2 солярия, чтобы получить 1 влияние во фракции Гильдии Космогации, Бене Гессерит или Фрименов.',
      'liet-kynes reveal': '2 очка убеждения за каждую свою активную карту Фрименов.',
      'test-of-humanity agent':
        'Каждый соперник выбирает одно: либо сбросить 1 карту, либо потерять 1 отряд из зоны конфликта.',
    },
    {
      'reliable-informant agent':
        'Можете отправить шпиона в наблюдательный пункт рядом с ячейкой Императора, Бене Гессерит или Фрименов.',
      'corrinth-city reveal':
        'Выберите одно: либо получить 5 соляриев, либо заплатить 5 соляриев, чтобы занять место в Высшем Совете (2 очка убеждения при каждом раскрытии карт), если у вас нет места в Высшем Совете.',
      'price-is-no-object agent': 'Можете купить карту за солярии вместо очков убеждения и взять её на руку.',
    },
  ],
  [
    'uk',
    {
      'duncan-idaho agent': 'Можете заплатити 1 воду, щоб найняти 1 загін і взяти 1 карту.',
      'worm-riders reveal':
        'Якщо ви маєте щонайменше 2 очки впливу на Фрименів: 4 мечі. Якщо у вас союз із Фрименами: 2 мечі.',
      'firm-grip agent':
        'Можете заплатити 2 солярії, щоб отримати 1 очко впливу на Гільдію Лоцманів, Бене Ґессерит або Фрименів.',
      'liet-kynes reveal': '2 очки переконливості за кожну карту Фрименів, що є у вас у грі.',
      'test-of-humanity agent':
        'Кожен суперник вибирає одне: або скинути 1 карту, або втратити 1 загін із Зони конфлікту.',
    },
    {
      'reliable-informant agent':
        'Можете розмістити шпигуна в спостережному пункті біля локації Імператора, Бене Ґессерит або Фрименів.',
      'corrinth-city reveal':
        'Виберіть одне: або отримати 5 соляріїв, або заплатити 5 соляріїв, щоб зайняти місце у Вищій Раді (2 очки переконливості під час кожного розкриття карт), якщо у вас немає місця у Вищій Раді.',
      'price-is-no-object agent':
        'Можете придбати карту за солярії замість очок переконливості й узяти її в руку.',
    },
  ],
  [
    'pl',
    {
      'duncan-idaho agent': 'Możesz zapłacić 1 wodę, aby zrekrutować 1 żołnierza i dobrać 1 kartę.',
      'worm-riders reveal':
        'Jeśli masz co najmniej 2 punkty wpływu u Fremenów: 4 miecze. Jeśli masz sojusz z Fremenami: 2 miecze.',
      'firm-grip agent':
        'Możesz zapłacić 2 solarisy, aby zdobyć 1 punkt wpływu u Gildii Kosmicznej, Bene Gesserit lub Fremenów.',
      'liet-kynes reveal': '2 punkty perswazji za każdą swoją wyłożoną kartę Fremenów.',
      'test-of-humanity agent':
        'Każdy przeciwnik wybiera jedno: albo odrzuca 1 kartę, albo traci 1 żołnierza z konfliktu.',
    },
    {
      'reliable-informant agent':
        'Możesz umieścić szpiega w punkcie obserwacyjnym przy polu Imperatora, Bene Gesserit lub Fremenów.',
      'corrinth-city reveal':
        'Wybierz jedno: albo zdobyć 5 solarisów, albo zapłacić 5 solarisów, aby zająć miejsce w Wysokiej Radzie (2 punkty perswazji w każdej turze odkrywania), jeśli nie masz miejsca w Wysokiej Radzie.',
      'price-is-no-object agent':
        'Możesz pozyskać kartę, płacąc solarisami zamiast perswazją, i wziąć ją na rękę.',
    },
  ],
] as const)('a card in %s', (language, base, uprising) => {
  const rows = [
    ...Object.entries(base).map((row) => ['imperium', ...row] as const),
    ...Object.entries(uprising).map((row) => ['uprising+choam', ...row] as const),
  ]
  it.each(rows)('of %s reads well: %s', (box, where, text) => {
    const [id = '', place = ''] = where.split(' ')
    expect(componentText(language, box, 'card', id, place)).toBe(text)
  })
})

describe('a House Hagal card or a Rival', () => {
  it.each([
    [
      'ru',
      'hagal assembly-hall agent',
      'Отправляет агента в ячейку «Зал собраний»: берёт 1 карту интриги; если у него не менее 2 влияния во фракции Императора, дополнительно получает 1 влияние в первой фракции из своего списка приоритетов.',
    ],
    [
      'ru',
      'hagal arrakeen agent',
      'Отправляет агента в ячейку «Арракин»: нанимает 1 отряд и применяет свою способность с символом «Кольцо с печаткой».',
    ],
    ['ru', 'rival gurney-halleck scheme', 'Получает 1 влияние во фракции, где у него больше всего влияния.'],
    [
      'uk',
      'hagal sietch-tabr agent',
      'Відправляє агента в локацію «Січ Табр», але лише якщо він має щонайменше 2 очки впливу на Фрименів: бере Гаки Творця, наймає 1 загін і отримує 1 воду. Інакше розкривається ще одна карта.',
    ],
    ['uk', 'hagal arrakeen combat', 'Додає до своєї сили 1 меч.'],
    [
      'uk',
      'rival glossu-rabban ring',
      'Якщо він має хоча б один союз, наймає 2 загони; інакше наймає 1 загін.',
    ],
    [
      'pl',
      'hagal deliver-supplies-heighliner agent',
      'Jeśli trwa konflikt III, wysyła agenta na pole „Liniowiec”: zdobywa 1 punkt wpływu u Gildii Kosmicznej i rekrutuje 3 żołnierzy. W przeciwnym razie wysyła agenta na pole „Dostawa zaopatrzenia”: zdobywa 1 punkt wpływu u Gildii Kosmicznej.',
    ],
    ['pl', 'hagal gather-support-a combat', 'Nie dodaje mieczy do swojej siły.'],
    [
      'pl',
      'rival muad-dib scheme',
      'Bierze haki stworzyciela. Wysadza Mur Zaporowy, jeśli ma haki stworzyciela. Dobiera 1 kartę intrygi.',
    ],
  ] as const)('reads well in %s: %s', (language, where, text) => {
    const [kind = '', id = '', place = ''] = where.split(' ')
    expect(componentText(language, 'uprising', kind, id, place)).toBe(text)
  })
})

describe('several alternatives', () => {
  it.each([
    ['en', 'Choose one: pay 2 spice to gain 6 Solari, pay 3 spice to gain 8 Solari, pay 4 spice to'],
    ['ru', 'Выберите одно: либо заплатить 2 Пряности, чтобы получить 6 соляриев, либо заплатить 3'],
    [
      'uk',
      'Виберіть одне: або заплатити 2 прянощів, щоб отримати 6 соляріїв, або заплатити 3 прянощів, щоб отримати 8 соляріїв, або заплатити 4 прянощів, щоб отримати 10 соляріїв, або заплатити 5 прянощів, щоб отримати 12 соляріїв.',
    ],
    ['pl', 'Wybierz jedno: albo zapłacić 2 przyprawy, aby zdobyć 6 solarisów, albo zapłacić 3'],
  ] as const)('are kept apart in %s', (language, beginning) => {
    expect(componentText(language, 'imperium', 'space', 'sell-melange', 'effects')).toContain(beginning)
  })

  it.each([
    ['en', 'gain 1 water and optionally remove the Shield Wall.'],
    ['ru', 'получить 1 воду и при желании подорвать Барьерную Стену.'],
    ['uk', 'отримати 1 воду й за бажання підірвати Захисний мур.'],
    ['pl', 'zdobyć 1 wodę i opcjonalnie wysadzić Mur Zaporowy.'],
  ] as const)('name in %s what may be left undone', (language, end) => {
    const text = componentText(language, 'uprising', 'space', 'sietch-tabr', 'effects')
    expect(text?.endsWith(end)).toBe(true)
  })
})

describe('names', () => {
  const seats = ['Anna', 'Boris']
  const send = option('agent', { kind: 'card', id: 'dagger' }, { kind: 'space', id: 'rally-troops' })

  it.each([
    ['ru', 'Отправить агента в ячейку «Сбор отрядов» картой «Кинжал»'],
    ['uk', 'Відправити агента в локацію «Збір загонів» картою «Кинджал»'],
    ['pl', 'Zagraj kartę „Sztylet” i wyślij agenta na pole „Zbiórka wojsk”'],
  ] as const)('stay as they are in an option in %s', (language, text) => {
    expect(translator(language, 'imperium').option({ seat: 0, kind: 'turn-start' }, send)).toBe(text)
  })

  it.each([
    ['ru', 'Anna перехватывает у игрока Boris союз с Гильдией Космогации'],
    ['uk', 'Anna перехоплює в гравця Boris союз із Гільдією Лоцманів'],
    ['pl', 'Anna odbiera graczowi Boris sojusz z Gildią Kosmiczną'],
  ] as const)('of Factions are declined in %s, those of players are not', (language, text) => {
    const event = { kind: 'alliance', data: { faction: 'guild', from: 1, to: 0 } }
    expect(translator(language, 'imperium').event(event, seats)).toBe(text)
  })
})

describe('a number', () => {
  it.each([
    ['en', '0 swords, 1 sword, 2 swords, 5 swords, 11 swords, 21 swords, 22 swords'],
    ['ru', '0 мечей, 1 меч, 2 меча, 5 мечей, 11 мечей, 21 меч, 22 меча'],
    ['uk', '0 мечів, 1 меч, 2 мечі, 5 мечів, 11 мечів, 21 меч, 22 мечі'],
    ['pl', '0 mieczy, 1 miecz, 2 miecze, 5 mieczy, 11 mieczy, 21 mieczy, 22 miecze'],
  ] as const)('of swords is said in %s', (language, text) => {
    const say = translator(language, 'imperium')
    const said = [0, 1, 2, 5, 11, 21, 22].map((n) => say.phrase(message('amount.swords', { n })))
    expect(said.join(', ')).toBe(text)
  })

  it.each([
    ['ru', '1 солярий, 3 солярия, 5 соляриев; 1 Пряность, 3 Пряности, 5 Пряности; 1 воду, 3 воды, 5 воды'],
    ['uk', '1 солярій, 3 солярії, 5 соляріїв; 1 прянощі, 3 прянощів, 5 прянощів; 1 воду, 3 води, 5 води'],
    [
      'pl',
      '1 solarisa, 3 solarisy, 5 solarisów; 1 przyprawę, 3 przyprawy, 5 przypraw; 1 wodę, 3 wody, 5 wody',
    ],
  ] as const)('of what is gained and paid stands in the accusative in %s', (language, text) => {
    const say = translator(language, 'imperium')
    const said = (['solari', 'spice', 'water'] as const).map((what) =>
      [1, 3, 5].map((n) => say.phrase(message(`amount.${what}`, { n }))).join(', '),
    )
    expect(said.join('; ')).toBe(text)
  })
})
