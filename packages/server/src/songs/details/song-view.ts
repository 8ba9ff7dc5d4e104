import type { LearnersCard, Song, SongCard, WholeSong } from '@duologue/contract/shapes/song-shapes'
import { coverOfSong, sceneOfSong } from '@duologue/domain/songs/details/cover-of-song'
import { titleAndArtist } from '@duologue/domain/songs/details/song-fields'
import { embedUrlOf, thumbnailsOf } from '@duologue/domain/songs/details/video-addresses'
import { memoizeLast } from '../../media/index'
import type { SongRow } from './song-store'

/** What a learner's card is made of. */
export type CardRow = Pick<
  SongRow,
  | 'id'
  | 'title'
  | 'artist'
  | 'titleTranslation'
  | 'artistTranslation'
  | 'titlePinyin'
  | 'artistPinyin'
  | 'difficulty'
  | 'maturity'
  | 'language'
  | 'duration'
  | 'mediaUrl'
  | 'description'
  | 'tags'
  | 'publishedAt'
  | 'views'
>

/** What a song is called. */
const titlesOf = (row: CardRow) => ({
  id: row.id,
  title: row.title,
  artist: row.artist,
  titleAndArtist: titleAndArtist(row),
  titleTranslation: row.titleTranslation,
  artistTranslation: row.artistTranslation,
  titlePinyin: row.titlePinyin,
  artistPinyin: row.artistPinyin,
})

/** The scene of a song, and of what it was found. */
interface FoundScene {
  of?: CardRow
  scene: string | null
}

/** Scenes that are remembered: some of them take a millisecond to find, and a search shows the same songs again and again. */
const scenesKept = memoizeLast<FoundScene>(1000)

/** Whether a scene is found of the same texts. */
const saysTheSame = (one: CardRow, other: CardRow) =>
  one.title === other.title &&
  one.titleTranslation === other.titleTranslation &&
  one.description === other.description &&
  one.language === other.language &&
  one.tags.length === other.tags.length &&
  one.tags.every((tag, at) => tag === other.tags[at])

/** By the song's id, which is shorter than what its scene is found of: that is compared. */
function sceneOf(row: CardRow): string | null {
  const kept = scenesKept(row.id, () => ({ scene: null }))
  if (!kept.of || !saysTheSame(kept.of, row)) {
    kept.scene = sceneOfSong(row)
    kept.of = row
  }
  return kept.scene
}

/** A song as learners find it. */
export const learnersCardView = (row: CardRow): LearnersCard => ({
  ...titlesOf(row),
  difficulty: row.difficulty,
  maturity: row.maturity,
  language: row.language,
  duration: row.duration,
  hasRecording: row.mediaUrl !== null,
  cover: coverOfSong({ id: row.id, language: row.language, scene: sceneOf(row) }),
  publishedAt: row.publishedAt?.toISOString() ?? null,
  views: row.views,
})

/** What editors have stated of a song, which others are not told. */
const statedOf = (row: SongRow) => ({
  rights: row.rights,
  rightsNote: row.rightsNote,
  rightsUrl: row.rightsUrl,
  audience: row.audience,
  licensedUntil: row.licensedUntil,
  withdrawnAt: row.withdrawnAt?.toISOString() ?? null,
})

/** A song as lists show it to whoever may change it, or not. */
export function songCardView(row: SongRow, isForEditors: boolean): SongCard {
  return {
    ...titlesOf(row),
    difficulty: row.difficulty,
    maturity: row.maturity,
    language: row.language,
    curated: row.curated,
    publishedAt: row.publishedAt?.toISOString() ?? null,
    youtubeId: row.youtubeId,
    youtubeEmbedUrl: row.youtubeId === null ? null : embedUrlOf(row.youtubeId),
    youtubeThumbnails: row.youtubeId === null ? null : thumbnailsOf(row.youtubeId),
    youtubeViews: row.youtubeViews,
    mediaUrl: row.mediaUrl,
    duration: row.duration,
    description: row.description,
    tags: row.tags,
    createdAt: row.createdAt.toISOString(),
    ...(isForEditors ? statedOf(row) : {}),
  }
}

/** A song with its revisions, and with its lyrics: their ids, or all of them. */
export const songView = <Lyrics extends Song['lyrics'] | WholeSong['lyrics']>(
  row: SongRow,
  lyrics: Lyrics,
  isForEditors = true,
) => ({
  ...songCardView(row, isForEditors),
  rev: row.rev,
  orderRev: row.orderRev,
  fieldRevs: row.fieldRevs,
  updatedAt: row.updatedAt.toISOString(),
  lyrics,
})
