import type { songs } from '@duologue/contract/songs'
import type { SongDetails } from '@duologue/domain/songs/details/song-details'
import { revertChange as reverted } from '@duologue/domain/songs/editing/revert-change'
import type { RemovedPart } from '@duologue/domain/songs/editing/song-change'
import { touchedFlags } from '@duologue/domain/songs/lyrics/flags'
import { blankLine, derivedFields, type LyricLine } from '@duologue/domain/songs/lyrics/lyric-line'
import type { Handler } from '../../http/handlers'
import { Refused } from '../../http/refused'
import { detailFields } from '../details/history-fields'
import type { OpenSong } from '../details/open-song'
import { songView } from '../details/song-view'
import type { LyricRow } from '../lyrics/lyric-table'
import { lyricViews } from '../lyrics/lyric-view'
import type { SongsRoom } from '../songs-room'
import { type Edited, editSong } from './edit-song'
import { requireNoConflict } from './require-no-conflict'
import { changeAt } from './song-history-store'

/** A lyric that comes back: what is stored of it anew is told by the edit. */
const revived = (fields: RemovedPart['fields'], now: Date): LyricRow => ({
  ...blankLine(fields.id, ''),
  ...(fields as Partial<LyricLine>),
  id: fields.id,
  rev: 0,
  fieldRevs: {},
  createdAt: now,
  updatedAt: now,
})

/** A moment of a song, which its history keeps as text. */
const momentOf = (kept: unknown) => (typeof kept === 'string' ? new Date(kept) : (kept as Date))

/** The details of a song out of the fields of its history, where a moment is text. */
function detailsOf(fields: Readonly<Record<string, unknown>>): Partial<SongDetails> {
  const named = Object.fromEntries(detailFields.map(field => [field, fields[field]]))
  const { publishedAt, withdrawnAt } = named
  return {
    ...(named as Partial<SongDetails>),
    publishedAt: momentOf(publishedAt),
    withdrawnAt: momentOf(withdrawnAt),
  }
}

async function undone(room: SongsRoom, open: OpenSong, rev: number): Promise<Edited> {
  const { row, lyrics, transaction } = open
  const change = await changeAt(transaction, row.id, rev)
  if (!change) throw new Refused('change-not-found')
  const whole = { id: row.id, fieldRevs: row.fieldRevs, song: { ...row }, lyrics }
  const now = room.clock.now()
  const asked = { inverse: change.inverse, rev, derived: derivedFields }
  const result = reverted(whole, asked, fields => revived(fields, now))
  if ('conflicts' in result) {
    await requireNoConflict(open, result.conflicts, rev)
    throw new Error('conflicts were not refused')
  }
  return { details: detailsOf(result.song), lyrics: touchedFlags(lyrics, result.lyrics) }
}

/** POST /api/songs/{id}/history/{rev}/revert: undoes one change as a new one; it can be undone like any other. */
export function revertChange(room: SongsRoom): Handler<typeof songs.revertChange> {
  return ({ params }, caller) =>
    editSong(room, caller, {
      song: { song: params.id },
      request: ['revertChange', params],
      operation: 'revert',
      work: open => undone(room, open, params.rev),
      answer: async ({ transaction, row, lyrics }) =>
        songView(row, await lyricViews(transaction, row, lyrics)),
    })
}
