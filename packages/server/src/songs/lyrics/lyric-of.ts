import { Refused } from '../../http/refused'
import type { LyricRow } from './lyric-table'

/** A lyric of a song by its id. Throws the refusal `lyric-not-found` when it is not there. */
export function lyricOf(lyrics: readonly LyricRow[], id: string): LyricRow {
  const found = lyrics.find(lyric => lyric.id === id)
  if (!found) throw new Refused('lyric-not-found')
  return found
}
