import { isEditor } from '@duologue/domain/accounts/is-editor'
import type { Reader } from '@duologue/domain/accounts/reader'
import { maturitiesFor } from '@duologue/domain/songs/details/may-read-song'
import { and, eq, gte, inArray, isNull, or, type Placeholder, type SQL, sql } from 'drizzle-orm'
import { songs } from './song-store'

/** Songs that are out; the words of the partial indexes (0052-songs-for-learners.sql). */
const isOut = sql`(${songs.curated} and ${songs.withdrawnAt} is null)`

/**
 * The songs that a reader may meet, as `mayReadSong` says it of one (songs-for-learners.md#who-may-meet-a-song); undefined for editors, who
 * may meet all.
 */
export function songsFor(reader: Reader, today: string | Placeholder): SQL | undefined {
  if (isEditor(reader)) return undefined
  const maturities = maturitiesFor(reader)
  return and(
    isOut,
    or(isNull(songs.licensedUntil), gte(songs.licensedUntil, today)),
    reader.kind === 'visitor' ? eq(songs.audience, 'everyone') : undefined,
    maturities && inArray(songs.maturity, [...maturities]),
  )
}
