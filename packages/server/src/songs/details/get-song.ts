import type { songs } from '@duologue/contract/songs'
import { isEditor } from '@duologue/domain/accounts/is-editor'
import { retryRead } from '../../database/database-away'
import type { Handler } from '../../http/handlers'
import { Tagged } from '../../http/tagged'
import { tagOf } from '../editing/require-no-conflict'
import { lyricsOfSong } from '../lyrics/lyric-store'
import { lyricViews } from '../lyrics/lyric-view'
import type { SongsRoom } from '../songs-room'
import { requireSong } from './require-song'
import { songView } from './song-view'

/**
 * GET /api/songs/{id} (songs.md#revisions). The song is read before its lyrics: a change between the two makes its next
 * write a conflict at worst, never a write over what was not seen.
 */
export function getSong(room: SongsRoom): Handler<typeof songs.getSong> {
  const { database } = room
  return async ({ params }, { reader }) => {
    const row = await requireSong(room, params.id, reader)
    const lyrics = await retryRead(() => lyricsOfSong(database, row.id))
    const views = await lyricViews(database, row, lyrics)
    return new Tagged(songView(row, views, isEditor(reader)), tagOf(row))
  }
}
