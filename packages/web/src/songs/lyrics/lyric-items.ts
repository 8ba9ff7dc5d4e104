import type { LyricLine } from '@duologue/domain/songs/lyrics/lyric-line'
import { writeClock, writeTime } from '@duologue/domain/songs/times/time'

/** A lyric as the list shows it; its row is drawn anew only when this is another object. */
export interface LyricItem {
  id: string
  /** Its text, by which the row is called. */
  title: string
  /** Where it stands, from 1. */
  place: number
  isLast: boolean
  line: LyricLine
  /** From when until when, in seconds and as a player shows it. */
  times: { seconds: string; clock: string }
  isChosen: boolean
  isWrong: boolean
}

const isSame = (one: LyricItem, other: LyricItem) =>
  one.line === other.line &&
  one.place === other.place &&
  one.isLast === other.isLast &&
  one.isChosen === other.isChosen &&
  one.isWrong === other.isWrong

/** What is marked in the list. */
interface Marks {
  chosen: string | null
  /** Ids of lyrics in which something is wrong. */
  wrong: ReadonlySet<string>
}

/** Makes a maker of the list's items: one that has not changed since the last time is the same object again. */
export function lyricItems() {
  let known = new Map<string, LyricItem>()
  return (lyrics: readonly LyricLine[], { chosen, wrong }: Marks): readonly LyricItem[] => {
    const items = lyrics.map((line, index) => {
      const item: LyricItem = {
        id: line.id,
        title: line.text,
        place: index + 1,
        isLast: index === lyrics.length - 1,
        line,
        times: {
          seconds: `${writeTime(line.startTime)} – ${writeTime(line.stopTime)}`,
          clock: `${writeClock(line.startTime)} – ${writeClock(line.stopTime)}`,
        },
        isChosen: line.id === chosen,
        isWrong: wrong.has(line.id),
      }
      const before = known.get(line.id)
      return before && isSame(before, item) ? before : item
    })
    known = new Map(items.map(item => [item.id, item]))
    return items
  }
}
