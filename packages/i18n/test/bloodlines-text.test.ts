// How Bloodlines reads: its components, and what is chosen and told with Sardaukar Commanders, in every language.

import { option } from '@sietch/kernel'
import { describe, expect, it } from 'vitest'
import { type Language, listComponents, meaningOf, translator } from '../src/index.ts'

const BOX = 'uprising+choam+bloodlines+tech'
const seats = ['Anna', 'Boris']

describe.each([
  [
    'en',
    {
      'card bombast reveal':
        '1 Persuasion. If you gained 6+ Persuasion on this Reveal turn (Command): gain 3 Solari and trash this card.',
      'card elite-forces agent':
        'You may trash a card from your hand; if it was an Emperor card, draw 1 Intrigue card and recruit 1 troop; you may also deploy units this turn as if you had sent an Agent to a combat space.',
      'card urgent-shigawire agent':
        'The next Bene Gesserit card you play this round has all Agent icons; when it sends an Agent, also draw 1 card.',
      'intrigue unnatural plot':
        'Trash an Intrigue card to draw 1 Intrigue card; if the card you gave up was not a Twisted Intrigue card, recruit 1 troop as well.',
      'leader gaius-helen-mohiam ability':
        'Each card you play also has the Spy icon. Whenever you can recall a spy to Gather Intelligence, you must.',
      'skill fierce works':
        'With a Sardaukar Commander in the Conflict: gain 1 sword; if an opponent has a sandworm in the Conflict, gain 1 sword as well.',
      'tech plasteel-blades works':
        'Whenever you recruit a Sardaukar Commander: you may trash this tile to take a skill.',
      'rival duncan-idaho ring': 'Recruits 1 troop. With a Swordmaster: gains 1 spice.',
    },
  ],
  [
    'ru',
    {
      'card bombast reveal':
        '1 очко убеждения. Если к этому раскрытию карт вы набрали не менее 6 очков убеждения (приказ), получите 3 солярия и удалите эту карту.',
      'card urgent-shigawire agent':
        'Следующая карта Бене Гессерит, которую вы разыграете в этом раунде, получает все символы агентов; отправив ею агента, дополнительно возьмите 1 карту.',
      'intrigue unnatural plot':
        'Удалите карту интриги, чтобы взять 1 карту интриги; если вы расстались не с картой изощрённой интриги, дополнительно наймите 1 отряд.',
      'skill fierce works':
        'Если ваш командир сардаукаров в зоне конфликта, получите 1 меч; если у соперника есть песчаный червь в зоне конфликта, дополнительно получите 1 меч.',
      'tech plasteel-blades works':
        'Каждый раз, когда нанимаете командира сардаукаров: можете удалить эту плитку, чтобы взять умение.',
      'rival duncan-idaho ring': 'Нанимает 1 отряд. Если у него есть оружейник, получает 1 Пряность.',
      'rival piter-de-vries scheme':
        'Получает 1 влияние во фракции со своим наименьшим влиянием и 1 солярий.',
    },
  ],
  [
    'uk',
    {
      'card bombast reveal':
        '1 очко переконливості. Якщо до цього розкриття карт ви набрали щонайменше 6 очок переконливості (наказ), отримайте 3 солярії й знищте цю карту.',
      'card urgent-shigawire agent':
        'Наступна карта Бене Ґессерит, яку ви зіграєте в цьому раунді, має всі символи агентів; відправивши нею агента, додатково візьміть 1 карту.',
      'intrigue unnatural plot':
        'Знищте карту інтриги, щоб узяти 1 карту інтриги; якщо ви позбулися не карти заплутаної інтриги, додатково найміть 1 загін.',
      'skill fierce works':
        'Якщо ваш сардаукарський офіцер у Зоні конфлікту, отримайте 1 меч; якщо суперник має піщаного хробака в Зоні конфлікту, додатково отримайте 1 меч.',
      'tech plasteel-blades works':
        'Щоразу, коли наймаєте сардаукарського офіцера: можете знищити цю плитку, щоб узяти вміння.',
      'rival duncan-idaho ring': 'Наймає 1 загін. Якщо він має Майстра меча, отримує 1 прянощі.',
    },
  ],
  [
    'pl',
    {
      'card bombast reveal':
        '1 punkt perswazji. Jeśli w tej turze odkrywania masz w sumie co najmniej 6 zdobytych punktów perswazji (rozkaz), zdobądź 3 solarisy i zniszcz tę kartę.',
      'card urgent-shigawire agent':
        'Następna karta Bene Gesserit zagrana przez ciebie w tej rundzie ma wszystkie ikony agentów; wysyłając nią agenta, dodatkowo dobierz 1 kartę.',
      'intrigue unnatural plot':
        'Zniszcz kartę intrygi, aby dobrać 1 kartę intrygi; jeśli pozbywasz się karty innej niż spaczona intryga, dodatkowo zrekrutuj 1 żołnierza.',
      'skill fierce works':
        'Jeśli masz dowódcę sardaukarów w konflikcie, zdobądź 1 miecz; jeśli przeciwnik ma czerwia pustyni w konflikcie, dodatkowo zdobądź 1 miecz.',
      'tech plasteel-blades works':
        'Gdy rekrutujesz dowódcę sardaukarów: możesz zniszczyć tę płytkę, aby wziąć umiejętność.',
      'rival duncan-idaho ring': 'Rekrutuje 1 żołnierza. Jeśli ma mistrza miecza, zdobywa 1 przyprawę.',
    },
  ],
] as const)('a component of Bloodlines in %s', (language, texts) => {
  const all = [...listComponents(translator(language, BOX))]

  it.each(Object.entries(texts))('reads well: %s', (where, text) => {
    const [kind, id, place = ''] = where.split(' ')
    expect(all.find((one) => one.kind === kind && one.id === id)?.text[place]).toBe(text)
  })
})

