import type { playlists } from '@duologue/contract/playlists'
import { playlistLimits } from '@duologue/domain/playlists/playlist-limits'
import { publicAuthors } from '../../accounts/index'
import { inTransaction } from '../../database/transaction'
import type { Handler } from '../../http/handlers'
import { Refused } from '../../http/refused'
import { holdReadableSongs } from '../../songs/index'
import { changeablePlaylist } from '../changeable-playlist'
import { changePlaylist } from '../playlist-store'
import { playlistView } from '../playlist-view'
import type { PlaylistsRoom } from '../playlists-room'

/** Puts a song behind the other songs; one that is there already changes nothing (playlists.md#songs). */
export function addSongToPlaylist(
  room: PlaylistsRoom,
): Handler<typeof playlists.addSongToPlaylist> {
  const { database, clock, random } = room
  return async ({ params, body }, { reader }) => {
    const song = body.song.toLowerCase()
    const row = await inTransaction(database, random, async transaction => {
      const now = await changeablePlaylist(transaction, params.id, reader)
      if (now.songs.includes(song)) return now
      const held = await holdReadableSongs({ database: transaction, clock }, [song], reader)
      if (!held.has(song)) throw new Refused('song-not-found')
      if (now.songs.length >= playlistLimits.songs) throw new Refused('playlist-songs-full')
      const songs = [...now.songs, song]
      return changePlaylist(transaction, params.id, { songs, now: clock.now() })
    })
    if (!row) throw new Refused('playlist-not-found')
    const authors = await publicAuthors(database, [row.author])
    return playlistView(row, authors.get(row.author ?? ''))
  }
}
