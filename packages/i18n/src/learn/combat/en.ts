// The lesson about Combat and ties, in English.

export const text = {
  strength:
    'Who is ahead?\nTroops count 2 each, swords 1 each. You have three troops, and so has {rival}: 6 to 6.',
  tie: 'Nobody wins a tie\nPlayers who are tied for first place all get the second reward, and nobody gets the first one or the Conflict card. Tied for second, they get the third reward.',
  order:
    'Turn by turn\nBeginning with the First Player, everyone who has units in the Conflict plays an Intrigue card or passes. It goes around until all pass one after the other: whoever has passed may still play later.',
  task: 'Your task\nWin the Conflict “{conflict}”, alone in first place. You may also find out what a tie brings.',
  'task.tied':
    'A tie: both of you got the second reward, and nobody has control of Arrakeen. Try again: you have a card that breaks it.',
  control:
    'More than points\nThe first reward was control of {space}. Whenever anyone sends an Agent there now, you get 1 Solari, and you may deploy a troop to Conflicts over it for free.',
}
