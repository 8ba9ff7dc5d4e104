import type { WordTimes } from '../lyrics/word-times'
import { mostWordTimes } from '../lyrics/word-times'
import type { Hundredths } from '../times/time'

/** A part of a line as a file has it, and the moment at which it is sung, where one is told. */
export interface Piece {
  text: string
  time: Hundredths | null
}

/** When the sign is sung before which so many others stand; spaces do not count, for files are free with them. */
type Moment = readonly [signs: number, time: Hundredths]

/** A line of a file with the moments of its words. */
export interface Row {
  text: string
  moments: readonly Moment[]
}

const signsIn = (text: string): number => text.replace(/\s/g, '').length

/** Pieces as one line: spaces in a row are one, none are put between pieces that touch. */
export function joinPieces(pieces: readonly Piece[]): Row {
  let signs = 0
  const moments: Moment[] = []
  for (const { text, time } of pieces) {
    if (time !== null) moments.push([signs, time])
    signs += signsIn(text)
  }
  const text = pieces.map(piece => piece.text).join('')
  return { text: text.replace(/\s+/g, ' ').trim(), moments }
}

/** Lines as one, with a space between them. */
export function joinRows(rows: readonly Row[]): Row {
  let before = 0
  const moments = rows.flatMap(row => {
    const from = before
    before += signsIn(row.text)
    return row.moments.map(([signs, time]) => [signs + from, time] as const)
  })
  const text = rows.map(row => row.text).join(' ')
  return { text: text.trim(), moments }
}

/** The end of the last word, where a moment stands behind the text. */
export const endOf = ({ text, moments }: Row): Hundredths | null =>
  moments.findLast(([signs]) => signs >= signsIn(text))?.[1] ?? null

/** Where in a text the signs stand before which so many others do. */
function offsetsIn(text: string): number[] {
  const offsets: number[] = []
  for (let offset = 0; offset < text.length; offset += 1)
    if (!/\s/.test(text.charAt(offset))) offsets.push(offset)
  return offsets
}

/**
 * The word times that the moments of a line are (lyrics.md#word-times), kept within its times; of several at one place the
 * last counts. Null where there is nothing but its start. `isLost`: they are no times of its words.
 */
export function marksOf(
  { text, moments }: Row,
  [start, stop]: readonly [Hundredths, Hundredths],
): { marks: WordTimes; isLost: boolean } {
  const offsets = offsetsIn(text)
  const inside = moments.filter(([signs]) => signs < offsets.length)
  const told = new Map(inside.map(([signs, time]) => [offsets[signs] ?? 0, time]))
  if (told.size === 0) return { marks: null, isLost: false }
  const areElsewhere = [...told.values()].every(time => time < start || time > stop)
  const pairs = [...(told.has(0) ? [] : [[0, start] as const]), ...told].map(
    ([offset, time]) => [offset, Math.max(start, Math.min(stop, time))] as const,
  )
  const areFalling = pairs.some(([, time], index) => time < (pairs[index - 1]?.[1] ?? 0))
  if (areElsewhere || areFalling || pairs.length > mostWordTimes || stop <= start)
    return { marks: null, isLost: true }
  const isPlain = pairs.length === 1 && pairs[0]?.[1] === start
  return { marks: isPlain ? null : pairs.flat(), isLost: false }
}
