import type { Reader } from '@duologue/domain/accounts/reader'
import { mayReadSong } from '@duologue/domain/songs/details/may-read-song'
import { inArray } from 'drizzle-orm'
import type { Database, Queries } from '../../database/connect'
import { retryRead } from '../../database/database-away'
import type { Clock } from '../../outside/clock/clock'
import type { Reportable } from '../../reportable'
import { dayOfSongs } from './require-song'
import { findSong, lockSong, songs } from './song-store'

const isId = (name: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(name)

const findWith = (clock: Clock) => async (database: Database, name: string, reader: Reader) => {
  const row = isId(name) ? await findSong(database, name) : undefined
  return row && mayReadSong(reader, row, dayOfSongs(clock)) ? row.id : undefined
}

async function lock(transaction: Queries, id: string) {
  const row = await lockSong(transaction, { song: id })
  return row && { author: null, isPublished: row.curated, isSample: false, isAssigned: false }
}

async function told({ sql }: Database, ids: readonly string[]) {
  const { id, title } = songs
  const rows = await retryRead(() =>
    sql
      .select({ id, title })
      .from(songs)
      .where(inArray(id, [...ids])),
  )
  return new Map(
    rows.map(row => [
      row.id,
      { title: row.title, page: `/editor/songs/${row.id}`, author: null, isHeld: false },
    ]),
  )
}

/** What reports ask of songs: they are curated instead of hidden (decision 049). */
export const reportedSongs = (clock: Clock): Reportable => ({ find: findWith(clock), lock, told })
