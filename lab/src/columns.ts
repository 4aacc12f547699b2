/** Rows of cells as aligned text: the first column to the left, the others to the right. */
export function alignRows(rows: readonly (readonly string[])[]): string[] {
  const widths: number[] = []
  for (const row of rows) row.forEach((cell, i) => (widths[i] = Math.max(widths[i] ?? 0, width(cell))))
  return rows.map((row) =>
    row
      .map((cell, i) => {
        const gap = ' '.repeat(widths[i] - width(cell))
        return i === 0 ? cell + gap : gap + cell
      })
      .join('   ')
      .trimEnd(),
  )
}

/** Cells side by side, read downwards, as many columns as fit. */
export function flowCells(cells: readonly string[], columns: number): string[] {
  const wide = Math.max(0, ...cells.map(width)) + 3
  const across = Math.max(1, Math.floor((columns + 3) / wide))
  const down = Math.ceil(cells.length / across)
  return Array.from({ length: down }, (_, row) => {
    let line = ''
    for (let at = row; at < cells.length; at += down) line += cells[at] + ' '.repeat(wide - width(cells[at]))
    return line.trimEnd()
  })
}

/** A line broken between words; what follows the first row is indented by `indent`. */
export function hang(line: string, indent: number, columns: number): string[] {
  if (width(line) <= columns) return [line]
  const rows: string[] = []
  let row = ''
  for (const word of pieces(line, columns - indent)) {
    if (row.trim() !== '' && width(row) + width(word.trimEnd()) > columns) {
      rows.push(row.trimEnd())
      row = ' '.repeat(indent) + word.trimStart()
    } else row += word
  }
  return [...rows, row.trimEnd()]
}

/** Where a line may break: after the items of a long list if they fit, otherwise after each word. */
function pieces(line: string, columns: number): string[] {
  const items = line.split(/(?<=; )/)
  if (items.length < 3) return words(line)
  return items.flatMap((item) => (width(item) <= columns ? [item] : words(item)))
}

function words(line: string): string[] {
  return line.split(/(?<=\S )(?=\S)/)
}

/** Each line of a text no wider than the screen, except where it is drawn with blanks like a table. */
export function wrap(text: string, columns: number): string[] {
  return text.split('\n').flatMap((line) => (/\S\s{2,}\S/.test(line) ? [line] : hang(line, 2, columns)))
}

function width(text: string): number {
  return [...text].length
}
