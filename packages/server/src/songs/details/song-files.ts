import { mayReadSong } from '@duologue/domain/songs/details/may-read-song'
import { and, inArray, isNotNull } from 'drizzle-orm'
import type { FileUses } from '../../file-uses'
import type { Clock } from '../../outside/clock/clock'
import { withClasses } from './older-songs'
import { dayOfSongs } from './require-song'
import { songs } from './song-store'

const { curated, withdrawnAt, licensedUntil, audience, maturity } = songs

/** What plays beside songs (media.md#song-recordings): whoever may read a song may hear it. */
export const songFiles = (clock: Clock): FileUses => ({
  async mayRead(queries, address, reader) {
    const rows = await queries.sql
      .select({ curated, withdrawnAt, licensedUntil, audience, maturity })
      .from(songs)
      .where(inArray(songs.mediaUrl, [address]))
    const isOlder = rows.some(song => song.maturity === 'PG-13')
    const asks = await withClasses(queries, reader, isOlder)
    return rows.some(song => mayReadSong(asks, song, dayOfSongs(clock)))
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
})
