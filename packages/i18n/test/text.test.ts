import { option, seatTarget } from '@sietch/kernel'
import { describe, expect, it } from 'vitest'
import { listComponents, translator } from '../src/index.ts'
import { withTerms } from '../src/terms.ts'

const say = translator('en', 'imperium')
const sayUprising = translator('en', 'uprising+choam')
const names = ['Anna', 'Boris', 'Ceren']

const rowsOf = (table: string): string[] =>
  table
    .trim()
    .split('\n')
    .map((row) => row.trim())

describe('the English text of a component', () => {
  const rows = rowsOf(`
    card duncan-idaho agent: You may pay 1 water to recruit 1 troop and draw 1 card.
    card duncan-idaho reveal: 2 swords. Gain 1 water.
    card worm-riders reveal: With 2+ Fremen Influence: 4 swords. With the Fremen Alliance: 2 swords.
    card power-play agent: Gain 2 Influence instead of 1 for the Faction space you visit. Trash this card.
    card firm-grip agent: You may pay 2 Solari to gain 1 Influence with the Spacing Guild, the Bene Gesserit, or the Fremen.
    card gene-manipulation agent: You may trash a card. With another Bene Gesserit card in play: gain 2 spice.
    card guild-ambassador reveal: With the Spacing Guild Alliance: you may pay 3 spice to gain 1 victory point.
    card gun-thopter agent: Each opponent loses 1 troop from their garrison.
    card liet-kynes reveal: 2 Persuasion for each Fremen card you have in play.
    card test-of-humanity agent: Each opponent chooses one: discard 1 card, or lose 1 troop in the Conflict.
    card choam-directorship acquire: Gain 1 Influence with each Faction.
    card shifting-allegiances agent: You may lose 1 Influence with one Faction and pay 2 spice to gain 2 Influence with a Faction of your choice.
    intrigue allied-armada combat: With any Alliance, pay 2 spice to gain 7 swords.
    intrigue master-tactician combat: Choose one: gain 3 swords, or retreat up to 3 troops from the Conflict to your garrison.
    intrigue double-cross plot: If an opponent has troops in the Conflict, pay 1 Solari to make an opponent of your choice lose 1 troop in the Conflict, then deploy 1 troop from your supply to the Conflict.
    intrigue plans-within-plans endgame: With 3+ Influence on exactly 3 tracks: gain 1 victory point. With 3+ Influence on 4 tracks: gain 2 victory points.
    conflict machinations first: Gain 1 Influence with each of two different Factions.
    leader glossu-the-beast-rabban signet: With any Alliance: recruit 2 troops; otherwise recruit 1 troop.
    leader baron-vladimir-harkonnen ability: Before the first round, choose two Factions in secret; when you first deploy 4 or more troops in one turn, reveal them and gain 1 Influence with each.
    leader countess-ariana-thorvald ability: Whenever you harvest spice: collect 1 spice less and draw 1 card.
    space sell-melange effects: Choose one: pay 2 spice to gain 6 Solari, pay 3 spice to gain 8 Solari, pay 4 spice to gain 10 Solari, or pay 5 spice to gain 12 Solari.
    space sietch-tabr requires: 2 Influence with the Fremen.
    space arrakeen control: The player who controls this space gains 1 Solari whenever an Agent is sent here.
    hagal conspire agent: Goes to Conspire: gains 1 Influence with the Emperor and recruits 2 troops.
    hagal conspire combat: Adds 4 swords to its strength.
    hagal harvest-spice agent: Goes to The Great Flat, Hagga Basin, or Imperial Basin, whichever has the most bonus spice (if tied, the most spice overall), and harvests there. Otherwise another card is revealed.
    hagal arrakeen-1p agent: Goes to Arrakeen: recruits 1 troop and uses its Signet Ring ability.
    hagal arrakeen-1p setup: Only in solo games.
  `)

  const uprisingRows = rowsOf(`
    card bene-gesserit-operative agent: You may place a spy.
    card calculus-of-power reveal: 2 Persuasion. You may trash another Emperor card you have in play to gain 3 swords.
    card corrinth-city reveal: Choose one: gain 5 Solari, or, without a High Council seat, pay 5 Solari to take a High Council seat (2 Persuasion on each of your Reveal turns).
    card covert-operation reveal: You may place up to 2 spies.
    card desert-power reveal: Choose one: gain 2 Persuasion, or, with Maker Hooks, pay 1 water to summon 1 sandworm to the Conflict.
    card double-agent agent: You may place a spy on an observation post connected to the space you sent an Agent to this turn, even if another player’s spy is already there.
    card guild-envoy agent: Discard 1 card. If you discarded a Spacing Guild card: draw 2 cards.
    card guild-spy agent: You may discard a card to draw 1 card; if you discarded a Spacing Guild card, draw 1 Intrigue card as well.
    card guild-spy reveal: 2 Persuasion. If you acquired The Spice Must Flow this turn: gain 1 Influence with each Faction you are spying on.
    card junction-headquarters agent: With the Spacing Guild Alliance: you may trash an Intrigue card and pay 2 spice to gain 1 victory point.
    card leadership agent: Draw 1 card for each sandworm you have in the Conflict.
    card leadership reveal: 2 Persuasion, 1 sword, and 1 sword for each other card you have revealed that gives swords.
    card long-live-the-fighters agent: If your deck has 3 or more cards, look at the top three: draw one, discard one, and trash one.
    card paracompass reveal: With a High Council seat: 2 Persuasion. With a High Council seat and a Swordmaster: 1 Persuasion.
    card price-is-no-object agent: You may acquire a card for its cost in Solari instead of Persuasion and put it into your hand.
    card reliable-informant agent: You may place a spy on an observation post connected to an Emperor space, a Bene Gesserit space, or a Fremen space.
    card spacing-guilds-favor discarded: Gain 2 spice.
    card treacherous-maneuver agent: You may trash this card and trash an Emperor card from your hand to gain 2 Influence instead of 1 for the Faction space you visit.
    card tread-in-darkness agent: With another Bene Gesserit card in play: draw 1 card; you may also trash a card.
    card unswerving-loyalty reveal: 1 Persuasion. Recruit 1 troop. With another Fremen card in play: you may deploy 1 troop from your garrison to the Conflict, or retreat 1 troop from the Conflict to your garrison.
    intrigue call-to-arms plot: On your Reveal turn this round: recruit 1 troop whenever you acquire a card.
    intrigue crysknife endgame: Flip a Conflict card you have won with the Crysknife or wild battle icon to gain 1 victory point.
    intrigue cunning plot: Choose one: draw 1 card, or pay 1 spice to draw 1 card and optionally trash a card.
    intrigue go-to-ground combat: Retreat 1–2 troops to place a spy.
    intrigue opportunism plot: Lose 2 Influence with one or more Factions and pay 2 Solari to gain 1 victory point.
    intrigue shadow-alliance endgame: With 4+ Influence with a Faction whose Alliance an opponent holds: gain 1 victory point.
    intrigue unexpected-allies plot: Pay 2 water, then you may remove the Shield Wall; summon 1 sandworm to the Conflict.
    conflict propaganda icon: Wild battle icon.
    hagal place-spy-landsraad agent: Places a spy on the first free observation post in this order: Assembly Hall and Gather Support; High Council, Imperial Privilege, and Swordmaster. Then another card is revealed for the Agent.
    hagal accept-contract-shipping-b agent: With 2+ Spacing Guild Influence, goes to Shipping: gains 2 Solari and 1 Influence with the third Faction on its priority list. Otherwise goes to Accept Contract: gains 2 Solari.
    hagal sietch-tabr agent: Goes to Sietch Tabr only with 2+ Fremen Influence: takes Maker Hooks, recruits 1 troop, and gains 1 water. Otherwise another card is revealed.
    hagal hagga-basin-imperial-basin agent: Goes to Hagga Basin or Imperial Basin, whichever has the most bonus spice (if tied, the most spice overall), and harvests there; removes the Shield Wall if it has Maker Hooks. With Maker Hooks, it summons the sandworms of the space, if it can, and takes only the bonus spice. Otherwise another card is revealed.
    rival princess-irulan ring: Places a spy.
    rival princess-irulan scheme: Gains 1 Influence with the Faction where it has the least Influence. Recruits 1 troop.
    rival princess-irulan swordmaster: 7 resources in total: Solari, spice, Intrigue cards and water.
    rival glossu-rabban ring: With any Alliance: recruits 2 troops; otherwise recruits 1 troop.
    leader feyd-rautha-harkonnen ability: On your Reveal turn: you may recall a spy to gain 2 swords.
    leader lady-jessica ability: When you send an Agent to a Bene Gesserit space, you may return all your memories to your supply, draw 1 card for each, and flip this Leader.
    leader reverend-mother-jessica ability: When you send an Agent to a Bene Gesserit space or a Fremen space, you may pay 1 water to repeat the effects printed on that space.
    leader princess-irulan signet: Choose one: acquire a card that costs exactly 1 Persuasion and put it into your hand, or trash a card from your hand and, if it costs 1 Persuasion or more, gain 2 spice.
    leader staban-tuek ability: You start the game without Diplomacy. Whenever an opponent sends an Agent to a Maker space you are spying on: gain 1 spice.
    leader staban-tuek signet: You may place a spy; if it is spying on a Landsraad space, you may pay 1 spice to gain 3 Solari; if it is spying on a Faction space, you may pay 2 Solari to draw 1 Intrigue card.
    leader shaddam-corrino-iv ability: The Sardaukar contracts are set aside for you: only you may take them, in place of a face-up contract.
    space swordmaster cost: 8 Solari. Costs 2 Solari less once any player has a Swordmaster.
    space gather-support effects: You may pay 2 Solari to gain 1 water. Recruit 2 troops.
    space spice-refinery effects: Choose one: gain 2 Solari, or pay 1 spice to gain 4 Solari.
    space sietch-tabr effects: Choose one: take Maker Hooks, recruit 1 troop, and gain 1 water, or gain 1 water and optionally remove the Shield Wall.
    space hagga-basin effects: Choose one: harvest 2 spice and all bonus spice here, or, with Maker Hooks, harvest all bonus spice here and summon 1 sandworm to the Conflict.
    space accept-contract effects: Draw 1 card. Take a contract (2 Solari if there is none).
    post post-landsraad-1 connected: High Council, Imperial Privilege, and Swordmaster.
    objective objective-desert-mouse-first setup: For 1, 2, 3, 4, or 6 players. Its owner is the First Player.
    contract harvest-3 completed: Send an Agent to a Maker space and gain 3 or more spice on that turn.
    contract arrakeen-spy reward: Recruit 1 troop. You may place a spy.
  `)

  it.each([
    ...rows.map((row) => [row, say] as const),
    ...uprisingRows.map((row) => [row, sayUprising] as const),
  ])('reads like a card: %s', (row, speaker) => {
    const [, kind, id, place = '', text] = /^(\S+) (\S+) (\S+): (.*)$/.exec(row) ?? []
    const component = listComponents(speaker).find((one) => one.kind === kind && one.id === id)
    expect(component?.text[place]).toBe(text)
  })

  it.each([
    ['imperium', 150],
    ['uprising+choam', 219],
  ])('is there wherever something is printed: %s', (box, count) => {
    const components = listComponents(translator('en', box))
    expect(components).toHaveLength(count)
    for (const { id, text, labels } of components) {
      expect(Object.keys(text), id).not.toEqual([])
      expect(Object.keys(labels), id).toEqual(Object.keys(text))
      for (const said of Object.values(text)) expect(said, id).toMatch(/^[A-Z0-9][^{}<>]*[^.]\.$/)
    }
  })
})

