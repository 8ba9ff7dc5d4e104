import type {
  Maturity,
  SongAudience,
  SongDifficulty,
  SongLanguage,
  SongRights,
} from '../../choices/song-choices'

/** What people write and choose of a song (songs.md#song-fields). */
export interface SongDetails {
  language: SongLanguage
  title: string
  artist: string
  titleTranslation: string
  artistTranslation: string
  titlePinyin: string
  artistPinyin: string
  difficulty: SongDifficulty
  maturity: Maturity
  curated: boolean
  publishedAt: Date | null
  youtubeId: string | null
  youtubeViews: number
  mediaUrl: string | null
  duration: number
  description: string
  tags: string[]
  rights: SongRights
  rightsNote: string
  rightsUrl: string
  audience: SongAudience
  /** The last day of its licence, such as `2026-03-04`; null without an end. */
  licensedUntil: string | null
  withdrawnAt: Date | null
}

/** A song is published as long as it is curated, from the moment that it was (songs.md#curated-songs). */
export function withPublished(
  change: Partial<SongDetails>,
  was: Pick<SongDetails, 'curated'> | undefined,
  now: Date,
): Partial<SongDetails> {
  if (change.curated === undefined || change.curated === was?.curated) return change
  return { ...change, publishedAt: change.curated ? now : null }
}
