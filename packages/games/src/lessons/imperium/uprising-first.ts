// The first game of Uprising: one round, from the first Agent to the first victory points.

import type { LessonText } from '@sietch/i18n/learn'
import type { Goal, Lesson } from '../lesson.ts'

const OWN_TURN: Goal = { view: { turn: { seat: 0 } } }

export const lesson: Lesson<LessonText<'uprising-first'>> = {
  game: 'uprising',
  players: 3,
  setup: { leaders: ['muad-dib', 'lady-margot-fenring', 'gurney-halleck'] },
  seed: 'first game',
  given: {
    firstPlayer: '0',
    conflict: 'skirmish-crysknife',
    row: ['desert-power', 'maula-pistol', 'sardaukar-soldier', 'public-spectacle', 'desert-survival'],
    intrigueDeck: ['contingency-plan'],
    players: {
      0: {
        hand: ['reconnaissance', 'diplomacy', 'dagger', 'convincing-argument', 'dune-the-desert-planet'],
        deck: ['signet-ring'],
        trophies: ['objective-crysknife'],
      },
      1: {
        hand: ['diplomacy', 'dune-the-desert-planet', 'dagger', 'dagger', 'convincing-argument'],
        deck: ['reconnaissance'],
        trophies: ['objective-ornithopter-1-3p'],
      },
      2: {
        hand: [
          'dagger',
          'signet-ring',
          'dune-the-desert-planet',
          'convincing-argument',
          'convincing-argument',
        ],
        trophies: ['objective-desert-mouse-first'],
      },
    },
  },
  steps: [
    { say: 'aim', at: ['panel:score'] },
    { say: 'own', at: ['panel:own'] },
    { say: 'board', at: ['panel:arrakis'] },
    { say: 'hand', at: ['panel:hand'] },
    {
      say: 'arrakeen',
      names: { card: 'card:reconnaissance', space: 'space:arrakeen' },
      at: ['hand:reconnaissance', 'space:arrakeen'],
      goal: { key: 'agent * > arrakeen' },
      shows: ['agent reconnaissance > arrakeen'],
      answers: [
        { key: 'reveal', say: 'arrakeen.reveal' },
        { key: 'agent * > *', say: 'arrakeen.other' },
      ],
    },
    {
      say: 'draw',
      at: ['option:resolve arrakeen > draw 1'],
      // Whoever ends the turn draws, too, but can no longer deploy.
      goal: { all: [{ event: { kind: 'drew', seat: 0 } }, OWN_TURN] },
      shows: ['resolve arrakeen > draw 1'],
      answers: [
        { key: 'deploy *', say: 'draw.deploy' },
        { key: 'end-turn', say: 'draw.end' },
      ],
    },
    {
      say: 'deploy',
      names: { space: 'space:arrakeen' },
      at: ['option:deploy 3'],
      // All at once, or one after the other.
      goal: { view: { players: { $includes: [{ leader: 'muad-dib', conflict: 3 }] } } },
      shows: ['deploy 3'],
      also: ['deploy *'],
      answers: [{ key: 'end-turn', say: 'deploy.end' }],
    },
    { say: 'end', at: ['tool:end'], goal: { key: 'end-turn' }, shows: ['end-turn'] },
    {
      say: 'others',
      names: { rival: 'leader:lady-margot-fenring', space: 'space:fremkit' },
      at: ['space:fremkit'],
      before: [
        { seat: 1, key: 'agent diplomacy > fremkit' },
        { seat: 1, key: 'resolve fremkit > draw 1' },
        { seat: 1, key: 'deploy 2' },
        { seat: 1, key: 'end-turn' },
        { seat: 2, key: 'agent dagger > gather-support > 0' },
        { seat: 2, key: 'end-turn' },
      ],
    },
    {
      say: 'secrets',
      names: { card: 'card:diplomacy', space: 'space:secrets' },
      at: ['hand:diplomacy', 'space:secrets'],
      goal: { key: 'agent * > secrets' },
      shows: ['agent diplomacy > secrets'],
      answers: [
        { key: 'reveal', say: 'arrakeen.reveal' },
        { key: 'agent * > *', say: 'secrets.other' },
      ],
    },
    { say: 'influence', names: { faction: 'faction:bene-gesserit' }, at: ['panel:bene-gesserit'] },
    {
      say: 'intrigue',
      at: ['option:resolve secrets > 1 intrigue'],
      goal: { all: [{ event: { kind: 'drew-intrigue', seat: 0 } }, OWN_TURN] },
      shows: ['resolve secrets > 1 intrigue'],
      also: ['resolve *'],
      answers: [{ key: 'end-turn', say: 'draw.end' }],
    },
    { say: 'plot', names: { card: 'intrigue:contingency-plan' }, at: ['intrigue:contingency-plan'] },
    {
      say: 'end-again',
      at: ['tool:end'],
      goal: { key: 'end-turn' },
      shows: ['end-turn'],
      also: ['resolve *', 'resolve-rest'],
      answers: [{ key: 'intrigue *', say: 'plot.early' }],
    },
    {
      say: 'reveal',
      at: ['option:reveal'],
      before: [
        { seat: 1, key: 'agent dune-the-desert-planet > imperial-basin' },
        { seat: 1, key: 'deploy 1' },
        { seat: 1, key: 'end-turn' },
        { seat: 2, key: 'agent dune-the-desert-planet > accept-contract' },
        { seat: 2, key: 'resolve accept-contract > draw 1' },
        { seat: 2, key: 'end-turn' },
      ],
      goal: { key: 'reveal' },
      shows: ['reveal'],
      answers: [{ key: 'intrigue *', say: 'plot.early' }],
    },
    { say: 'persuasion', at: ['panel:hand'] },
    {
      say: 'buy',
      at: ['panel:row'],
      goal: { event: { kind: 'acquired', seat: 0 } },
      shows: ['acquire maula-pistol'],
      answers: [
        { key: 'intrigue *', say: 'plot.early' },
        { key: 'end-turn', say: 'buy.end' },
      ],
    },
    {
      say: 'end-reveal',
      at: ['tool:end'],
      goal: { key: 'end-turn' },
      shows: ['end-turn'],
      also: ['acquire *'],
      answers: [{ key: 'intrigue *', say: 'plot.early' }],
    },
    {
      say: 'combat',
      names: { rival: 'leader:lady-margot-fenring' },
      at: ['panel:conflict'],
      before: [
        { seat: 1, key: 'reveal' },
        { seat: 1, key: 'acquire prepare-the-way' },
        { seat: 1, key: 'end-turn' },
        { seat: 2, key: 'reveal' },
        { seat: 2, key: 'end-turn' },
      ],
    },
    {
      say: 'play',
      names: { card: 'intrigue:contingency-plan' },
      at: ['intrigue:contingency-plan'],
      goal: { key: 'intrigue contingency-plan' },
      shows: ['intrigue contingency-plan'],
      answers: [{ key: 'pass', say: 'play.pass' }],
    },
    {
      say: 'reward',
      names: { faction: 'faction:bene-gesserit' },
      at: ['faction:bene-gesserit'],
      goal: { key: 'influence bene-gesserit' },
      shows: ['influence bene-gesserit'],
      answers: [{ key: 'influence *', say: 'reward.other' }],
    },
    { say: 'points', at: ['panel:score'] },
    { say: 'makers', names: { space: 'space:deep-desert' }, at: ['space:deep-desert'] },
    { say: 'round', at: ['panel:conflict'] },
    { say: 'base' },
    { say: 'last' },
  ],
}
