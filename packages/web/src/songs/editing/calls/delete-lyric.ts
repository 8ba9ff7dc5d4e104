import type { Written } from '../stored-song'
import { howOf, type SongCall } from './call'

/** Takes a lyric out of its song. */
export async function deleteLyric(call: SongCall, id: string): Promise<Written> {
  const { lyrics, song } = await call.client.songs.deleteLyric({ params: { id } }, howOf(call))
  return { mark: song, order: song.lyrics, lyrics }
}
