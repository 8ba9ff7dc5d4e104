import type { LyricEdit } from '@duologue/domain/songs/editing/edit'
import type { Written } from '../stored-song'
import { howOf, type SongCall } from './call'
import { editedFields } from './edited-fields'

/** Stores fields of a lyric, and gives them to all with the same text where that is asked for. */
export async function updateLyric(
  call: SongCall,
  edits: readonly LyricEdit[],
  baseRev: number,
): Promise<Written> {
  const [{ id, toAll } = { id: '' }] = edits
  const { lyric, lyrics, song, replacedCount } = await call.client.songs.updateLyric(
    {
      params: { id },
      body: { ...editedFields(edits), baseRev, ...(toAll ? { replaceDuplicateLyrics: true } : {}) },
    },
    howOf(call),
  )
  return { mark: song, lyrics: [lyric, ...lyrics], ...(toAll ? { replacedCount } : {}) }
}
