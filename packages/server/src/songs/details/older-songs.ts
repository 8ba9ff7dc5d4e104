import { isEditor } from '@duologue/domain/accounts/is-editor'
import type { Reader } from '@duologue/domain/accounts/reader'
import { pgView, uuid } from 'drizzle-orm/pg-core'
import type { Queries } from '../../database/connect'
import { keyIs, readByKey } from '../../database/read-by-key'

/** Students whom a class of theirs lets meet songs of PG-13; see the migration. */
const olderSongReaders = pgView('older_song_readers', { reader: uuid().notNull() }).existing()

const asOlder = readByKey(({ sql: queries }) =>
  queries
    .select({ reader: olderSongReaders.reader })
    .from(olderSongReaders)
    .where(keyIs(olderSongReaders.reader, 'reader')),
)

/**
 * A reader with what their classes allow (songs-for-learners.md#who-may-meet-a-song), which is asked of student accounts alone,
 * and only where it matters.
 */
export async function withClasses(
  queries: Queries,
  reader: Reader,
  matters: boolean,
): Promise<Reader> {
  if (!matters || reader.kind === 'visitor' || !reader.isStudent || isEditor(reader)) return reader
  const found = await asOlder(queries, { reader: reader.id })
  return found.length > 0 ? { ...reader, isOlder: true } : reader
}
