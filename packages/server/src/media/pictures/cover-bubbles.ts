import { oklch } from './oklch'
import type { Chance } from './seeded'

/** Voice 1 is coral and leans left, voice 2 is teal and leans right, on every cover. */
const coral = oklch(0.69, 0.165, 35)
const teal = oklch(0.6, 0.1, 200)
/** The white of the cut edge round both, so that they stand out from any scenery. */
const cutEdge = '#fffaf1'

interface Bubble {
  /** Centre, width, height, corner and tail length in the cover's units. */
  x: number
  y: number
  w: number
  h: number
  corner: number
  tail: number
  /** -1: the tail hangs at the left; 1: at the right. */
  side: -1 | 1
}

/** The outline with its tail: written once for a right tail and mirrored by `side`. */
function outline({ x, y, w, h, corner, tail, side }: Bubble): string {
  const at = (dx: number, dy: number) => `${Math.round(x + side * dx)} ${Math.round(y + dy)}`
  const [right, low, bend] = [w / 2, h / 2, corner * 0.36]
  return [
    `M${at(-right + corner, -low)}L${at(right - corner, -low)}`,
    `C${at(right - bend, -low)} ${at(right, -low + bend)} ${at(right, -low + corner)}`,
    `L${at(right, low - corner)}`,
    `C${at(right, low - corner * 0.4)} ${at(right + tail * 0.1, low + tail * 0.5)} ${at(right + tail * 0.35, low + tail)}`,
    `C${at(right - tail * 0.3, low + tail * 0.9)} ${at(right - corner * 0.6 - tail * 0.5, low + tail * 0.3)} ${at(right - corner * 0.7 - tail * 0.7, low)}`,
    `L${at(-right + corner, low)}`,
    `C${at(-right + bend, low)} ${at(-right, low - bend)} ${at(-right, low - corner)}`,
    `L${at(-right, -low + corner)}`,
    `C${at(-right, -low + bend)} ${at(-right + bend, -low)} ${at(-right + corner, -low)}Z`,
  ].join('')
}

/** What is being said, as a mark without letters; drawn about the middle of a width `w`. */
type Mark = (x: number, y: number, w: number, chance: Chance) => string

const dots: Mark = (x, y, w) =>
  [-1, 0, 1]
    .map(
      step =>
        `<circle cx="${x + Math.round(step * w * 0.2)}" cy="${y}" r="${Math.round(w * 0.062)}"/>`,
    )
    .join('')

const strokes = (d: string, thick = 11) =>
  `<path d="${d}" fill="none" stroke="${cutEdge}" stroke-width="${thick}" stroke-linecap="round" stroke-linejoin="round"/>`

const lines: Mark = (x, y, w, chance) => {
  const left = Math.round(x - w * 0.29)
  const lengths = [0.58, chance.whole(38, 54) / 100, chance.whole(20, 34) / 100]
  return strokes(
    lengths.map((part, row) => `M${left} ${y - 24 + row * 24}h${Math.round(part * w)}`).join(''),
  )
}

const wave: Mark = (x, y, w, chance) => {
  const step = Math.round(w * 0.14)
  const high = chance.whole(18, 30)
  return strokes(
    `M${x - 2 * step} ${y}q${step / 2} ${-high} ${step} 0t${step} 0 ${step} 0 ${step} 0`,
  )
}

/** The bars of a recorded voice. */
const bars: Mark = (x, y, w, chance) => {
  const step = Math.round(w * 0.11)
  const bar = (at: number) => {
    const half = chance.whole(6, 30)
    return `M${x + at * step} ${y - half}v${half * 2}`
  }
  return strokes([-2, -1, 0, 1, 2].map(bar).join(''), 10)
}

const quotes: Mark = (x, y, w) => {
  const step = Math.round(w * 0.11)
  const mark = (cx: number) =>
    `M${cx - 13} ${y - 4}a14 14 0 1 1 28 0q0 22-22 32q8-12 7-18a14 14 0 0 1-13-14z`
  return `<path d="${mark(x - step)}${mark(x + step)}"/>`
}

/** A star of strokes: something said with force. */
const star: Mark = (x, y, w) => {
  const [long, short] = [Math.round(w * 0.15), Math.round(w * 0.105)]
  return strokes(
    `M${x} ${y - long}v${long * 2}M${x - long} ${y}h${long * 2}M${x - short} ${y - short}l${short * 2} ${short * 2}M${x - short} ${y + short}l${short * 2}-${short * 2}`,
    10,
  )
}

const marks: readonly [Mark, ...Mark[]] = [dots, lines, wave, bars, quotes, star]

function drawBubble(
  bubble: Bubble,
  colour: string,
  mark: Mark,
  shade: string,
  chance: Chance,
): string {
  const path = outline(bubble)
  const x = bubble.x + bubble.side * Math.round(bubble.w * 0.08)
  return [
    `<path d="${path}" fill="${shade}" opacity=".22" transform="translate(6 10)"/>`,
    `<path d="${path}" fill="${colour}" stroke="${cutEdge}" stroke-width="7" stroke-linejoin="round"/>`,
    `<g fill="${cutEdge}">${mark(x, bubble.y, bubble.w, chance)}</g>`,
  ].join('')
}

/** The two voices, overlapping, one a little in front of the other; `shade` colours their shadows. */
export function drawBubbles(shade: string, chance: Chance): string {
  const middle = 320 + chance.whole(-22, 22)
  const height = chance.whole(118, 142)
  const lead = chance.pick<-1 | 1>([-1, 1])
  const bubble = (side: -1 | 1): Bubble => {
    const w = chance.whole(172, 226)
    const h = height + chance.whole(-8, 8)
    return {
      x: Math.round(middle + side * (w / 2 - chance.whole(16, 28))),
      y: 156 + (side === lead ? -1 : 1) * chance.whole(18, 36),
      w,
      h,
      corner: chance.whole(30, Math.floor(h / 2)),
      tail: chance.whole(30, 42),
      side,
    }
  }
  const first = drawBubble(bubble(-1), coral, chance.pick(marks), shade, chance)
  const second = drawBubble(bubble(1), teal, chance.pick(marks), shade, chance)
  // The higher one speaks, so it stands in front.
  return lead === -1 ? second + first : first + second
}
