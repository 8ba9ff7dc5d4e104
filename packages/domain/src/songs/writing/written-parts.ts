import type { Piece } from '../adding/moments'
import { oneSpace } from '../adding/no-timestamps'
import type { FileLine } from './song-file'

/** The text of a line between its word times, each part with the time before it; spaces in a row are one. */
export function piecesOf({ text, marks }: FileLine): Piece[] {
  if (!marks) return [{ text: oneSpace(text), time: null }]
  const parts = marks.flatMap((offset, index) => {
    if (index % 2 === 1) return []
    const time = marks[index + 1] ?? null
    return [{ text: text.slice(offset, marks[index + 2]).replace(/\s+/g, ' '), time }]
  })
  const last = parts.at(-1)
  if (last) last.text = last.text.trimEnd()
  return parts
}

/** A moment as `hh:mm:ss` with so many digits of its hundredths behind a sign. */
export function clock(time: number, sign: ',' | '.', digits: 2 | 3, hourDigits: 1 | 2 = 2): string {
  const two = (part: number) => String(part).padStart(2, '0')
  const seconds = Math.floor(time / 100)
  const hours = String(Math.floor(seconds / 3600)).padStart(hourDigits, '0')
  const rest = two(time % 100).padEnd(digits, '0')
  return `${hours}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}${sign}${rest}`
}

/** A moment as LRC has it: minutes go on after 59. */
export const stamp = (time: number): string =>
  [
    String(Math.floor(time / 6000)).padStart(2, '0'),
    `${String(Math.floor(time / 100) % 60).padStart(2, '0')}.${String(time % 100).padStart(2, '0')}`,
  ].join(':')

/** A text as XML and WebVTT write it. */
export const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/→/g, '&#8594;')
