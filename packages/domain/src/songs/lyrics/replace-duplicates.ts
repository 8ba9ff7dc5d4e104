import { touchedFlags } from './flags'
import type { LyricLine } from './lyric-line'
import { textKey } from './text-key'

/** What a change of one lyric gives to all with its text: never times, place, or who is sung first. */
const copiedFields = ['text', 'translation', 'pinyin', 'annotation', 'words'] as const

/** The other lyrics of the song that have the same text as a lyric. */
export function duplicatesOf<L extends { id: string; text: string }>(
  lines: readonly L[],
  id: string,
): L[] {
  const line = lines.find(candidate => candidate.id === id)
  if (!line) return []
  const key = textKey(line.text)
  return lines.filter(other => other.id !== id && textKey(other.text) === key)
}

/** The part of a change that all lyrics with the same text are given. */
export function copiedPart<L extends LyricLine>(patch: Partial<L>): Partial<L> {
  const copied: readonly string[] = [
    ...copiedFields,
    ...('translation' in patch ? ['translationPending', 'translationSource', 'needsReview'] : []),
  ]
  return Object.fromEntries(
    Object.entries(patch).filter(([field]) => copied.includes(field)),
  ) as Partial<L>
}

/**
 * Changes a lyric and gives the change to all others that had its text (lyrics.md#replace-duplicates).
 * `replaced` are their ids.
 */
export function replaceDuplicates<L extends LyricLine>(
  lines: readonly L[],
  id: string,
  patch: Partial<L>,
): { lines: L[]; replaced: string[] } {
  const replaced = duplicatesOf(lines, id).map(other => other.id)
  const given = copiedPart(patch)
  const changed = lines.map(line => {
    if (line.id === id) return { ...line, ...patch }
    return replaced.includes(line.id) ? { ...line, ...given } : line
  })
  return { lines: touchedFlags(lines, changed), replaced }
}
