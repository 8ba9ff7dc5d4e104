import type { LyricLine } from './lyric-line'
import { areWordTimes, keptWordTimes, type WordTimes } from './word-times'

/** The word times of a lyric after an edit: those that it was told, if they fit, else what has become of the old ones. */
function followed<L extends LyricLine>(before: L | undefined, after: L): WordTimes {
  if (before && after.marks === before.marks) return keptWordTimes(before, after)
  return after.marks && areWordTimes(after, after.marks) ? after.marks : null
}

/**
 * The lyrics of a song after an edit, with the word times that follow from it (lyrics.md#word-times). The same object is
 * the same as before: marks that an edit tells are another one.
 */
export function followWordTimes<L extends LyricLine>(
  before: readonly L[],
  after: readonly L[],
): readonly L[] {
  if (after === before) return after
  const was = new Map(before.map(line => [line.id, line]))
  return after.map(line => {
    const old = was.get(line.id)
    if (old === line) return line
    const marks = followed(old, line)
    return marks === line.marks ? line : { ...line, marks }
  })
}
