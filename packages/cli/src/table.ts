// Columns on a terminal: words to the left, numbers to the right.

export function table(rows: readonly (readonly (string | number)[])[]): string {
  const columns = Math.max(0, ...rows.map((row) => row.length))
  const widths = Array.from({ length: columns }, (_, column) =>
    Math.max(...rows.map((row) => String(row[column] ?? '').length)),
  )
  const isNumbers = widths.map((_, column) => rows.slice(1).every((row) => typeof row[column] === 'number'))
  return rows
    .map((row) =>
      widths
        .map((width, column) => {
          const text = String(row[column] ?? '')
          return isNumbers[column] === true ? text.padStart(width) : text.padEnd(width)
        })
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
