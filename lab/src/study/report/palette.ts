/** The colours of a report by day and by night; those of the plots are named after them. */

export const DAY = {
  ...{ paper: '#fbf6ec', card: '#fffdf8', ink: '#2b2118', muted: '#6b5d4f' },
  ...{ line: '#d9cbb4', dark: '#7a2413', pale: '#d9a441' },
}

export const NIGHT: typeof DAY = {
  ...{ paper: '#1b1714', card: '#262019', ink: '#f3eadb', muted: '#b8a994' },
  ...{ line: '#453b30', dark: '#f0805f', pale: '#7d6a3a' },
}

export const asStyle = (colours: typeof DAY): string =>
  Object.entries(colours)
    .map(([name, colour]) => `--${name}: ${colour};`)
    .join(' ')

/** How much of the dark colour the darkest cell of a grid has: numbers in ink have to be legible on it. */
export const DARKEST = 0.55