describe('an option', () => {
  const turn = { seat: 0, kind: 'turn-start' }
  const card = (id: string) => ({ kind: 'card', id })
  const space = (id: string) => ({ kind: 'space', id })

  it.each([
    [option('agent', card('dagger'), space('rally-troops')), 'Send an Agent to Rally Troops with Dagger'],
    [
      option('agent', card('dagger'), space('sell-melange'), { kind: 'price', id: 3 }),
      'Send an Agent to Sell Melange with Dagger: pay 3 spice to gain 8 Solari',
    ],
    [
      option('agent', card('kwisatz-haderach'), space('carthag'), { kind: 'origin', id: 'arrakeen' }),
      'Move the Agent from Arrakeen to Carthag with Kwisatz Haderach',
    ],
    [
      option('agent', card('kwisatz-haderach'), space('carthag'), { kind: 'origin', id: 'leader' }),
      'Send an Agent to Carthag with Kwisatz Haderach',
    ],
    [
      option('acquire', card('chani'), { kind: 'pile', id: 'deck' }),
      'Acquire Chani and put it on top of your deck',
    ],
    [option('acquire', { ...card('chani'), at: 'aside' }), 'Acquire Chani (set aside)'],
    [
      option('resolve', card('duncan-idaho'), { kind: 'effect', id: 'pay 1 water' }),
      'Duncan Idaho: pay 1 water to recruit 1 troop and draw 1 card',
    ],
    [
      option(
        'intrigue',
        { kind: 'intrigue', id: 'bypass-protocol' },
        { kind: 'way', id: '2 spice -> acquire 5 to deck' },
      ),
      'Play Bypass Protocol: pay 2 spice to acquire a card that costs 5 Persuasion or less and put it on top of your deck',
    ],
    [option('opponent', seatTarget(1)), 'Boris'],
    [option('opponent', seatTarget(3)), 'Player 4'],
    [option('pass'), 'Pass this turn'],
  ])('$0.key', (chosen, text) => {
    expect(say.option(turn, chosen, names)).toBe(text)
  })

  const post = (id: string) => ({ kind: 'post', id })
  const trophy = (id: string) => ({ kind: 'trophy', id })
  const price = (n: number) => ({ kind: 'price', id: n })

  it.each([
    ['spy', option('spy', post('post-emperor')), 'Place a spy: Sardaukar and Dutiful Service'],
    ['spy', option('recall-spy', post('post-deep-desert')), 'Move your spy from Deep Desert'],
    ['recall-spy', option('recall-spy', post('post-deep-desert')), 'Recall your spy: Deep Desert'],
    ['gather', option('gather', post('post-deep-desert')), 'Recall spy, draw 1 card (Deep Desert)'],
    [
      'turn-start',
      option('agent', card('dagger'), space('assembly-hall'), post('post-landsraad-2')),
      'Recall your spy (Assembly Hall and Gather Support) to infiltrate Assembly Hall with Dagger',
    ],
    [
      'turn-start',
      option('agent', card('dagger'), space('gather-support'), price(0)),
      'Send an Agent to Gather Support with Dagger: pay nothing',
    ],
    [
      'turn-start',
      option('agent', card('reconnaissance'), space('spice-refinery'), price(0)),
      'Send an Agent to Spice Refinery with Reconnaissance: gain 2 Solari',
    ],
    [
      'turn-start',
      option('agent', card('reconnaissance'), space('spice-refinery'), price(1)),
      'Send an Agent to Spice Refinery with Reconnaissance: pay 1 spice to gain 4 Solari',
    ],
    [
      'turn-agent',
      option('resolve', { kind: 'contract', id: 'heighliner-troops' }, { kind: 'effect', id: 'recruit 2' }),
      'Heighliner: recruit 2 troops',
    ],
    [
      'contract',
      option('contract', { kind: 'contract', id: 'heighliner-water' }),
      'Take the contract Heighliner: 2 water',
    ],
    ['contract', option('solari'), 'Gain 2 Solari'],
    ['train', option('train', { kind: 'training', id: 'lower-3' }), 'Advance to lower path 3: gain 2 spice'],
    ['flip', option('flip', trophy('propaganda')), 'Flip Propaganda'],
    [
      'endgame',
      option('pair', trophy('propaganda'), trophy('objective-crysknife')),
      'Flip Propaganda and Objective: Crysknife for 1 victory point',
    ],
    ['trash-intrigue', option('trash', { kind: 'intrigue', id: 'devour' }), 'Trash Devour'],
    ['sort', option('discard', { ...card('dagger'), at: 'deck' }), 'Discard Dagger and trash the other card'],
    ['shield-wall', option('decline'), 'Keep the Shield Wall'],
  ])('at %s: $1.key', (kind, chosen, text) => {
    expect(sayUprising.option({ seat: 0, kind }, chosen, names)).toBe(text)
  })

  it('is said as its decision asks', () => {
    expect(say.option({ seat: 0, kind: 'combat' }, option('pass'))).toBe('Pass')
    expect(say.option({ seat: 0, kind: 'trash' }, option('decline'))).toBe('Don’t trash a card')
  })

  it('without a message of its own is a defect', () => {
    expect(() => say.option(turn, option('dance'))).toThrow('there is no message "option.dance"')
  })
})

