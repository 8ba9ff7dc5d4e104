import type { SongDetails } from '@duologue/domain/songs/details/song-details'
import { blankLine, type LyricLine } from '@duologue/domain/songs/lyrics/lyric-line'

/** The fields of a song that its history tells apart. */
export const detailFields = [
  'language',
  'title',
  'artist',
  'titleTranslation',
  'artistTranslation',
  'titlePinyin',
  'artistPinyin',
  'difficulty',
  'maturity',
  'curated',
  'publishedAt',
  'youtubeId',
  'youtubeViews',
  'mediaUrl',
  'duration',
  'description',
  'tags',
  'rights',
  'rightsNote',
  'rightsUrl',
  'audience',
  'licensedUntil',
  'withdrawnAt',
] as const satisfies readonly (keyof SongDetails)[]

/** The fields of a lyric that its history tells apart. */
export const lineFields = Object.keys(blankLine('', '')).filter(
  (field): field is Exclude<keyof LyricLine, 'id'> => field !== 'id',
)
