import type { saved } from '@duologue/contract/saved'
import { savedLimits } from '@duologue/domain/saved/saved-limits'
import { idOfReader, lockAccountType } from '../accounts/index'
import { inTransaction } from '../database/transaction'
import type { Handler } from '../http/handlers'
import { Refused } from '../http/refused'
import { requireSong } from '../songs/index'
import type { SavedRoom } from './saved-room'
import { countSavedSongs, insertSavedSong, isSongSavedBy } from './saved-song-store'

/** Keeps a song that its reader may meet; twice is as good as once (saved.md#saved-songs). */
export function saveSong(room: SavedRoom): Handler<typeof saved.saveSong> {
  const { database, clock, random } = room
  return async ({ params }, { reader }) => {
    const user = idOfReader(reader)
    const { id: song } = await requireSong(room, params.id, reader)
    return inTransaction(database, random, async transaction => {
      // One press after the other, as with conversations.
      await lockAccountType(transaction, user)
      if (await isSongSavedBy(transaction, user, song)) return { isSaved: true }
      if ((await countSavedSongs(transaction, user)) >= savedLimits.songs)
        throw new Refused('too-many-saved')
      await insertSavedSong(transaction, { user, song, savedAt: clock.now() })
      return { isSaved: true }
    })
  }
}
