import type { playlists } from '@duologue/contract/playlists'
import { pageSizes } from '@duologue/domain/choices/limits-across-rooms'
import { findReadableCards } from '../conversations/index'
import type { Handler } from '../http/handlers'
import { listedConversations } from './listed-conversations'
import type { PlaylistsRoom } from './playlists-room'
import { requirePlaylist } from './require-playlist'

export function getPlaylistConversations({
  database,
}: PlaylistsRoom): Handler<typeof playlists.getPlaylistConversations> {
  return async ({ params, query }, { reader }) => {
    const { page = 1, limit = pageSizes.conversations } = query
    const row = await requirePlaylist(database, params.id, reader)
    const [{ ids: listed } = { ids: [] }] = await listedConversations(database, [row], reader)
    const ids = listed.slice((page - 1) * limit, page * limit)
    const before = listed[(page - 1) * limit - 1]
    const cards = await findReadableCards(database, ids, reader)
    return {
      conversations: ids.map(id => cards.get(id)).filter(card => card !== undefined),
      unavailable: ids.filter(id => !cards.has(id)),
      total: listed.length,
      ...(before !== undefined && { before }),
    }
  }
}
