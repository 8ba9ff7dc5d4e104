import type { Reader } from '@duologue/domain/accounts/reader'
import { mayChangePlaylist } from '@duologue/domain/playlists/may-change-playlist'
import { findReadableIds } from '../conversations/index'
import type { Database } from '../database/connect'
import type { PlaylistRow } from './playlist-store'

type Listing = Pick<PlaylistRow, 'author' | 'conversations'>

/**
 * Which conversations of each playlist the reader is told of, in their order: all of them where they may change it, so
 * that they can, else those that they may see (playlists.md#unavailable-conversations). One query, however many
 * playlists.
 */
export async function listedConversations(
  database: Database,
  rows: readonly Listing[],
  reader: Reader,
): Promise<string[][]> {
  const isOpen = ({ author }: Listing) => mayChangePlaylist(reader, author)
  const asked = new Set(rows.filter(row => !isOpen(row)).flatMap(row => row.conversations))
  const readable = await findReadableIds(database, [...asked], reader)
  return rows.map(row =>
    isOpen(row) ? row.conversations : row.conversations.filter(id => readable.has(id)),
  )
}
