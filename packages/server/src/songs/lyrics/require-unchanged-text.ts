import { writtenFields } from '@duologue/domain/songs/lyrics/lyric-line'
import type { OpenSong } from '../details/open-song'
import { requireNoConflict, requireOrder } from '../editing/require-no-conflict'
import type { LyricRow } from './lyric-table'

/** What a structural change was based on. */
interface Based {
  baseRev?: number | undefined
  baseOrderRev?: number | undefined
}

/**
 * Refuses to join or cut lyrics into which somebody has written since, or whose order has changed since
 * (lyrics.md#merge ); flags that were told anew are no reason.
 */
export async function requireUnchangedText(
  open: OpenSong,
  rows: readonly LyricRow[],
  { baseRev, baseOrderRev }: Based,
): Promise<void> {
  await requireOrder(open, baseOrderRev)
  if (baseRev === undefined) return
  const conflicts = rows.flatMap(row =>
    writtenFields
      .filter(field => (row.fieldRevs[field] ?? 0) > baseRev)
      .map(field => ({ id: row.id, field, theirs: row[field], yours: null })),
  )
  await requireNoConflict(open, conflicts, baseRev)
}
