import type { playlists } from '@duologue/contract/playlists'
import { idOfReader, publicAuthors, requireMayPublish } from '../accounts/index'
import type { Handler } from '../http/handlers'
import { newId } from '../outside/random/new-id'
import { insertPlaylist } from './playlist-store'
import { playlistView } from './playlist-view'
import type { PlaylistsRoom } from './playlists-room'

export function createPlaylist(room: PlaylistsRoom): Handler<typeof playlists.createPlaylist> {
  const { database, clock, random } = room
  return async ({ body }, { reader }) => {
    // A playlist is everybody's to read from the start.
    requireMayPublish(reader)
    const author = idOfReader(reader)
    const row = await insertPlaylist(database, {
      id: newId(random, clock),
      author,
      name: body.name,
      description: body.description ?? '',
      language: body.language ?? null,
      difficulty: body.difficulty ?? null,
      now: clock.now(),
    })
    const authors = await publicAuthors(database, [author])
    return playlistView(row, authors.get(author))
  }
}
