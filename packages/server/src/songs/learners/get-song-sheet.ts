import type { songs } from '@duologue/contract/songs'
import type { Handler } from '../../http/handlers'
import { dayOfSongs, requireSong } from '../details/require-song'
import type { SongsRoom } from '../songs-room'
import { keptSheet, sungWith } from './kept-sheets'

/** GET /api/songs/{id}/sheet (songs-for-learners.md#sheet-of-a-song); who may meet the song is asked before anything is 304. */
export function getSongSheet(room: SongsRoom): Handler<typeof songs.getSongSheet> {
  return async ({ params: { id } }, { reader }) => {
    const { row, sung } = await sungWith(room.database, id, requireSong(room, id, reader))
    return keptSheet(row, sung, dayOfSongs(room.clock))
  }
}
