/** Rows of cells as aligned text: the first column to the left, the others to the right. */
export function alignRows(rows: readonly (readonly string[])[]): string[] {
  const widths: number[] = []
  for (const row of rows) row.forEach((cell, i) => (widths[i] = Math.max(widths[i] ?? 0, width(cell))))
  return rows.map((row) =>
    row
      .map((cell, i) => {
        const gap = ' '.repeat(widths[i]! - width(cell))
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
    for (let at = row; at < cells.length; at += down)
      line += cells[at]! + ' '.repeat(wide - width(cells[at]!))
    return line.trimEnd()
  })
}

/** Long lines broken between words, what follows indented like the line itself. */
export function wrap(text: string, columns: number): string[] {
  return text.split('\n').flatMap((line) => wrapLine(line, columns))
}

function wrapLine(line: string, columns: number): string[] {
  // A grid or table is drawn with runs of blanks, and breaking it would destroy it.
  if (width(line) <= columns || /\S\s{2,}\S/.test(line)) return [line]
  const indent = /^\s*/.exec(line)![0]
  const out: string[] = []
  let current = ''
  for (const word of line.trim().split(' ')) {
    if (current !== '' && width(indent + current + word) + 1 > columns) {
      out.push(indent + current)
      current = word
    } else current = current === '' ? word : `${current} ${word}`
  }
  return [...out, indent + current]
}

function width(text: string): number {
  return [...text].length
}
