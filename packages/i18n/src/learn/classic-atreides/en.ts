// The lesson “House Atreides” of classic Dune, in English.

export const text = {
  sees: 'House Atreides\nYou see more than others: each card before it is auctioned, the next spice card before you ship, and in battle one part of your opponent’s plan. You start in Arrakeen, with ornithopters.',
  ask: 'Prescience\nYou have a Shield and a Snooper, but can play only one. Ask for the Emperor’s weapon, and you will know which.',
  'ask.other':
    'That is good to know, too. But here it is his weapon that decides: take it back and ask for it.',
  task: 'Your task\nHe will use the Gom Jabbar, a poison weapon, and cannot change that. Win this battle.',
  failed:
    'Arrakeen is lost. A Snooper saves your leader from poison; with a strong leader and 3 on the dial, you win. Try again.',
  last: 'How to use it\nKnowledge can be sold: hint at what is on sale, or lie about it. In the advanced game the Kwisatz Haderach awakens once you have lost 7 forces in battle.',
}
