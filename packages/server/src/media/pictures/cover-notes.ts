import type { Palette } from './cover-palette'
import { oklch } from './oklch'
import type { Chance } from './seeded'

/** The two voices of every cover: here they sing. */
const coral = oklch(0.69, 0.165, 35)
const teal = oklch(0.6, 0.1, 200)
/** The white of the cut edge round both, so that they stand out from any scenery. */
const cutEdge = '#fffaf1'

/** One of the two large notes, in the cover's units: the middle of its head, and how far up its stem ends. */
interface Note {
  x: number
  y: number
  top: number
  colour: string
}

/** A head and its stem as one cut piece; the head leans as printed ones do. */
const headAndStem = ({ x, y, top }: Note): string =>
  `M${x + 38} ${y - 12}V${top}h15V${y - 2}C${x + 53} ${y + 26} ${x + 18} ${y + 46} ${x - 12} ${y + 46}C${x - 40} ${y + 46} ${x - 52} ${y + 22} ${x - 42} ${y}C${x - 32} ${y - 22} ${x + 10} ${y - 34} ${x + 38} ${y - 12}Z`

/** The flag of a note that stands by itself. */
const flag = ({ x, top }: Note, deep: number): string =>
  `M${x + 38} ${top}h15q4 26 26 ${deep}q20 26 6 56q2-34-47-48z`

const piece = (d: string, colour: string): string => `<path d="${d}" fill="${colour}"/>`

/** Pieces with a shadow below and the cut edge round all of them. */
function cutOut(pieces: readonly (readonly [d: string, colour: string])[], shade: string): string {
  const all = pieces.map(([d]) => d).join('')
  return [
    `<path d="${all}" fill="${shade}" opacity=".22" transform="translate(7 10)"/>`,
    `<path d="${all}" stroke="${cutEdge}" stroke-width="14" stroke-linejoin="round"/>`,
    ...pieces.map(([d, colour]) => piece(d, colour)),
  ].join('')
}

/** Two notes under one beam, or two; each voice has its half. */
function beamed(left: Note, right: Note, bars: 1 | 2, shade: string): string {
  const [start, end] = [left.x + 38, right.x + 53]
  const middle = Math.round((start + end) / 2)
  const slope = (right.top - left.top) / (end - start)
  const at = (x: number) => Math.round(left.top + slope * (x - start))
  const beam = (from: number, to: number, low: number) =>
    `M${from} ${at(from) + low}L${to} ${at(to) + low}v30L${from} ${at(from) + low + 30}Z`
  const rows = bars === 2 ? [0, 44] : [0]
  return cutOut(
    [
      [headAndStem(left), coral],
      ...rows.map(low => [beam(start, middle, low), coral] as const),
      [headAndStem(right), teal],
      ...rows.map(low => [beam(middle, end, low), teal] as const),
    ],
    shade,
  )
}

/** Two notes that each have a flag; the one behind is drawn first. */
function flagged(left: Note, right: Note, deep: number, shade: string): string {
  const one = (note: Note) =>
    cutOut(
      [
        [headAndStem(note), note.colour],
        [flag(note, deep), note.colour],
      ],
      shade,
    )
  return left.y < right.y ? one(left) + one(right) : one(right) + one(left)
}

/** A staff of five lines that waves across the stage, with small notes on it, left and right of the middle. */
export function drawStaff({ glow, apron }: Palette, chance: Chance): string {
  const top = chance.whole(76, 120)
  const bend = chance.pick([-1, 1]) * chance.whole(26, 52)
  const lines = [0, 1, 2, 3, 4].map(row => `M-8 ${top + row * 24}q164 ${bend} 328 0t328 0`).join('')
  const small = (side: 0 | 1): string => {
    const x = side * 460 + chance.whole(56, 92)
    const y = top + chance.whole(1, 4) * 24 + Math.round(bend * (side === 0 ? 0.4 : -0.4))
    const gap = chance.whole(30, 44)
    return `M${x} ${y}v-50l${gap}-9v50`
  }
  const dots = (d: string): string =>
    [...d.matchAll(/M(\d+) (-?\d+)v-50l(\d+)/g)]
      .flatMap(([, x, y, gap]) => [
        [Number(x) - 8, Number(y) + 1],
        [Number(x) + Number(gap) - 8, Number(y) - 8],
      ])
      .map(([x, y]) => `<ellipse cx="${x}" cy="${y}" rx="9" ry="6"/>`)
      .join('')
  const notes = small(0) + small(1)
  return [
    `<path d="${lines}" fill="none" stroke="${glow}" stroke-width="3" opacity=".7"/>`,
    `<g fill="${glow}" stroke="${glow}" stroke-width="12" stroke-linejoin="round"><g id="n"><path d="${notes}" fill="none"/>${dots(notes)}</g></g>`,
    `<use href="#n" fill="${apron}" stroke="${apron}" stroke-width="6"/>`,
  ].join('')
}

/** The two voices as notes: coral at the left, teal at the right; `shade` colours their shadows. */
export function drawNotes(shade: string, chance: Chance): string {
  const half = chance.whole(62, 84)
  const middle = 312 + chance.whole(-18, 18)
  const y = 214 + chance.whole(-6, 10)
  const lean = chance.pick([-1, 1]) * chance.whole(10, 24)
  const high = chance.whole(128, 150)
  const note = (side: -1 | 1): Note => {
    const low = side * lean
    return {
      x: middle + side * half,
      y: y + low,
      top: y + low - high,
      colour: side === -1 ? coral : teal,
    }
  }
  const [left, right] = [note(-1), note(1)]
  const kind = chance.whole(0, 2)
  if (kind === 2) return flagged(left, right, chance.whole(30, 40), shade)
  return beamed(left, right, kind === 0 ? 1 : 2, shade)
}
