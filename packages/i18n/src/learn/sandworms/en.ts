// The lesson about sandworms, in English.

export const text = {
  worm: 'The strongest unit\nA sandworm in the Conflict has a strength of 3, and if you have one there, you get every reward twice.',
  hooks:
    'Maker Hooks\nYou need them to summon sandworms. You get them at {space}, which requires 2 Influence with the Fremen. In this lesson you already have them.',
  wall: 'The Shield Wall\nWhile it stands, no sandworm can be summoned to Conflicts over the locations behind it: Arrakeen, Spice Refinery, Imperial Basin. This round, everyone is fighting over one of them: “{conflict}”.',
  blast:
    'Blow it up\nThe Intrigue card “{card}” removes the Shield Wall for the rest of the game. Play it, and choose the wall.',
  'blast.deploy':
    'Four troops are not bad either. But it is sandworms you want: take it back and remove the wall.',
  'blast.first':
    'The wall is still in the way. Take it back and play the Intrigue card first: Plots do not use up your turn.',
  task: 'Your task\nSummon sandworms: send an Agent to {space} for two or to {smaller} for one, and choose them instead of the spice.',
  'task.spice': 'Spice is never wrong, but here you want sandworms. Take it back and choose them.',
  'task.other': 'No sandworm lives there. Take it back and go into the desert.',
  twice:
    'All rewards twice\nYour sandworms fight for you now. If you take a place, you get its reward twice; only control of a space and the Conflict card are not doubled. After Combat they return to the desert.',
}