describe('an event', () => {
  it.each([
    ['drew', { seat: 0, n: 2 }, 'Anna draws 2 cards'],
    ['drew', { seat: 0, n: 3, cards: ['dagger', 'chani', 'dagger'] }, 'Anna draws 2× Dagger and Chani'],
    ['reveal-turn', { seat: 0, cards: [] }, 'Anna reveals no cards'],
    [
      'gained',
      { seat: 1, what: 'vp', n: 1, source: { kind: 'conflict', id: 'desert-power' } },
      'Boris gains 1 victory point (Desert Power)',
    ],
    [
      'influence',
      { seat: 0, faction: 'guild', n: -1, now: 2 },
      'Anna loses 1 Influence with the Spacing Guild (now 2)',
    ],
    ['alliance', { faction: 'fremen', from: null, to: 0 }, 'Anna takes the Fremen Alliance'],
    ['alliance', { faction: 'fremen', from: 1, to: 0 }, 'Anna takes the Fremen Alliance from Boris'],
    ['alliance', { faction: 'fremen', from: 1, to: null }, 'Boris loses the Fremen Alliance'],
    [
      'agent-sent',
      { seat: 0, card: 'kwisatz-haderach', space: 'carthag', from: 'arrakeen' },
      'Anna moves an Agent from Arrakeen to Carthag with Kwisatz Haderach',
    ],
    ['stole-intrigue', { seat: 0, from: 1 }, 'Anna steals an Intrigue card from Boris'],
    [
      'stole-intrigue',
      { seat: 0, from: 1, card: 'ambush' },
      'Anna steals the Intrigue card Ambush from Boris',
    ],
    [
      'chose',
      { seat: 0, what: '1 influence emperor', source: { kind: 'conflict', id: 'machinations' } },
      'Anna chooses: gain 1 Influence with the Emperor (Machinations)',
    ],
    ['looked', { seat: 0, cards: ['dagger'] }, 'Anna looks at the top of their deck: Dagger'],
    ['phase', { phase: 'turns' }, 'Player Turns'],
  ])('%s %j', (kind, data, text) => {
    expect(say.event({ kind, data }, names)).toBe(text)
  })

  it.each([
    ['looked', { seat: 0 }, 'Anna looks at the top of their deck'],
    [
      'looked',
      { seat: 0, cards: ['dagger', 'dagger', 'shishakli'] },
      'Anna looks at the top of their deck: 2× Dagger and Shishakli',
    ],
    ['spy-placed', { seat: 0, post: 'post-fremen' }, 'Anna places a spy (Desert Tactics and Fremkit)'],
    ['contract-offered', { contract: 'harvest-4' }, 'A new contract is available: Harvest 4+ (4 Solari)'],
    [
      'gained',
      { seat: 0, what: 'solari', n: 2, source: { kind: 'contract', id: '' } },
      'Anna gains 2 Solari (Contract)',
    ],
    [
      'battle-icons',
      { seat: 0, cards: ['shadow-contest', 'objective-ornithopter-1-3p'] },
      'Anna flips Shadow Contest and Objective: Ornithopter (1–3 players) for matching battle icons and gains 1 victory point',
    ],
    ['trained', { seat: 0, place: 'upper-1' }, 'Anna advances to upper path 1 on the training track'],
    ['intrigue-trashed', { seat: 0, card: 'devour' }, 'Anna trashes the Intrigue card Devour'],
    [
      'acquired',
      { seat: 0, card: 'shishakli', from: 'row', to: 'hand' },
      'Anna acquires Shishakli and puts it into their hand',
    ],
    ['trashed', { seat: 0, card: 'dagger', from: 'deck' }, 'Anna trashes Dagger from their deck'],
  ])('of Uprising: %s %j', (kind, data, text) => {
    expect(sayUprising.event({ kind, data }, names)).toBe(text)
  })
})

