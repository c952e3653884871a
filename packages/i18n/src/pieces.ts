// Text whose names can be pointed at. Names are marked while a message is put together, by characters that occur in no
// language, and found again at the end.

/** Something with a name, as it is called in this text. */
export type NamePiece = { readonly kind: string; readonly id: string; readonly text: string }

export type Piece = string | NamePiece

const [BEGIN, BETWEEN, END] = ['\uE000', '\uE001', '\uE002']

export const marked = ({ kind, id, text }: NamePiece): string =>
  [BEGIN, kind, BETWEEN, id, BETWEEN, text, END].join('')

/** A marked text in pieces: names and what stands between them. */
export function pieces(text: string): Piece[] {
  return text.split(BEGIN).flatMap((part, index): Piece[] => {
    if (index === 0) return part === '' ? [] : [part]
    const [name = '', rest = ''] = part.split(END)
    const [kind = '', id = '', said = ''] = name.split(BETWEEN)
    return rest === '' ? [{ kind, id, text: said }] : [{ kind, id, text: said }, rest]
  })
}

/** What stands before the text of a name, as a pattern. */
export const NAME_MARK = `${BEGIN}[^${BETWEEN}]*${BETWEEN}[^${BETWEEN}]*${BETWEEN}`

const MARKS = new RegExp(`${NAME_MARK}|${END}`, 'g')

/** A marked text without its marks. */
export const unmarked = (text: string): string => text.replace(MARKS, '')
