import type { SongOperation } from '@duologue/domain/choices/song-choices'
import { isSame } from '@duologue/domain/saving/is-same'
import type { SongDetails } from '@duologue/domain/songs/details/song-details'
import {
  type Inverse,
  inverseOf,
  isNoChange,
  isOtherGame,
  isStructural,
} from '@duologue/domain/songs/editing/song-change'
import { followWordTimes } from '@duologue/domain/songs/lyrics/follow-word-times'
import type { LyricLine } from '@duologue/domain/songs/lyrics/lyric-line'
import type { Queries } from '../../database/connect'
import { detailFields, lineFields } from '../details/history-fields'
import { changeSong, type SongRow, searchedText } from '../details/song-store'
import { deleteLyricRows, type PlacedLyric, placeLyrics, upsertLyrics } from '../lyrics/lyric-store'
import type { LyricRow } from '../lyrics/lyric-table'
import { insertHistory } from './song-history-store'

/** What is stored after an edit. */
export interface Kept {
  row: SongRow
  lyrics: readonly LyricRow[]
  /** The lyrics that are new or otherwise than before. */
  changed: readonly LyricRow[]
  inverse: Inverse
}

interface Told {
  user: string | null
  operation: SongOperation
  reason: string | null
  now: Date
}

/** The revisions of fields of which some were changed just now. */
const newRevs = (old: Readonly<Record<string, number>>, fields: object, rev: number) => ({
  ...old,
  ...Object.fromEntries(Object.keys(fields).map(field => [field, rev])),
})

/** The lyrics with their new revisions; those that are as before are the same objects. */
function revised(
  before: readonly LyricRow[],
  after: readonly LyricLine[],
  inverse: Inverse,
  rev: number,
  now: Date,
): LyricRow[] {
  const old = new Map(before.map(row => [row.id, row]))
  return after.map(line => {
    const was = old.get(line.id)
    if (!was) return { ...line, rev, fieldRevs: {}, createdAt: now, updatedAt: now }
    const fields = inverse.lyrics?.[line.id]
    if (!fields) return was
    const fieldRevs = newRevs(was.fieldRevs, fields, rev)
    return { ...was, ...line, rev, fieldRevs, updatedAt: now }
  })
}

/** Writes the lyrics that came, went, changed or moved, in at most three statements. */
async function seedLines(
  transaction: Queries,
  song: string,
  before: readonly LyricRow[],
  after: readonly LyricRow[],
): Promise<LyricRow[]> {
  const old = new Map(before.map((row, position) => [row.id, { row, position }]))
  const removed = new Set(old.keys())
  const changed: PlacedLyric[] = []
  const moved: [string, number][] = []
  for (const [position, row] of after.entries()) {
    const was = old.get(row.id)
    removed.delete(row.id)
    if (was?.row !== row) changed.push([row, position])
    else if (was.position !== position) moved.push([row.id, position])
  }
  if (removed.size > 0) await deleteLyricRows(transaction, [...removed])
  if (moved.length > 0) await placeLyrics(transaction, moved)
  if (changed.length > 0) await upsertLyrics(transaction, song, changed)
  return changed.map(([row]) => row)
}

/**
 * Keeps what an edit has made of a locked song, counts the revision, and keeps what undoes it; nothing when nothing has
 * changed.
 */
export async function saveEdit(
  transaction: Queries,
  before: { row: SongRow; lyrics: readonly LyricRow[] },
  edited: { details: Partial<SongDetails>; lyrics: readonly LyricLine[] },
  { now, ...told }: Told,
): Promise<Kept> {
  const { row } = before
  const wanted = followWordTimes<LyricLine>(before.lyrics, edited.lyrics)
  const details = Object.fromEntries(
    Object.entries(edited.details).filter(
      ([field, value]) => value !== undefined && !isSame(row[field as keyof SongRow], value),
    ),
  )
  const inverse = inverseOf(
    { song: { ...row }, lyrics: before.lyrics as readonly LyricLine[] },
    { song: { ...row, ...details }, lyrics: wanted },
    detailFields,
    lineFields,
  )
  if (isNoChange(inverse)) return { row, lyrics: before.lyrics, changed: [], inverse }
  const rev = row.rev + 1
  const lyrics = revised(before.lyrics, wanted, inverse, rev, now)
  const changed = await seedLines(transaction, row.id, before.lyrics, lyrics)
  const titles = { title: row.title, artist: row.artist, ...details }
  const stored = await changeSong(transaction, row.id, {
    ...details,
    titleSearch: searchedText(titles),
    rev,
    orderRev: isStructural(inverse) ? rev : row.orderRev,
    gameRev: isOtherGame(inverse) ? row.gameRev + 1 : row.gameRev,
    fieldRevs: newRevs(row.fieldRevs, inverse.song ?? {}, rev),
    updatedAt: now,
  })
  await insertHistory(transaction, { ...told, song: row.id, rev, inverse, at: now })
  return { row: stored, lyrics, changed, inverse }
}
