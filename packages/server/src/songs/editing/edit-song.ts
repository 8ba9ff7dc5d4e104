import type { SongOperation } from '@duologue/domain/choices/song-choices'
import type { SongDetails } from '@duologue/domain/songs/details/song-details'
import type { Inverse } from '@duologue/domain/songs/editing/song-change'
import { lyricLimits } from '@duologue/domain/songs/lyrics/lyric-limits'
import type { LyricLine } from '@duologue/domain/songs/lyrics/lyric-line'
import { idOfReader } from '../../accounts/index'
import type { Queries } from '../../database/connect'
import { doOnce } from '../../database/do-once'
import { inTransaction } from '../../database/transaction'
import type { Caller } from '../../http/handlers'
import { Refused } from '../../http/refused'
import type { OpenSong } from '../details/open-song'
import { lockSong, type MeantSong } from '../details/song-store'
import { lyricsOfSong } from '../lyrics/lyric-store'
import type { SongsRoom } from '../songs-room'
import { requireTag } from './require-no-conflict'
import { type Kept, saveEdit } from './save-edit'

/** What an edit makes of a song: details that change, and all its lyrics when any of them does. */
export interface Edited {
  details?: Partial<SongDetails>
  lyrics?: readonly LyricLine[]
}

/** What is stored after an edit: `changed` are the lyrics that are new or otherwise than before. */
export interface Stored extends Kept {
  transaction: Queries
  inverse: Inverse
}

interface Edit<Answer> {
  song: MeantSong
  /** All that the call asked for, by which it is known when it is sent again. */
  request: unknown
  operation: SongOperation
  /** Why, where that is asked. */
  reason?: string | undefined
  work: (open: OpenSong) => Edited | Promise<Edited>
  answer: (stored: Stored) => Answer | Promise<Answer>
}

const notFound = (song: MeantSong) =>
  new Refused('song' in song ? 'song-not-found' : 'lyric-not-found')

/** Opens a song, edits it, keeps what has changed with what undoes it: all of it or nothing. */
export async function editOpenSong<Answer>(
  room: SongsRoom,
  transaction: Queries,
  user: string | null,
  edit: Omit<Edit<Answer>, 'request'>,
  ifMatch: string | null = null,
): Promise<Answer> {
  const row = await lockSong(transaction, edit.song)
  if (!row) throw notFound(edit.song)
  requireTag(row, ifMatch)
  const lyrics = await lyricsOfSong(transaction, row.id)
  const edited = await edit.work({ transaction, row, lyrics })
  const wanted = edited.lyrics ?? lyrics
  if (wanted.length > lyricLimits.lyrics && wanted.length > lyrics.length)
    throw new Refused('song-full')
  const now = room.clock.now()
  const told = { user, operation: edit.operation, reason: edit.reason || null, now }
  const { details = {} } = edited
  const stored = await saveEdit(transaction, { row, lyrics }, { details, lyrics: wanted }, told)
  return edit.answer({ ...stored, transaction })
}

/**
 * The way of every write to a song (songs.md#whole-song-writes), in one transaction: lock the song, look whether the
 * write is based on what is there, write, tell the flags anew, count the revision, keep what undoes it. A write that
 * changes nothing makes no revision. Sent again with its key it answers as before and does nothing.
 */
export function editSong<Answer>(
  room: SongsRoom,
  caller: Caller,
  edit: Edit<Answer>,
): Promise<Answer> {
  const user = idOfReader(caller.reader)
  const keyed = { user, key: caller.key, request: edit.request, now: room.clock.now() }
  return inTransaction(room.database, room.random, transaction =>
    doOnce(transaction, keyed, () => editOpenSong(room, transaction, user, edit, caller.ifMatch)),
  )
}
