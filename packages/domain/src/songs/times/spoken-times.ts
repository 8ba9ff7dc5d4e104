import { silentMsPerCharacter } from '../../choices/limits-across-rooms'
import { isPlayable } from './line-light'
import type { LyricTimes } from './lyric-times'
import type { Hundredths } from './time'

/** How long a line that has no time takes when it is spoken (song-page.md#spoken-lines). */
const usualLength = (text: string): Hundredths =>
  Math.ceil((Array.from(text).length * silentMsPerCharacter) / 10)

/**
 * The times of a song whose lines are spoken one after the other (song-page.md#spoken-lines): its own, where its lines
 * follow one another; a line without a time comes behind the one before, and what would begin before that is over
 * begins then. An empty line takes no time.
 */
export function spokenTimes(
  lines: readonly (LyricTimes & { readonly text: string })[],
): LyricTimes[] {
  let free: Hundredths = 0
  return lines.map(line => {
    const isTimed = isPlayable(line)
    const start = isTimed ? Math.max(line.start, free) : free
    free = start + (isTimed ? line.stop - line.start : usualLength(line.text))
    return { id: line.id, start, stop: free }
  })
}
