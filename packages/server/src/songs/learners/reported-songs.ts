import type { Reader } from '@duologue/domain/accounts/reader'
import { mayReadSong } from '@duologue/domain/songs/details/may-read-song'
import { slugify } from '@duologue/domain/text/slug'
import { inArray } from 'drizzle-orm'
import type { Database, Queries } from '../../database/connect'
import { retryRead } from '../../database/database-away'
import type { Hideable } from '../../reportable'
import { withClasses } from '../details/older-songs'
import { dayOfSongs } from '../details/require-song'
import { findSong, lockSong, songs } from '../details/song-store'
import { editOpenSong } from '../editing/edit-song'
import type { SongsRoom } from '../songs-room'

const isId = (name: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(name)

async function lock(transaction: Queries, id: string) {
  const row = await lockSong(transaction, { song: id })
  return row && { author: null, isPublished: row.curated, isSample: false, isAssigned: false }
}

async function told({ sql }: Database, ids: readonly string[]) {
  const { id, title, withdrawnAt } = songs
  const rows = await retryRead(() =>
    sql
      .select({ id, title, withdrawnAt })
      .from(songs)
      .where(inArray(id, [...ids])),
  )
  return new Map(
    rows.map(row => [
      row.id,
      {
        title: row.title,
        page: `/songs/${row.id}/${slugify(row.title)}`,
        author: null,
        isHeld: row.withdrawnAt !== null,
      },
    ]),
  )
}

/**
 * What reports ask of songs: hiding one withdraws it, by whoever decides so, and keeping one shows it again
 * (songs-for-learners.md#withdrawing).
 */
export function reportedSongs(room: SongsRoom): Hideable {
  const { clock } = room
  return {
    async find(database: Database, name: string, reader: Reader) {
      const row = isId(name) ? await findSong(database, name) : undefined
      const asks = await withClasses(database, reader, row?.maturity === 'PG-13')
      return row && mayReadSong(asks, row, dayOfSongs(clock)) ? row.id : undefined
    },
    lock,
    told,
    hold: (transaction, song, at, by) =>
      editOpenSong(room, transaction, by, {
        song: { song },
        operation: 'withdraw',
        work: ({ row }) => ({ details: { withdrawnAt: row.withdrawnAt ?? at } }),
        answer: () => undefined,
      }),
    release: (transaction, song, by) =>
      editOpenSong(room, transaction, by, {
        song: { song },
        operation: 'restore',
        work: () => ({ details: { withdrawnAt: null } }),
        answer: () => undefined,
      }),
  }
}
