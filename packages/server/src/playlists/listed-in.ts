import type { Reader } from '@duologue/domain/accounts/reader'
import { type ListedConversations, listedConversations } from './listed-conversations'
import type { PlaylistRow } from './playlist-store'
import type { PlaylistsRoom } from './playlists-room'
import { listedSongs } from './songs/listed-songs'

/** What a reader is told of a playlist: what it holds, in both orders. */
export interface Listed extends ListedConversations {
  songs: readonly string[]
}

/** What a reader is told of each of these playlists; see `listedConversations` and `listedSongs`. */
export async function listedIn(
  room: PlaylistsRoom,
  rows: readonly Pick<PlaylistRow, 'author' | 'conversations' | 'songs'>[],
  reader: Reader,
  told: { firstOfOwn?: boolean } = {},
): Promise<Listed[]> {
  const [conversations, songs] = await Promise.all([
    listedConversations(room.database, rows, reader, told),
    listedSongs(room, rows, reader),
  ])
  return conversations.map((listed, index) => ({ ...listed, songs: songs[index] ?? [] }))
}
