import type { Conflict } from '@duologue/contract/shapes/refusals'
import type { FieldConflict } from '@duologue/domain/songs/editing/find-conflicts'
import { toSeconds } from '@duologue/domain/songs/times/time'
import { ChangedElsewhere } from '../../http/refused'
import type { OpenSong } from '../details/open-song'
import type { SongRow } from '../details/song-store'
import { lyricViews, songMark, songOrder } from '../lyrics/lyric-view'
import { changesAfter } from './song-history-store'

/** The tag of a song's revision, as `ETag` and `If-Match` carry it (songs.md#revisions). */
export const tagOf = ({ rev }: { rev: number }): string => `"song-${rev}"`

/** Refuses a write that names another revision than the stored one (`If-Match`). */
export function requireTag(row: SongRow, ifMatch: string | null): void {
  if (ifMatch === null || ifMatch === '*') return
  const tags = ifMatch.split(',').map(tag => tag.trim().replace(/^W\//, ''))
  if (!tags.includes(tagOf(row)))
    throw new ChangedElsewhere('song-changed', { song: songMark(row) })
}

/** A time travels in seconds. */
const told = (field: string, value: unknown) =>
  typeof value === 'number' && (field === 'startTime' || field === 'stopTime')
    ? toSeconds(value)
    : value

/** What fields were in the revision that a change was based on: what the first change since has written over. */
async function basesOf(
  { transaction, row }: OpenSong,
  conflicts: readonly FieldConflict[],
  baseRev: number,
): Promise<Map<FieldConflict, unknown>> {
  const changes = await changesAfter(transaction, row.id, baseRev)
  return new Map(
    conflicts.map(conflict => {
      const { id, field } = conflict
      for (const { inverse } of changes) {
        const fields = id === row.id ? inverse.song : inverse.lyrics?.[id]
        if (fields && field in fields) return [conflict, fields[field]]
      }
      return [conflict, null]
    }),
  )
}

/** Refuses a change whose fields others have changed since, with what is stored now; nothing is written. */
export async function requireNoConflict(
  open: OpenSong,
  conflicts: readonly FieldConflict[],
  baseRev: number,
): Promise<void> {
  if (conflicts.length === 0) return
  const bases = await basesOf(open, conflicts, baseRev)
  const named = new Set(conflicts.map(({ id }) => id))
  const lyrics = open.lyrics.filter(({ id }) => named.has(id))
  throw new ChangedElsewhere(
    'song-changed',
    {
      song: songMark(open.row),
      lyrics: await lyricViews(open.transaction, open.row, lyrics),
    },
    {
      conflicts: conflicts.map(
        (conflict): Conflict => ({
          id: conflict.id,
          field: conflict.field,
          base: told(conflict.field, bases.get(conflict)),
          theirs: told(conflict.field, conflict.theirs),
          yours: told(conflict.field, conflict.yours),
        }),
      ),
    },
  )
}

/** Refuses a change of the order that is based on an older one, with the order of now. */
export async function requireOrder(
  open: OpenSong,
  baseOrderRev: number | undefined,
  orderFaults?: { missing: string[]; unknown: string[] },
): Promise<void> {
  const { row, lyrics, transaction } = open
  const isOld = baseOrderRev !== undefined && row.orderRev > baseOrderRev
  const isWrong = orderFaults && orderFaults.missing.length + orderFaults.unknown.length > 0
  if (!isOld && !isWrong) return
  const current = {
    song: songOrder(row, lyrics),
    lyrics: await lyricViews(transaction, row, lyrics),
  }
  throw new ChangedElsewhere('song-changed', current, orderFaults ?? {})
}
