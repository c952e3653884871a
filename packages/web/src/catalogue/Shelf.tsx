// The results, rendered under headings. Those further down are rendered when scrolled near.

import { memo, type ReactNode, startTransition, useEffect, useRef, useState } from 'react'
import { useSettings } from '../app/settings.ts'
import { useWords } from '../app/words.ts'
import { useAbout } from '../ui/about.tsx'
import { moveAmong } from './arrows.ts'
import { boxName, groupName, wordsOfBox } from './names.ts'
import type { Box, Thing } from './things.ts'

/** How many are rendered at a time. */
const MORE = 12

type Props = {
  readonly things: readonly Thing[]
  readonly boxes: readonly Box[]
  /** Components of several boxes are listed under one of these. */
  readonly preferred: readonly string[]
}

export function Shelf({ things, boxes, preferred }: Props): ReactNode {
  const w = useWords()
  const [drawn, setDrawn] = useState(MORE)
  const end = useRef<HTMLDivElement>(null)
  // Scrolling near the end of the rendered part renders more, until there is a margin.
  useEffect(() => {
    const element = end.current
    if (element === null || drawn >= things.length) return
    const watcher = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) startTransition(() => setDrawn(drawn + MORE))
      },
      { root: element.closest('.catalogue-things'), rootMargin: '600px' },
    )
    watcher.observe(element)
    return () => watcher.disconnect()
  }, [drawn, things])
  return (
    <>
      {sectionsOf(things, drawn, preferred).map(({ id, box, group, of, count }) => {
        const named = boxes.find((one) => one.id === box)
        return (
          <section key={id} className="catalogue-section" data-group={group}>
            <h2>
              {groupName(w, group)}{' '}
              <small className="catalogue-of">{named === undefined ? '' : boxName(w, named, boxes)}</small>
              <span className="catalogue-size">{count}</span>
            </h2>
            {/* biome-ignore lint/a11y/noStaticElementInteractions: arrows lead from one button to the next */}
            <div className="catalogue-row" onKeyDown={moveAmong}>
              {of.map((thing) => (
                <Item key={`${thing.key} ${thing.id}`} thing={thing} />
              ))}
            </div>
          </section>
        )
      })}
      <div ref={end} aria-hidden="true" />
    </>
  )
}

type Section = {
  readonly id: string
  readonly box: string | undefined
  readonly group: Thing['group']
  readonly of: readonly Thing[]
  readonly count: number
}

/** Components are grouped by box and group; only the first ones are rendered. */
function sectionsOf(
  things: readonly Thing[],
  drawn: number,
  preferred: readonly string[],
): readonly Section[] {
  const sections = new Map<string, Omit<Section, 'of' | 'count'> & { readonly of: Thing[] }>()
  for (const thing of things) {
    const { group, boxes } = thing
    const box = boxes.find((one) => preferred.includes(one)) ?? boxes[0]
    const id = `${box} ${group}`
    const section = sections.get(id) ?? { id, box, group, of: [] }
    section.of.push(thing)
    sections.set(id, section)
  }
  let left = drawn
  return [...sections.values()].flatMap(({ of, ...section }) => {
    const first = of.slice(0, Math.max(0, left))
    left -= of.length
    return first.length === 0 ? [] : [{ ...section, of: first, count: of.length }]
  })
}

const Item = memo(function Item({ thing }: { readonly thing: Thing }): ReactNode {
  const { language } = useSettings()
  const look = useAbout(thing.subject)
  const { name, copies, text, key, kind, id, family } = thing
  const picture = family.picture(wordsOfBox(language, key), { kind, id })
  return (
    <button
      type="button"
      className="thing"
      aria-label={copies > 1 ? `${name} ×${copies}` : name}
      {...look.props}
      onClick={look.open}
    >
      {picture ?? (
        <span className="thing-slip">
          <b>{name}</b>
          <span>{Object.values(text)[0]}</span>
        </span>
      )}
      {copies > 1 && (
        <b className="thing-copies" aria-hidden="true">
          ×{copies}
        </b>
      )}
    </button>
  )
})
