import { inArray } from 'drizzle-orm'
import type { Queries } from '../database/connect'
import type { FileUses } from '../file-uses'
import { words } from './word-table'

async function named({ sql }: Queries, addresses: readonly string[]): Promise<string[]> {
  const rows = await sql
    .selectDistinct({ address: words.audioUrl })
    .from(words)
    .where(inArray(words.audioUrl, [...addresses]))
  return rows.map(({ address }) => address ?? '')
}

async function forget({ sql }: Queries, addresses: readonly string[]): Promise<void> {
  await sql
    .update(words)
    .set({ audioUrl: null })
    .where(inArray(words.audioUrl, [...addresses]))
}

/**
 * How words sound (words.md#who-may): the library stands behind songs that everybody may read, and so does its audio.
 */
export const wordFiles: FileUses = {
  mayRead: async (database, address) => (await named(database, [address])).length > 0,
  named,
  forget,
}
