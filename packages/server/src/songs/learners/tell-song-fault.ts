import type { songs } from '@duologue/contract/songs'
import { idOfReader } from '../../accounts/index'
import type { Handler } from '../../http/handlers'
import { dayOfSongs, requireSong } from '../details/require-song'
import { insertFault } from '../details/song-fault-store'
import type { SongsRoom } from '../songs-room'

/** POST /api/songs/{id}/faults: one a user, song and day (songs-for-learners.md#faults-of-songs). */
export function tellSongFault(room: SongsRoom): Handler<typeof songs.tellSongFault> {
  return async ({ params, body: { fault } }, { reader }) => {
    const { id: song } = await requireSong(room, params.id, reader)
    const told = { song, user: idOfReader(reader), fault, day: dayOfSongs(room.clock) }
    await insertFault(room.database, told)
    return { ok: true }
  }
}
