import type { LearnersCard } from '@duologue/contract/shapes/song-shapes'
import type { Reader } from '@duologue/domain/accounts/reader'
import { mayReadSong } from '@duologue/domain/songs/details/may-read-song'
import { inArray } from 'drizzle-orm'
import type { Queries } from '../../database/connect'
import { keyIn, readByKey } from '../../database/read-by-key'
import type { Clock } from '../../outside/clock/clock'
import { withClasses } from './older-songs'
import { dayOfSongs } from './require-song'
import { songs } from './song-store'
import { learnersCardView } from './song-view'

const byIds = readByKey(({ sql: queries }) =>
  queries.select().from(songs).where(keyIn(songs.id, 'ids')),
)

type Reads = { database: Queries; clock: Clock }

const isOlder = ({ maturity }: { maturity: string }) => maturity === 'PG-13'

/**
 * Those of these songs, by id, that a reader may meet, and nobody deletes them until the transaction ends; locked in one
 * order.
 */
export async function holdReadableSongs(
  { database, clock }: Reads,
  ids: readonly string[],
  reader: Reader,
): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await database.sql
    .select()
    .from(songs)
    .where(inArray(songs.id, [...ids]))
    .orderBy(songs.id)
    .for('share')
  const asks = await withClasses(database, reader, rows.some(isOlder))
  const today = dayOfSongs(clock)
  return new Set(rows.filter(row => mayReadSong(asks, row, today)).map(({ id }) => id))
}

/** The rows of those of these songs that a reader may meet (songs-for-learners.md#who-may-meet-a-song). */
export async function findReadableSongRows(
  { database, clock }: Reads,
  ids: readonly string[],
  reader: Reader,
) {
  if (ids.length === 0) return []
  const rows = await byIds(database, { ids })
  const asks = await withClasses(database, reader, rows.some(isOlder))
  const today = dayOfSongs(clock)
  return rows.filter(row => mayReadSong(asks, row, today))
}

/** Those of these songs, by id, that a reader may meet. */
export async function findReadableSongs(reads: Reads, ids: readonly string[], reader: Reader) {
  return new Set((await findReadableSongRows(reads, ids, reader)).map(({ id }) => id))
}

/** The cards of those of these songs that a reader may meet (songs-for-learners.md#who-may-meet-a-song). */
export async function songCardsOf(
  reads: Reads,
  ids: readonly string[],
  reader: Reader,
): Promise<Map<string, LearnersCard>> {
  const rows = await findReadableSongRows(reads, ids, reader)
  return new Map(rows.map(row => [row.id, learnersCardView(row)]))
}
