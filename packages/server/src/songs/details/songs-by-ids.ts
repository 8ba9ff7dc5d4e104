import type { LearnersCard } from '@duologue/contract/shapes/song-shapes'
import type { Reader } from '@duologue/domain/accounts/reader'
import { mayReadSong } from '@duologue/domain/songs/details/may-read-song'
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

/** The cards of those of these songs that a reader may meet (songs-for-learners.md#who-may-meet-a-song). */
export async function songCardsOf(
  { database, clock }: { database: Queries; clock: Clock },
  ids: readonly string[],
  reader: Reader,
): Promise<Map<string, LearnersCard>> {
  if (ids.length === 0) return new Map()
  const rows = await byIds(database, { ids })
  const today = dayOfSongs(clock)
  const isOlder = rows.some(({ maturity }) => maturity === 'PG-13')
  const asks = await withClasses(database, reader, isOlder)
  return new Map(
    rows.filter(row => mayReadSong(asks, row, today)).map(row => [row.id, learnersCardView(row)]),
  )
}