describe('a reason', () => {
  it.each([
    [{ why: 'occupied', by: [0, 2] }, 'Occupied by Anna and Ceren'],
    [{ why: 'costs', short: 'water', n: 2, has: 1 }, 'Needs 2 water; you have 1'],
    [{ why: 'costs', short: 'troops', n: 3, has: 1 }, 'Needs 3 troops in the Conflict; you have 1'],
    [{ why: 'costs', short: 'influence', n: 1, has: 0 }, 'Needs 1 Influence to lose; you have 0'],
    [{ why: 'costs', short: 'cards', n: 1, has: 0 }, 'Needs a card to trash'],
    [{ why: 'costs', short: 'spies', n: 2, has: 1 }, 'Needs 2 spies on the board; you have 1'],
    [{ why: 'timing', timings: ['combat', 'endgame'] }, 'Can be played during Combat or during the Endgame'],
    [
      { why: 'condition', condition: { is: 'bond', with: 'fremen' } },
      'Only with another Fremen card in play',
    ],
  ])('%j', (reason, text) => {
    expect(say.reason(reason, names)).toBe(text)
  })
})

describe('a name', () => {
  const ru = translator('ru', 'imperium')

  it('is that of the language', () => {
    expect(ru.name('card', 'dagger')).toBe('Кинжал')
    expect(ru.name('ability', 'paul-atreides/signet')).toBe('Дисциплина')
    expect(ru.name('track', 'fremen')).toBe('Фримены')
    expect(ru.name('term', 'garrison')).toBe('Гарнизон')
  })

  it('is not made up for what is not there', () => {
    expect(() => ru.name('leader', 'muad-dib')).toThrow(
      'there is no name for the leader "muad-dib" in imperium',
    )
    expect(() => translator('ru', 'ix')).toThrow('there is no box "ix"')
  })

  const mixed = translator('uk', 'uprising+choam+base-conflicts+base-imperium')

  it('is looked for in the core box, then in the box that is mixed in', () => {
    expect(mixed.name('leader', 'muad-dib')).toBe('Муад’Діб')
    expect(mixed.name('card', 'shishakli')).toBe('Шишаклі')
    expect(mixed.name('card', 'the-voice')).toBe('Голос')
  })

  it('of a card that both boxes have is that of the box it comes from', () => {
    expect(mixed.name('conflict', 'siege-of-arrakeen')).toBe('Облога Арракіна')
    expect(mixed.name('conflict', 'base/siege-of-arrakeen')).toBe('Облога Арракіна')
    expect(mixed.name('trophy', 'base/siege-of-arrakeen')).toBe('Облога Арракіна')
    expect(() => mixed.name('conflict', 'base/propaganda')).toThrow(
      'no name for the conflict "base/propaganda"',
    )
  })
})

