import type { WholeSong } from '@duologue/contract/shapes/song-shapes'
import { isSame } from '@duologue/domain/saving/is-same'
import {
  type ListedLyric,
  type ListMarks,
  listMarks,
} from '@duologue/domain/songs/lyrics/propagate-words'
import { wordListFault } from '@duologue/domain/words/word-list'
import { isEditedList, type ListFields } from './list-fields'

/** What the page shows of one lyric. */
export interface ListLine extends ListedLyric {
  readonly translation: string
  readonly startTime: number
  readonly stopTime: number
  readonly isEdited: boolean
  readonly fault: string | undefined
  readonly marks: ListMarks
}

type Lyrics = WholeSong['lyrics']

function linesOf(lyrics: Lyrics, draft: ListFields, stored: ListFields): ListLine[] {
  const listed = lyrics.map(({ id, text, translation, startTime, stopTime }) => {
    const list = draft[id] ?? ''
    return { id, text, list, translation, startTime, stopTime }
  })
  const marks = listMarks(listed)
  return listed.map((line, place) => ({
    ...line,
    isEdited: isEditedList(line.list, stored[line.id] ?? ''),
    fault: wordListFault(line.list),
    marks: marks[place] ?? { isEmpty: false, original: null, duplicates: [] },
  }))
}

/** What the page shows of lyrics, made anew when they or their lists changed; a line that is as it was stays the same. */
export function rememberedLines() {
  let seen: { draft: ListFields; lyrics: Lyrics; lines: readonly ListLine[] } | undefined
  return (lyrics: Lyrics, draft: ListFields, stored: ListFields): readonly ListLine[] => {
    if (seen?.draft === draft && seen.lyrics === lyrics) return seen.lines
    const before = seen?.lines
    const lines = linesOf(lyrics, draft, stored).map((next, place) => {
      const old = before?.[place]
      return old && isSame(old, next) ? old : next
    })
    seen = { draft, lyrics, lines }
    return lines
  }
}
