// What is said beside the things on the table, in Ukrainian.

export const looks = {
  'page.look.choose': 'Вибрати',
  'page.look.left': 'очки переконливості: {had} → {left}',
}
