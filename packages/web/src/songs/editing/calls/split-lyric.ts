import type { Edit } from '@duologue/domain/songs/editing/edit'
import type { Written } from '../stored-song'
import { howOf, type SongCall } from './call'

/** Splits a lyric before one of its words. */
export async function splitLyric(
  call: SongCall,
  { id, wordIndex, second }: Extract<Edit, { kind: 'split' }>,
  baseRev: number,
): Promise<Written> {
  const { lyrics, changed, song } = await call.client.songs.splitLyric(
    {
      params: { id },
      body: { wordIndex, secondId: second, baseRev, baseOrderRev: call.orderRev },
    },
    howOf(call),
  )
  return { mark: song, order: song.lyrics, lyrics: [...lyrics, ...changed] }
}
