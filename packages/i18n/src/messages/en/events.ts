// What happened, in English: the lines of the log. `.seen` is for those who may know the card or the Faction.

export const events = {
  'event.leader': '{seat} {seat_is, select, you {play} other {plays}} as {leader}',
  'event.token': '{seat} {seat_is, select, you {choose} other {chooses}} a Faction in secret',
  'event.token.seen': '{seat} {seat_is, select, you {choose} other {chooses}} {faction_the} in secret',
  'event.phase': '{phase}',
  'event.round':
    'Round {round}: {conflict}; {firstPlayer} {firstPlayer_is, select, you {go} other {goes}} first',
  'event.turn': '{seat_is, select, you {your turn} other {{seat}’s turn}}',
  'event.turn-ended':
    '{seat} {seat_is, select, you {end} other {ends}} {seat_is, select, you {your} other {their}} turn',
  'event.passed': '{seat} {seat_is, select, you {pass} other {passes}} this turn',
  'event.agent-sent': '{seat} {seat_is, select, you {send} other {sends}} an Agent to {space} with {card}',
  'event.agent-sent.from':
    '{seat} {seat_is, select, you {move} other {moves}} an Agent from {from} to {space} with {card}',
  'event.agent-recalled': '{seat} {seat_is, select, you {recall} other {recalls}} an Agent from {space}',
  'event.agent-recalled.conflict':
    '{seat} {seat_is, select, you {recall} other {recalls}} an Agent from the Conflict',
  'event.agent-deployed':
    '{seat} {seat_is, select, you {deploy} other {deploys}} the Agent at {space} to the Conflict',
  'event.reveal-turn':
    '{seat} {seat_is, select, you {reveal} other {reveals}} {count, plural, =0 {no cards} other {{cards}}}',
  'event.revealed':
    '{seat} {seat_is, select, you {draw} other {draws}} and {seat_is, select, you {reveal} other {reveals}} {cards}',
  'event.gained': '{seat} {seat_is, select, you {gain} other {gains}} {amount} ({source})',
  'event.paid': '{seat} {seat_is, select, you {pay} other {pays}} {amount} ({source})',
  'event.drew':
    '{seat} {seat_is, select, you {draw} other {draws}} {n, plural, one {# card} other {# cards}}',
  'event.drew.seen': '{seat} {seat_is, select, you {draw} other {draws}} {cards}',
  'event.shuffled':
    '{seat} {seat_is, select, you {shuffle} other {shuffles}} {seat_is, select, you {your} other {their}} deck',
  'event.looked':
    '{seat} {seat_is, select, you {look} other {looks}} at the top of {seat_is, select, you {your} other {their}} deck',
  'event.looked.seen':
    '{seat} {seat_is, select, you {look} other {looks}} at the top of {seat_is, select, you {your} other {their}} deck: {cards}',
  'event.drew-intrigue':
    '{seat} {seat_is, select, you {draw} other {draws}} {n, plural, one {# Intrigue card} other {# Intrigue cards}}',
  'event.drew-intrigue.seen':
    '{seat} {seat_is, select, you {draw} other {draws}} the Intrigue {n, plural, one {card} other {cards}} {cards}',
  'event.intrigue-shuffled': 'The Intrigue discard pile is shuffled into a new deck',
  'event.stole-intrigue': '{seat} {seat_is, select, you {steal} other {steals}} an Intrigue card from {from}',
  'event.stole-intrigue.seen':
    '{seat} {seat_is, select, you {steal} other {steals}} the Intrigue card {card} from {from}',
  'event.drew-twisted':
    '{seat} {seat_is, select, you {draw} other {draws}} {n, plural, one {# Twisted Intrigue card} other {# Twisted Intrigue cards}}',
  'event.drew-twisted.seen':
    '{seat} {seat_is, select, you {draw} other {draws}} the Twisted Intrigue {n, plural, one {card} other {cards}} {cards}',
  'event.gave-intrigue': '{seat} {seat_is, select, you {give} other {gives}} an Intrigue card to {to}',
  'event.gave-intrigue.seen':
    '{seat} {seat_is, select, you {give} other {gives}} the Intrigue card {card} to {to}',
  'event.intrigue-played': '{seat} {seat_is, select, you {play} other {plays}} the Intrigue card {card}',
  'event.chose': '{seat} {seat_is, select, you {choose} other {chooses}}: {effect} ({source})',
  'event.discarded': '{seat} {seat_is, select, you {discard} other {discards}} {card}',
  'event.trashed':
    '{seat} {seat_is, select, you {trash} other {trashes}} {card} {from, select, hand {from {seat_is, select, you {your} other {their}} hand} discard {from {seat_is, select, you {your} other {their}} discard pile} deck {from {seat_is, select, you {your} other {their}} deck} other {from play}}',
  'event.took-from-discard':
    '{seat} {seat_is, select, you {return} other {returns}} {card} from {seat_is, select, you {your} other {their}} discard pile to {seat_is, select, you {your} other {their}} hand',
  'event.card-started': '{seat} {seat_is, select, you {put} other {puts}} {card} into play',
  'event.acquired':
    '{seat} {seat_is, select, you {acquire} other {acquires}} {card}{from, select, aside { (set aside)} other {}}{to, select, deck { and {seat_is, select, you {put} other {puts}} it on top of {seat_is, select, you {your} other {their}} deck} hand { and {seat_is, select, you {put} other {puts}} it into {seat_is, select, you {your} other {their}} hand} other {}}',
  'event.row-refilled': '{card} joins the Imperium Row',
  'event.set-aside': '{seat} {seat_is, select, you {set} other {sets}} {card} aside',
  'event.space-forbidden':
    '{seat} {seat_is, select, you {close} other {closes}} {space} to {seat_is, select, you {your} other {their}} opponents',
  'event.influence':
    '{seat} {seat_is, select, you {gain} other {gains}} {n} Influence with {faction_the} (now {now})',
  'event.influence.lost':
    '{seat} {seat_is, select, you {lose} other {loses}} {n} Influence with {faction_the} (now {now})',
  'event.alliance': '{to} {to_is, select, you {take} other {takes}} the {faction} Alliance',
  'event.alliance.from': '{to} {to_is, select, you {take} other {takes}} the {faction} Alliance from {from}',
  'event.alliance.back': '{from} {from_is, select, you {lose} other {loses}} the {faction} Alliance',
  'event.returned-to-hand':
    '{seat} {seat_is, select, you {return} other {returns}} {card} to {seat_is, select, you {your} other {their}} hand',
  'event.intrigue-trashed': '{seat} {seat_is, select, you {trash} other {trashes}} the Intrigue card {card}',
  'event.spy-placed': '{seat} {seat_is, select, you {place} other {places}} a spy ({spaces})',
  'event.spy-recalled': '{seat} {seat_is, select, you {recall} other {recalls}} a spy ({spaces})',
  'event.spy-moved': '{seat} {seat_is, select, you {move} other {moves}} a spy: {spaces} → {others}',
  'event.spy-moved.none':
    '{seat} {seat_is, select, you {take} other {takes}} back a spy ({spaces}): no observation post is free',
  'event.spy-trashed': '{seat} {seat_is, select, you {return} other {returns}} a spy to the box ({spaces})',
  'event.sandworms':
    '{seat} {seat_is, select, you {summon} other {summons}} {n, plural, one {# sandworm} other {# sandworms}} to the Conflict',
  'event.maker-hooks': '{seat} {seat_is, select, you {take} other {takes}} Maker Hooks',
  'event.shield-wall': '{seat} {seat_is, select, you {remove} other {removes}} the Shield Wall',
  'event.contract-offered': 'A new contract is available: {contract} ({reward})',
  'event.contract-taken':
    '{seat} {seat_is, select, you {take} other {takes}} the contract {contract} ({reward})',
  'event.contract-completed':
    '{seat} {seat_is, select, you {complete} other {completes}} the contract {contract} ({reward})',
  'event.contracts-revealed':
    '{seat} {seat_is, select, you {reveal} other {reveals}} contracts from the bank: {contracts}',
  'event.contract-trashed': 'The contract {contract} ({reward}) leaves the game',
  'event.conflict-taken': '{seat} {seat_is, select, you {take} other {takes}} the Conflict card {conflict}',
  'event.battle-icons':
    '{seat} {seat_is, select, you {flip} other {flips}} {cards} for matching battle icons and {seat_is, select, you {gain} other {gains}} 1 victory point',
  'event.flipped': '{seat} {seat_is, select, you {flip} other {flips}} {conflict}',
  'event.trained':
    '{seat} {seat_is, select, you {advance} other {advances}} to {place} on the training track',
  'event.memory':
    '{seat} {seat_is, select, you {move} other {moves}} a troop from {seat_is, select, you {your} other {their}} supply to the Bene Gesserit as a memory',
  'event.tactics':
    '{seat} {seat_is, select, you {move} other {moves}} the Tactics token to {now}{turns, select, yes {, the last space, and back to the start} other {}}',
  'event.navigation-laid':
    '{seat} {seat_is, select, you {place} other {places}} a Navigation card face down in slot {place}',
  'event.navigation-laid.seen':
    '{seat} {seat_is, select, you {place} other {places}} the Navigation card {card} face down in slot {place}',
  'event.navigation-played':
    '{seat} {seat_is, select, you {play} other {plays}} the Navigation card {card} from slot {place}',
  'event.secret-tech':
    '{seat} {seat_is, select, you {put} other {puts}} a tech tile face down on {seat_is, select, you {your} other {their}} Leader',
  'event.secret-tech.seen':
    '{seat} {seat_is, select, you {put} other {puts}} the tech tile {tech} face down on {seat_is, select, you {your} other {their}} Leader',
  'event.recruited':
    '{seat} {seat_is, select, you {recruit} other {recruits}} {n, plural, one {# troop} other {# troops}}',
  'event.deployed':
    '{seat} {seat_is, select, you {deploy} other {deploys}} {units}{from, select, supply { from {seat_is, select, you {your} other {their}} supply} other {}}',
  'event.retreated': '{seat} {seat_is, select, you {retreat} other {retreats}} {units}',
  'event.troops-lost':
    '{seat} {seat_is, select, you {lose} other {loses}} {units} {from, select, garrison {from {seat_is, select, you {your} other {their}} garrison} other {in the Conflict}}',
  'event.commander-acquired':
    '{seat} {seat_is, select, you {acquire} other {acquires}} and {seat_is, select, you {recruit} other {recruits}} the Sardaukar Commander at {from}',
  'event.commander-acquired.bank':
    '{seat} {seat_is, select, you {acquire} other {acquires}} and {seat_is, select, you {recruit} other {recruits}} a Sardaukar Commander from the bank',
  'event.commander-recruited':
    '{seat} {seat_is, select, you {recruit} other {recruits}} a Sardaukar Commander from {seat_is, select, you {your} other {their}} supply',
  'event.commander-removed':
    '{seat} {seat_is, select, you {remove} other {removes}} the Sardaukar Commander at {space} from the game',
  'event.skill-taken': '{seat} {seat_is, select, you {take} other {takes}} the skill {skill}',
  'event.skill-offered': 'A new skill is available: {skill}',
  'event.skill-trashed': '{seat} {seat_is, select, you {trash} other {trashes}} the skill {skill}',
  'event.tech-acquired': '{seat} {seat_is, select, you {acquire} other {acquires}} the tech tile {tech}',
  'event.tech-offered': 'A new tech tile is available: {tech}',
  'event.tech-used': '{seat} {seat_is, select, you {flip} other {flips}} the tech tile {tech}',
  'event.tech-trashed': '{seat} {seat_is, select, you {trash} other {trashes}} the tech tile {tech}',
  'event.tech-discarded': 'The tech tile {tech} leaves the game: Rivals cannot acquire it',
  'event.masterstroke': '{seat} {seat_is, select, you {reveal} other {reveals}} {factions}',
  'event.council-seat': '{seat} {seat_is, select, you {take} other {takes}} a High Council seat',
  'event.activated': '{seat} {seat_is, select, you {activate} other {activates}} {ally}',
  'event.offered': '{seat} {seat_is, select, you {give} other {gives}} {gift} in the trade with {to}',
  'event.offered-intrigue':
    '{seat} {seat_is, select, you {give} other {gives}} {gift} in the trade with {to}',
  'event.offered-intrigue.nothing':
    '{seat} {seat_is, select, you {give} other {gives}} nothing in the trade with {to}',
  'gift.intrigue': '{n, plural, one {# Intrigue card} other {# Intrigue cards}}',
  'event.traded': '{seat} {seat_is, select, you {trade} other {trades}} with {with}',
  'event.contributed':
    '{seat} {seat_is, select, you {contribute} other {contributes}} {n} spice to help {to} pay',
  'event.conceded': '{seat} {seat_is, select, you {concede} other {concedes}} the tie to {to}',
  'event.throne-row': '{seat} {seat_is, select, you {move} other {moves}} {card} to the Throne Row',
  'event.swordmaster-gone': 'The Swordmaster returns to the box ({seat})',
  'event.swordmaster': '{seat} {seat_is, select, you {gain} other {gains}} a third Agent',
  'event.mentat': '{seat} {seat_is, select, you {take} other {takes}} the Mentat',
  'event.control': '{seat} {seat_is, select, you {take} other {takes}} control of {space}',
  'event.rival': '{rival} joins as a Rival',
  'event.hagal-skipped.occupied':
    '{seat} {seat_is, select, you {reveal} other {reveals}} {card}: {space} is occupied',
  'event.hagal-skipped.forbidden':
    '{seat} {seat_is, select, you {reveal} other {reveals}} {card}: {space} is closed to this Agent',
  'event.hagal-skipped.needs-influence':
    '{seat} {seat_is, select, you {reveal} other {reveals}} {card}: {space} needs {n} Influence with {faction_the}',
  'event.hagal-skipped.no-bonus-spice':
    '{seat} {seat_is, select, you {reveal} other {reveals}} {card}: there is no bonus spice',
  'event.hagal-skipped.politics':
    '{seat} {seat_is, select, you {reveal} other {reveals}} {card}: there is nothing to gain with {faction_the} now',
  'event.hagal-spy': '{seat} {seat_is, select, you {reveal} other {reveals}} {card}',
  'event.hagal-spy.none':
    '{seat} {seat_is, select, you {reveal} other {reveals}} {card}: no observation post is free for a spy',
  'event.hagal-tech': '{seat} {seat_is, select, you {reveal} other {reveals}} {card}',
  'event.rival-sent':
    '{seat} {seat_is, select, you {reveal} other {reveals}} {card} and {seat_is, select, you {send} other {sends}} an Agent to {space}',
  'event.hagal-swords':
    '{seat} {seat_is, select, you {reveal} other {reveals}} {cards}: {n, plural, =0 {no swords} one {# sword} other {# swords}}',
  'event.hagal-shuffled': 'The House Hagal discard pile is shuffled into a new deck',
  'event.rival-stuck':
    '{seat} {seat_is, select, you {find} other {finds}} no board space for an Agent and {seat_is, select, you {send} other {sends}} no more this round',
  'event.scheme': '{seat} {seat_is, select, you {carry} other {carries}} out the Scheme',
  'event.rival-paid': '{seat} {seat_is, select, you {pay} other {pays}} {goods} for 1 victory point',
  'event.rival-paid.swordmaster':
    '{seat} {seat_is, select, you {pay} other {pays}} {goods} for the Swordmaster',
  'event.control-lost': '{seat} {seat_is, select, you {lose} other {loses}} control of {space}',
  'event.row-churned':
    'The dice show {dice}: {count, plural, =0 {the Imperium Row stays as it is} one {{cards} leaves the Imperium Row} other {{cards} leave the Imperium Row}}',
  'goods.intrigue': '{n, plural, one {# Intrigue card} other {# Intrigue cards}} ({cards})',
  'event.combat-pass': '{seat} {seat_is, select, you {pass} other {passes}}',
  'event.reward':
    '{seat} {seat_is, select, you {gain} other {gains}} the {place, plural, =1 {first} =2 {second} other {third}}-place reward of {conflict}',
  'event.conflict-over': 'The Conflict is over: its units leave the board',
  'event.bonus-spice': '{space} now holds {now} bonus spice',
  'event.recalled':
    'All Agents are recalled; {firstPlayer} {firstPlayer_is, select, you {are} other {is}} the First Player',
} as const
