import type { songs } from '@duologue/contract/songs'
import { mayReadSong } from '@duologue/domain/songs/details/may-read-song'
import { retryRead } from '../../database/database-away'
import type { Handler } from '../../http/handlers'
import { Refused } from '../../http/refused'
import { Tagged } from '../../http/tagged'
import { tagOf } from '../editing/require-no-conflict'
import { lyricsOfSong } from '../lyrics/lyric-store'
import { lyricViews } from '../lyrics/lyric-view'
import type { SongsRoom } from '../songs-room'
import { findSong } from './song-store'
import { songView } from './song-view'

/**
 * GET /api/songs/{id} (songs.md#revisions). The song is read before its lyrics: a change between the two makes its next
 * write a conflict at worst, never a write over what was not seen.
 */
export function getSong({ database }: SongsRoom): Handler<typeof songs.getSong> {
  return async ({ params }, { reader }) => {
    const row = await findSong(database, params.id)
    if (!row || !mayReadSong(reader, row)) throw new Refused('song-not-found')
    const lyrics = await retryRead(() => lyricsOfSong(database, row.id))
    const views = await lyricViews(database, row, lyrics)
    return new Tagged(songView(row, views), tagOf(row))
  }
}
