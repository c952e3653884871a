// The start page.
import '@fontsource/philosopher/700.css'
import '@fontsource-variable/inter/wght.css'
import './style.css'
import { games } from './games.ts'

document.querySelector('#games')?.replaceChildren(
  ...games.map(({ name, about, players, glyph }) => {
    const image = element('img', '')
    image.src = glyph
    image.alt = ''
    const card = element('li', '')
    card.append(
      element('h2', name),
      image,
      element('p', about),
      element('small', players),
      element('b', 'Coming'),
    )
    return card
  }),
)

function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  text: string,
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag)
  made.textContent = text
  return made
}
