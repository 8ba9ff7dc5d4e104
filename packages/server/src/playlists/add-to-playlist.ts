import type { playlists } from '@duologue/contract/playlists'
import { playlistLimits } from '@duologue/domain/playlists/playlist-limits'
import { publicAuthors } from '../accounts/index'
import { holdReadable } from '../conversations/index'
import { inTransaction } from '../database/transaction'
import type { Handler } from '../http/handlers'
import { Refused } from '../http/refused'
import { changeablePlaylist } from './changeable-playlist'
import { changePlaylist } from './playlist-store'
import { playlistView } from './playlist-view'
import type { PlaylistsRoom } from './playlists-room'

/** Puts a conversation at the end; one that is there already changes nothing (playlists.md#adding-a-conversation). */
export function addToPlaylist(room: PlaylistsRoom): Handler<typeof playlists.addToPlaylist> {
  const { database, clock, random } = room
  return async ({ params, body }, { reader }) => {
    const name = body.conversation_id
    const row = await inTransaction(database, random, async transaction => {
      const now = await changeablePlaylist(transaction, params.id, reader)
      if (now.conversations.includes(name.toLowerCase())) return now
      const id = (await holdReadable(transaction, [name], reader)).get(name)
      if (id === undefined) throw new Refused('conversation-not-found')
      if (now.conversations.includes(id)) return now
      if (now.conversations.length >= playlistLimits.conversations)
        throw new Refused('playlist-full')
      const conversations = [...now.conversations, id]
      return changePlaylist(transaction, params.id, { conversations, now: clock.now() })
    })
    if (!row) throw new Refused('playlist-not-found')
    const authors = await publicAuthors(database, [row.author])
    return playlistView(row, authors.get(row.author ?? ''))
  }
}
