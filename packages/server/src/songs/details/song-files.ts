import { mayReadSong } from '@duologue/domain/songs/details/may-read-song'
import { and, inArray, isNotNull } from 'drizzle-orm'
import type { FileUses } from '../../file-uses'
import { songs } from './song-store'

/** What plays beside songs (media.md#song-recordings): whoever may read a song may hear it. */
export const songFiles: FileUses = {
  async mayRead({ sql }, address, reader) {
    const rows = await sql
      .select({ curated: songs.curated })
      .from(songs)
      .where(inArray(songs.mediaUrl, [address]))
    return rows.some(song => mayReadSong(reader, song))
  },
  async named({ sql }, addresses) {
    const rows = await sql
      .selectDistinct({ address: songs.mediaUrl })
      .from(songs)
      .where(inArray(songs.mediaUrl, [...addresses]))
    return rows.map(({ address }) => address ?? '')
  },
  /** A song without a video keeps the address, since it must have one of both. */
  async forget({ sql }, addresses) {
    await sql
      .update(songs)
      .set({ mediaUrl: null })
      .where(and(inArray(songs.mediaUrl, [...addresses]), isNotNull(songs.youtubeId)))
  },
}
