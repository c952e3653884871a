// Garbage: values that no message looks like.

import { draw, pick, type Rng } from '@sietch/kernel'

const TEXTS = [
  '',
  ' ',
  'null',
  '../../etc/passwd',
  "'; drop table entries; --",
  '\u0000',
  '💀'.repeat(50),
  '{{7*7}}',
  '%s%n',
]

/** No value of this kind is ever a message: the fields it may have are wrong, missing or too many. */
export function rubbish(rng: Rng): unknown {
  switch (draw(rng, 9)) {
    case 0:
      return null
    case 1:
      return pick(rng, [0, -1, 1e308, true, false])
    case 2:
      return pick(rng, TEXTS)
    case 3:
      return Array.from({ length: draw(rng, 20) }, () => pick(rng, TEXTS))
    case 4:
      return {}
    case 5:
      return { table: pick(rng, [null, 7, {}, [], true]), seq: 0, key: 'pass' }
    case 6:
      return {
        table: 'x',
        seq: pick(rng, [-1, 0.5, '0', null, 1e12]),
        key: pick(rng, [null, 0, '', {}]),
        agree: 'yes',
        text: 7,
      }
    case 7:
      return JSON.parse(
        `{"__proto__": {"table": "x"}, "constructor": {"prototype": {"seq": 1}}, "text": ${draw(rng, 9)}}`,
      )
    default:
      return nested(draw(rng, 200))
  }
}

function nested(depth: number): unknown {
  let value: unknown = 'deep'
  for (let i = 0; i < depth; i++) value = i % 2 === 0 ? [value] : { table: value }
  return value
}
