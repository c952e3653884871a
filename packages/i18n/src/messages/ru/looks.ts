// What is said beside the things on the table, in Russian.

export const looks = {
  'page.look.choose': 'Выбрать',
  'page.look.left': 'очки убеждения: {had} → {left}',
}
