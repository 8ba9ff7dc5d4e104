import type { songs } from '@duologue/contract/songs'
import { songDays } from '@duologue/domain/songs/details/song-limits'
import { retryRead } from '../../database/database-away'
import type { Handler } from '../../http/handlers'
import { dayOfSongs, requireSong } from '../details/require-song'
import { faultsOf } from '../details/song-fault-store'
import type { SongsRoom } from '../songs-room'

/** GET /api/songs/{id}/faults, for editors (songs-for-learners.md#faults-of-songs). */
export function getSongFaults(room: SongsRoom): Handler<typeof songs.getSongFaults> {
  return async ({ params }, { reader }) => {
    const { id } = await requireSong(room, params.id, reader)
    const after = dayOfSongs(room.clock, -songDays.faults)
    const told = await retryRead(() => faultsOf(room.database, id, after))
    return {
      people: told.find(({ fault }) => fault === null)?.people ?? 0,
      faults: told.flatMap(({ fault, people }) => (fault === null ? [] : [{ fault, people }])),
    }
  }
}
