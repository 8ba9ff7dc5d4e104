import type { Song, SongCard, WholeSong } from '@duologue/contract/shapes/song-shapes'
import { titleAndArtist } from '@duologue/domain/songs/details/song-fields'
import { embedUrlOf, thumbnailsOf } from '@duologue/domain/songs/details/video-addresses'
import type { SongRow } from './song-store'

/** A song as lists show it. */
export function songCardView(row: SongRow): SongCard {
  const { titleSearch: _search, rev: _rev, orderRev: _order, fieldRevs: _revs, ...told } = row
  const { updatedAt: _updated, ...fields } = told
  return {
    ...fields,
    titleAndArtist: titleAndArtist(row),
    publishedAt: row.publishedAt?.toISOString() ?? null,
    youtubeEmbedUrl: row.youtubeId === null ? null : embedUrlOf(row.youtubeId),
    youtubeThumbnails: row.youtubeId === null ? null : thumbnailsOf(row.youtubeId),
    createdAt: row.createdAt.toISOString(),
  }
}

/** A song with its revisions, and with its lyrics: their ids, or all of them. */
export const songView = <Lyrics extends Song['lyrics'] | WholeSong['lyrics']>(
  row: SongRow,
  lyrics: Lyrics,
) => ({
  ...songCardView(row),
  rev: row.rev,
  orderRev: row.orderRev,
  fieldRevs: row.fieldRevs,
  updatedAt: row.updatedAt.toISOString(),
  lyrics,
})
