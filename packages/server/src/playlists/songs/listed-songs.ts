import type { Reader } from '@duologue/domain/accounts/reader'
import { mayChangePlaylist } from '@duologue/domain/playlists/may-change-playlist'
import { findReadableSongs } from '../../songs/index'
import type { PlaylistRow } from '../playlist-store'
import type { PlaylistsRoom } from '../playlists-room'

/**
 * Which songs of each playlist the reader is told of, in their order: all of them where they may change it, else those
 * that they may meet (playlists.md#songs). One query, however many playlists; none where none has songs.
 */
export async function listedSongs(
  room: PlaylistsRoom,
  rows: readonly Pick<PlaylistRow, 'author' | 'songs'>[],
  reader: Reader,
): Promise<string[][]> {
  const isOpen = ({ author }: Pick<PlaylistRow, 'author'>) => mayChangePlaylist(reader, author)
  const asked = rows.flatMap(row => (isOpen(row) ? [] : row.songs))
  const readable = await findReadableSongs(room, [...new Set(asked)], reader)
  return rows.map(row => (isOpen(row) ? row.songs : row.songs.filter(id => readable.has(id))))
}
