import { eq } from 'drizzle-orm'
import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Database } from '../database/connect'
import { countView } from '../database/count-view'
import { playlists } from './playlist-store'

const views = pgTable('playlist_views', {
  playlist: uuid().notNull(),
  viewer: text().notNull(),
  hour: timestamp({ withTimezone: true }).notNull(),
})

/** Counts a view of a playlist, one a viewer and hour (playlists.md#popular-playlists). */
export const countPlaylistView = (
  database: Database,
  { playlist, ...view }: { playlist: string; viewer: string; hour: Date },
) =>
  countView(
    database,
    { things: playlists, counter: 'opened', views, thing: 'playlist' },
    { thing: playlist, ...view },
  )

/** A playlist's views. */
export async function viewsOf({ sql: queries }: Database, playlist: string): Promise<number> {
  const [row] = await queries
    .select({ views: playlists.opened })
    .from(playlists)
    .where(eq(playlists.id, playlist))
  return row?.views ?? 0
}