describe('Sardaukar Commanders', () => {
  const both = option('deploy', { kind: 'number', id: 2 }, { kind: 'commanders', id: 1 })
  const alone = option('retreat', { kind: 'number', id: 0 }, { kind: 'commanders', id: 2 })

  it.each([
    ['en', 'Deploy 2 troops and 1 Sardaukar Commander', 'Retreat 2 Sardaukar Commanders'],
    ['ru', 'Разместить 2 отряда и 1 командира сардаукаров', 'Отвести 2 командиров сардаукаров'],
    ['uk', 'Розгорнути 2 загони й 1 сардаукарського офіцера', 'Відвести 2 сардаукарських офіцерів'],
    ['pl', 'Wyślij 2 żołnierzy i 1 dowódcę sardaukarów', 'Wycofaj 2 dowódców sardaukarów'],
  ] as const)('are chosen apart from the other troops in %s', (language, first, second) => {
    const say = translator(language, BOX)
    expect(say.option({ seat: 0, kind: 'deploy' }, both)).toBe(first)
    expect(say.option({ seat: 0, kind: 'retreat' }, alone)).toBe(second)
  })

  it.each([
    ['en', 'Anna loses 1 troop and 2 Sardaukar Commanders in the Conflict'],
    ['ru', 'Anna теряет 1 отряд и 2 командиров сардаукаров из зоны конфликта'],
    ['uk', 'Anna втрачає 1 загін і 2 сардаукарських офіцерів із Зони конфлікту'],
    ['pl', 'Anna traci 1 żołnierza i 2 dowódców sardaukarów z konfliktu'],
  ] as const)('are told of besides the other troops in %s', (language, text) => {
    const event = { kind: 'troops-lost', data: { seat: 0, n: 1, from: 'conflict', commanders: 2 } }
    expect(translator(language, BOX).event(event, seats)).toBe(text)
  })
})

describe('the words of Bloodlines', () => {
  const words = [
    'sardaukar-commander',
    'skill',
    'deep-cover',
    'command',
    'combat-icon',
    'wild-battle-icon',
    'tech-tile',
    'tech-discount',
    'flip',
    'ixian-embassy',
    'twisted-intrigue',
    'navigation-card',
    'tactics-token',
  ]

  it.each(['en', 'ru', 'uk', 'pl'] satisfies Language[])('have a name and a meaning in %s', (language) => {
    const say = translator(language, BOX)
    for (const id of words) {
      expect(say.name('term', id)).not.toBe('')
      expect(meaningOf(say, 'term', id), id).toHaveLength(1)
    }
  })

  it('name units and what lies beside the board like the words themselves', () => {
    const say = translator('en', BOX)
    expect(['troop', 'sandworm', 'sardaukar-commander', 'agent'].map((id) => say.name('unit', id))).toEqual([
      'Troop',
      'Sandworm',
      'Sardaukar Commander',
      'Agent',
    ])
    expect(say.name('sideboard', 'ixian-embassy')).toBe('Ixian Embassy')
  })
})
