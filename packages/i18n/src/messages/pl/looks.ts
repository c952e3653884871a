// What is said beside the things on the table, in Polish.

export const looks = {
  'page.look.choose': 'Wybierz',
  'page.look.left': 'perswazja: {had} → {left}',
}
