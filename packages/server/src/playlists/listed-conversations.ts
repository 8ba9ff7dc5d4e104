import type { Reader } from '@duologue/domain/accounts/reader'
import { mayChangePlaylist } from '@duologue/domain/playlists/may-change-playlist'
import { findReadableScenes } from '../conversations/index'
import type { Database } from '../database/connect'
import type { PlaylistRow } from './playlist-store'

type Listing = Pick<PlaylistRow, 'author' | 'conversations'>

/** Its conversations in their order, and the scene of the first that its reader may see. */
export interface ListedConversations {
  ids: readonly string[]
  scene: string | null
}

/**
 * Which conversations of each playlist the reader is told of, in their order: all of them where they may change it, so
 * that they can, else those that they may see (playlists.md#unavailable-conversations). One query, however many
 * playlists; of those that the reader may change `firstOfOwn` looks at the first conversation, too, for its scene.
 */
export async function listedConversations(
  database: Database,
  rows: readonly Listing[],
  reader: Reader,
  { firstOfOwn = false } = {},
): Promise<ListedConversations[]> {
  const isOpen = ({ author }: Listing) => mayChangePlaylist(reader, author)
  const asked = rows.flatMap(row =>
    isOpen(row) ? row.conversations.slice(0, firstOfOwn ? 1 : 0) : row.conversations,
  )
  const scenes = await findReadableScenes(database, [...new Set(asked)], reader)
  return rows.map(row => {
    const readable = row.conversations.filter(id => scenes.has(id))
    const [first = ''] = readable
    return { ids: isOpen(row) ? row.conversations : readable, scene: scenes.get(first) ?? null }
  })
}
