import {
  type FoundText,
  findText,
  nextFound,
  type TextPoint,
  type TextSearch,
} from '@duologue/domain/songs/editing/find-text'
import type { LyricLine } from '@duologue/domain/songs/lyrics/lyric-line'
import { useMemo, useState } from 'react'

/** What a search finds in lyrics as they change, and at which of it its reader is. */
export function useFound(lyrics: readonly LyricLine[], search: TextSearch) {
  const [from, setFrom] = useState<TextPoint | null>(null)
  const found = useMemo(() => findText(lyrics, search), [lyrics, search])
  const at = nextFound(found, from)
  const go = (to: FoundText | undefined) => {
    if (to) setFrom(to)
    return to
  }
  return {
    found,
    /** Its place in the list, -1 without any. */
    at,
    /** Nobody has gone to any of it yet. */
    isFresh: from === null,
    /** Goes to the one so many places further, round about; answers it. */
    step: (by: 1 | -1) => go(found.at(from === null && by === 1 ? 0 : (at + by) % found.length)),
    go,
    /** Goes on after a text that now stands at a point. */
    goAfter: ({ place, field, start }: TextPoint, length: number) =>
      setFrom({ place, field, start: start + length }),
  }
}
