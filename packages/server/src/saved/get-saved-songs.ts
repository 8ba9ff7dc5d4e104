import type { saved } from '@duologue/contract/saved'
import { pageSizes } from '@duologue/domain/choices/limits-across-rooms'
import { idOfReader } from '../accounts/index'
import type { Handler } from '../http/handlers'
import { songCardsOf } from '../songs/index'
import type { SavedRoom } from './saved-room'
import { songsSavedBy } from './saved-song-store'

/** The songs that its reader keeps, page after page; one that is not to be met now has no card (saved.md#saved-songs). */
export function getSavedSongs(
  room: Pick<SavedRoom, 'database' | 'clock'>,
): Handler<typeof saved.getSavedSongs> {
  return async ({ query }, { reader }) => {
    const { page = 1, limit = pageSizes.songs, song: asked } = query
    const kept = await songsSavedBy(room.database, idOfReader(reader))
    const all = kept.map(({ song }) => song).filter(id => asked?.includes(id) ?? true)
    const ids = all.slice((page - 1) * limit, page * limit)
    const before = all[(page - 1) * limit - 1]
    const cards = await songCardsOf(room, ids, reader)
    return {
      saved: ids.map(id => ({ id, song: cards.get(id) ?? null })),
      total: all.length,
      ...(before !== undefined && { before }),
    }
  }
}
