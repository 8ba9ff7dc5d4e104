import type { playlists } from '@duologue/contract/playlists'
import { pageSizes } from '@duologue/domain/choices/limits-across-rooms'
import type { Handler } from '../../http/handlers'
import { songCardsOf } from '../../songs/index'
import type { PlaylistsRoom } from '../playlists-room'
import { requirePlaylist } from '../require-playlist'
import { listedSongs } from './listed-songs'

export function getPlaylistSongs(room: PlaylistsRoom): Handler<typeof playlists.getPlaylistSongs> {
  return async ({ params, query }, { reader }) => {
    const { page = 1, limit = pageSizes.songs } = query
    const row = await requirePlaylist(room.database, params.id, reader)
    const [listed = []] = await listedSongs(room, [row], reader)
    const ids = listed.slice((page - 1) * limit, page * limit)
    const before = listed[(page - 1) * limit - 1]
    const cards = await songCardsOf(room, ids, reader)
    return {
      songs: ids.map(id => cards.get(id)).filter(card => card !== undefined),
      unavailable: ids.filter(id => !cards.has(id)),
      total: listed.length,
      ...(before !== undefined && { before }),
    }
  }
}
