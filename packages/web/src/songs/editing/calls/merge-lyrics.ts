import type { Edit } from '@duologue/domain/songs/editing/edit'
import type { Written } from '../stored-song'
import { howOf, type SongCall } from './call'

/** Joins a lyric with the one before or after it. */
export async function mergeLyrics(
  call: SongCall,
  { id, direction }: Extract<Edit, { kind: 'merge' }>,
  baseRev: number,
): Promise<Written> {
  const { lyric, lyrics, song } = await call.client.songs.mergeLyrics(
    { params: { id }, body: { direction, baseRev, baseOrderRev: call.orderRev } },
    howOf(call),
  )
  return { mark: song, order: song.lyrics, lyrics: [lyric, ...lyrics] }
}
