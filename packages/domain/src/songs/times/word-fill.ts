import type { Hundredths } from './time'

/** When words of a line are sung: pairs of a place in its text and a moment, both rising. */
export type Marks = readonly number[]

/** The moment at which a place of a text is sung, between the marks around it. */
function momentOf(marks: Marks, stop: Hundredths, end: number, place: number): Hundredths {
  let [at, moment] = [0, marks[1] ?? 0]
  for (let index = 0; index < marks.length; index += 2) {
    const [nextAt = 0, next = 0] = marks.slice(index, index + 2)
    if (nextAt > place) return moment + ((place - at) / (nextAt - at)) * (next - moment)
    ;[at, moment] = [nextAt, next]
  }
  return end > at ? moment + ((place - at) / (end - at)) * (stop - moment) : stop
}

/**
 * How much of a word is sung at a moment, from 0 to 1 (song-page.md#current-line): its letters are sung one after the
 * other between the marks of its line, the last ones until the line stops.
 *
 * @param seconds of the song
 */
export function wordFill(
  { marks, stop, text }: { marks: Marks; stop: Hundredths; text: string },
  from: number,
  to: number,
  seconds: number,
): number {
  const begin = momentOf(marks, stop, text.length, from)
  const end = momentOf(marks, stop, text.length, to)
  const time = seconds * 100
  if (time >= end) return 1
  return time <= begin ? 0 : (time - begin) / (end - begin)
}
