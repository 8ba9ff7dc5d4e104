import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Database } from '../../database/connect'
import { countView } from '../../database/count-view'
import { songs } from '../details/song-store'

const views = pgTable('song_views', {
  song: uuid().notNull(),
  viewer: text().notNull(),
  hour: timestamp({ withTimezone: true }).notNull(),
})

/** Counts a view of a song, one a viewer and hour (songs-for-learners.md#views-of-songs). */
export const countSongView = (
  database: Database,
  { song, ...view }: { song: string; viewer: string; hour: Date },
) =>
  countView(
    database,
    { things: songs, counter: 'views', views, thing: 'song' },
    { thing: song, ...view },
  )
