import type { saved } from '@duologue/contract/saved'
import { idOfReader } from '../accounts/index'
import type { Handler } from '../http/handlers'
import type { SavedRoom } from './saved-room'
import { deleteSavedSong } from './saved-song-store'

/** Keeps a song no longer, whatever became of it (saved.md#saved-songs). */
export function unsaveSong({
  database,
}: Pick<SavedRoom, 'database'>): Handler<typeof saved.unsaveSong> {
  return async ({ params }, { reader }) => {
    await deleteSavedSong(database, idOfReader(reader), params.id)
    return { isSaved: false }
  }
}
