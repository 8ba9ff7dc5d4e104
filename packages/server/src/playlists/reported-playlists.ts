import type { Reader } from '@duologue/domain/accounts/reader'
import { slugify } from '@duologue/domain/text/slug'
import type { Database, Queries } from '../database/connect'
import type { Hideable } from '../reportable'
import { holdPlaylist, lockPlaylist, playlistsByIds } from './playlist-store'
import { findReadable } from './require-playlist'

const isId = (name: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(name)

const find = async (database: Database, name: string, reader: Reader) =>
  isId(name) ? (await findReadable(database, name, reader))?.id : undefined

async function lock(transaction: Queries, id: string) {
  const row = await lockPlaylist(transaction, id)
  return row && { author: row.author, isPublished: true, isSample: false, isAssigned: false }
}

async function told(database: Database, ids: readonly string[]) {
  const rows = await playlistsByIds(database, ids)
  return new Map(
    rows.map(({ id, name, author, heldAt }) => [
      id,
      { title: name, page: `/playlists/${id}/${slugify(name)}`, author, isHeld: heldAt !== null },
    ]),
  )
}

/** What reports ask of playlists (decision 049). */
export const reportedPlaylists: Hideable = {
  find,
  lock,
  told,
  hold: holdPlaylist,
  release: (transaction, id) => holdPlaylist(transaction, id, null),
}
