import type { Written } from '../stored-song'
import { howOf, type SongCall } from './call'

/** Stores fields of a song, or the order of its lyrics (songs.md#song-fields). */
export async function updateSong(call: SongCall, body: object): Promise<Written> {
  const params = { id: call.songId }
  const song = await call.client.songs.updateSong({ params, body }, howOf(call))
  return { mark: song, song, order: song.lyrics, lyrics: [] }
}
