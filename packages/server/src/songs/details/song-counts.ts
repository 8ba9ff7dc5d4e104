import { isEditor } from '@duologue/domain/accounts/is-editor'
import type { Reader } from '@duologue/domain/accounts/reader'
import { maturitiesFor } from '@duologue/domain/songs/details/may-read-song'
import { and, eq, gte, inArray, type Placeholder, type SQL } from 'drizzle-orm'
import { bigint, boolean, date, pgTable, text } from 'drizzle-orm/pg-core'

/** How many songs are out, of each kind that a search tells apart; triggers keep it (0056-song-counts.sql). */
export const songCounts = pgTable('song_counts', {
  language: text().notNull(),
  difficulty: text().notNull(),
  maturity: text().notNull(),
  audience: text().notNull(),
  hasRecording: boolean('has_recording').notNull(),
  ends: date().notNull(),
  total: bigint({ mode: 'number' }).notNull(),
})

/** Of which kinds a reader may meet songs, as `songsFor` says it of the songs themselves. */
export function countsFor(reader: Reader, today: string | Placeholder): SQL | undefined {
  if (isEditor(reader)) return undefined
  const maturities = maturitiesFor(reader)
  return and(
    gte(songCounts.ends, today),
    reader.kind === 'visitor' ? eq(songCounts.audience, 'everyone') : undefined,
    maturities && inArray(songCounts.maturity, [...maturities]),
  )
}
