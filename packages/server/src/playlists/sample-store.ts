import { eq, sql } from 'drizzle-orm'
import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { Database } from '../database/connect'
import { inTransaction } from '../database/transaction'
import { newId } from '../outside/random/new-id'
import { changePlaylist, insertPlaylist, type PlaylistFields } from './playlist-store'
import type { PlaylistsRoom } from './playlists-room'

/** The samples that are playlists by now; see the migration. */
const samples = pgTable('sample_playlists', {
  key: text('content_key').primaryKey(),
  digest: text().notNull(),
  playlist: uuid(),
})

/** A sample as it is written; `contentKey` tells one from another, `contentDigest` whether it changed. */
type SamplePlaylistRow = Omit<PlaylistFields, 'songs'> & {
  author: string
  contentKey: string
  contentDigest: string
}

/** What the sample playlists were written from, by key. */
export async function samplePlaylistDigests({
  sql: queries,
}: Database): Promise<Map<string, string>> {
  const rows = await queries.select({ key: samples.key, digest: samples.digest }).from(samples)
  return new Map(rows.map(({ key, digest }) => [key, digest]))
}

/** Writes a sample, all or nothing. One that was there keeps its id and its views; one that was deleted stays so. */
export async function saveSamplePlaylist(
  { database, clock, random }: PlaylistsRoom,
  { contentKey, contentDigest, author, ...fields }: SamplePlaylistRow,
): Promise<void> {
  await inTransaction(database, random, async transaction => {
    const { sql: queries } = transaction
    // Nobody else brings it in until this transaction ends.
    const [before] = await queries
      .insert(samples)
      .values({ key: contentKey, digest: '' })
      .onConflictDoUpdate({ target: samples.key, set: { digest: sql`${samples.digest}` } })
      .returning()
    if (before?.digest === contentDigest) return
    const now = clock.now()
    const isNew = before?.digest === ''
    const id = isNew ? newId(random, clock) : before?.playlist
    if (isNew && id) await insertPlaylist(transaction, { ...fields, id, author, now })
    if (id) await changePlaylist(transaction, id, { ...fields, now })
    await queries
      .update(samples)
      .set({ digest: contentDigest, playlist: id ?? null })
      .where(eq(samples.key, contentKey))
  })
}
