/**
 * The picture of a table that messengers show with a link to it, as SVG: what everybody may know of it, and nothing of
 * the position. Names come from strangers, so every text goes through `put`.
 */
import { safeName } from '@harvest/engine/wire'
import { escape } from '../../notices/senders.ts'

export const WIDTH = 1200
export const HEIGHT = 630

export interface PictureSeat {
  /** Null while it is free. */
  readonly name: string | null
  readonly toMove: boolean
  /** At the end of a game. */
  readonly score: number | null
  readonly won: boolean
}

export interface PictureFacts {
  readonly game: string
  /** What people have called the table; empty if they have not. */
  readonly table: string
  readonly variant: string | null
  /** What is going on, in a few words. */
  readonly state: string
  readonly seats: readonly PictureSeat[]
  readonly freeSeat: string
  /** The game's plate as SVG, or null where it has none. */
  readonly plate: string | null
}

const COLOUR = {
  paper: '#fbf6ec',
  card: '#fffdf8',
  ink: '#2b2118',
  muted: '#6b5d4f',
  line: '#d9cbb4',
  accent: '#b3361b',
}
const SEATS = ['#17807e', '#b0305f', '#d9a02b', '#4456ae', '#a3b545', '#66727d']
const SERIF = `font-family="'Fraunces SemiBold', Fraunces" font-weight="600"`
const SANS = `font-family="'Source Sans 3'" font-weight="400"`
const BOLD = `font-family="'Source Sans 3'" font-weight="600"`

const LEFT = 500
const ROOM = WIDTH - LEFT - 60
const ROWS = 4
/** Between two columns. */
const GAP = 48
/** How much wider the serif is than `widthOf` says. */
const BROAD = 1.06

/** What the fonts here can draw: Latin, Greek, Cyrillic and common signs. */
const UNKNOWN = /[^ -~\u00a0-\u024f\u0370-\u03ff\u0400-\u045f\u1e00-\u1eff\u2010-\u2026\u2030-\u203a\u20ac]/gu
const NARROW = /[iljtfrI.,:;'’!|()[\] ]/
const WIDE = /[mwMW@%&]/

/** How wide a text will be about, in its own height. */
function widthOf(text: string): number {
  let width = 0
  for (const sign of text)
    width += NARROW.test(sign) ? 0.32 : WIDE.test(sign) ? 0.92 : /[A-Z]/.test(sign) ? 0.68 : 0.54
  return width
}

/** Cut so that it fits, with dots where something is missing. */
function fit(text: string, room: number): string {
  const known = safeName(text.normalize('NFC')).replace(UNKNOWN, '').replace(/\s+/g, ' ').trim() || '…'
  if (widthOf(known) <= room) return known
  const signs = [...known]
  while (widthOf(`${signs.join('')}…`) > room) signs.pop()
  return `${signs.join('').trimEnd()}…`
}

function put(text: string, x: number, y: number, size: number, style: string, room = ROOM): string {
  return `<text x="${x}" y="${y}" font-size="${size}" ${style}>${escape(fit(text, room / size))}</text>`
}

export function drawPicture(facts: PictureFacts): string {
  const { game, table, variant, state, seats } = facts
  const title = table === '' ? game : table
  const size = Math.max(46, Math.min(68, Math.floor(ROOM / (widthOf(title) * BROAD))))
  const kind = [...(title === game ? [] : [game]), ...(variant === null ? [] : [variant])].join(' · ')
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${COLOUR.paper}" />`,
    drawPlate(facts),
    put('Harvest Table', 60, 574, 30, `${SERIF} fill="${COLOUR.muted}"`, 380),
    put(title, LEFT, 142, size, `${SERIF} fill="${COLOUR.ink}"`, ROOM / BROAD),
    kind === '' ? '' : put(kind, LEFT, 190, 30, `${SANS} fill="${COLOUR.muted}"`),
    `<rect x="${LEFT}" y="216" width="${ROOM}" height="3" fill="${COLOUR.line}" />`,
    ...seats.map((seat, index) => drawSeat(seat, index, facts)),
    put(state, LEFT, 574, 36, `${BOLD} fill="${COLOUR.accent}"`),
    '</svg>',
  ].join('\n')
}

/** An image of its own, so that its styles reach nothing else. */
function drawPlate({ plate, game }: PictureFacts): string {
  const frame = `<rect x="60" y="90" width="380" height="420" rx="6" fill="${COLOUR.card}" stroke="${COLOUR.line}" stroke-width="3" />`
  if (plate === null)
    return `${frame}<text x="250" y="372" text-anchor="middle" font-size="220" ${SERIF} fill="${COLOUR.ink}">${escape(fit(game.slice(0, 1).toUpperCase(), 2))}</text>`
  const data = Buffer.from(plate).toString('base64')
  return `${frame}<image x="90" y="140" width="320" height="320" href="data:image/svg+xml;base64,${data}" />`
}

/** In one column while they fit, else in two. */
function drawSeat(seat: PictureSeat, index: number, { seats, freeSeat }: PictureFacts): string {
  const rows = seats.length <= ROWS ? ROWS : Math.ceil(seats.length / 2)
  const column = Math.floor(index / rows)
  const width = seats.length <= ROWS ? ROOM : (ROOM - GAP) / 2
  const x = LEFT + column * ((ROOM + GAP) / 2)
  const y = 278 + (index % rows) * 66
  const colour = SEATS[index % SEATS.length]!
  const score = seat.score === null ? '' : String(seat.score)
  const named = width - 56 - (score === '' ? 0 : widthOf(score) * 34 + 24)
  const free = seat.name === null
  return [
    free
      ? `<circle cx="${x + 17}" cy="${y - 12}" r="15" fill="none" stroke="${COLOUR.muted}" stroke-width="3" stroke-dasharray="5 5" />`
      : `<circle cx="${x + 17}" cy="${y - 12}" r="17" fill="${colour}" />`,
    seat.toMove
      ? `<circle cx="${x + 17}" cy="${y - 12}" r="23" fill="none" stroke="${COLOUR.accent}" stroke-width="4" />`
      : '',
    put(
      seat.name ?? freeSeat,
      x + 56,
      y,
      36,
      `${seat.toMove || seat.won ? BOLD : SANS} fill="${free ? COLOUR.muted : COLOUR.ink}"`,
      named,
    ),
    score === ''
      ? ''
      : `<text x="${x + width}" y="${y}" text-anchor="end" font-size="36" ${seat.won ? BOLD : SANS} fill="${COLOUR.ink}">${escape(score)}</text>`,
  ].join('')
}