describe('a line of the log in pieces', () => {
  it('tells names and players apart, forms of names too', () => {
    const event = { kind: 'influence', data: { seat: 1, faction: 'fremen', n: 1, now: 2 } }
    expect(say.eventPieces(event, names)).toEqual([
      { kind: 'seat', id: '1', text: 'Boris' },
      ' gains 1 ',
      { kind: 'term', id: 'influence', text: 'Influence' },
      ' with ',
      { kind: 'faction', id: 'fremen', text: 'the Fremen' },
      ' (now 2)',
    ])
  })

  it('begins with a capital letter', () => {
    expect(say.eventPieces({ kind: 'phase', data: { phase: 'combat' } }, names)).toEqual([
      { kind: 'term', id: 'phase-combat', text: 'Combat' },
    ])
    expect(say.eventPieces({ kind: 'conflict-over', data: {} }, names)[0]).toBe('The ')
  })

  it.each([
    ['en', 'uprising', 'Intrigue card; spies', ['intrigue-card', 'spy']],
    ['en', 'classic', 'Allies lose 2 Treachery cards', ['ally', 'treachery-card']],
    ['ru', 'uprising', 'на рынке Империи, 5 победных очков', ['imperium-row', 'victory-point']],
    ['ru', 'classic', '20 Пряности за песчаным червём', ['spice', 'sandworm']],
    ['uk', 'uprising', '2 очки переконливості, 3 прянощі, двох шпигунів', ['persuasion', 'spice', 'spy']],
    ['uk', 'classic', '3 загони на території', ['force', 'territory']],
    [
      'pl',
      'uprising',
      '5 przypraw, 2 punkty zwycięstwa, ikony walki',
      ['spice', 'victory-point', 'battle-icon'],
    ],
    ['pl', 'classic', 'kartę podstępu w twierdzy', ['treachery-card', 'stronghold']],
  ] as const)('finds the words of the rulebook in any case (%s, %s)', (language, box, text, ids) => {
    const found = withTerms({ language, box }, [text])
    expect(found.flatMap((piece) => (typeof piece === 'string' ? [] : [piece.id]))).toEqual(ids)
    expect(found.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('')).toBe(text)
  })

  it('tells a word of the rulebook apart once, and none that everyone knows', () => {
    expect(withTerms({ language: 'en', box: 'uprising' }, ['1 spice, 2 spice: the player'])).toEqual([
      '1 ',
      { kind: 'term', id: 'spice', text: 'spice' },
      ', 2 spice: the player',
    ])
  })
})
