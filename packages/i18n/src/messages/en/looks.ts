// What is said beside the things on the table, in English.

export const looks = {
  'page.look.choose': 'Choose this',
  'page.look.left': '{had} → {left} Persuasion left',
}
