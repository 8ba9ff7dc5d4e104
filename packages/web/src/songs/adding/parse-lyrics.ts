import type { combineLyrics } from '@duologue/domain/songs/adding/combine-lyrics'
import type { DraftLyric } from '@duologue/domain/songs/adding/draft-lyric'
import type { Warning } from '@duologue/domain/songs/adding/notices'
import type { Client } from '../../api/client'
import { newKey } from '../../api/new-key'
import { type AddFields, draftOfParsed } from './add-fields'

/** What came of reading a text into the song. */
export interface Added {
  warnings: Warning[]
  alreadyThere: number
  /** What the text says of its song, by the names of its tags. */
  metadata: Readonly<Record<string, string>>
}

/**
 * Has a pasted text read and puts its lyrics among those of the song (lyrics.md#add-lyrics).
 * @param combine comes with what reads pasted texts, which whoever asks has had to fetch already.
 */
export async function parseLyrics(
  client: Client,
  songId: string,
  text: Pick<AddFields, 'format' | 'pasted' | 'secondIsTranslation'>,
  drafts: readonly DraftLyric[],
  combine: typeof combineLyrics,
): Promise<{ lyrics: readonly DraftLyric[]; added: Added }> {
  const { format, pasted, secondIsTranslation = false } = text
  const { lyrics, warnings, metadata } = await client.songs.parseLyrics({
    params: { id: songId },
    body: { format, text: pasted, ...(secondIsTranslation ? { secondIsTranslation } : {}) },
  })
  const name = newKey().slice(0, 8)
  const fresh = lyrics.map((lyric, index) => draftOfParsed(lyric, `${name}-${index}`))
  const combined = combine(drafts, fresh, format)
  return {
    lyrics: combined.lyrics,
    added: { warnings, metadata, alreadyThere: combined.alreadyThere },
  }
}
