import type { CallArguments } from '@duologue/contract/endpoint'
import type { playlists } from '@duologue/contract/playlists'
import type { Reader } from '@duologue/domain/accounts/reader'
import { publicAuthors } from '../accounts/index'
import { holdReadable } from '../conversations/index'
import type { Queries } from '../database/connect'
import { inTransaction } from '../database/transaction'
import type { Handler } from '../http/handlers'
import { ChangedElsewhere, Refused } from '../http/refused'
import { holdReadableSongs } from '../songs/index'
import { changeablePlaylist } from './changeable-playlist'
import { changePlaylist, type PlaylistFields, type PlaylistRow } from './playlist-store'
import { playlistView } from './playlist-view'
import type { PlaylistsRoom } from './playlists-room'

type Body = CallArguments<typeof playlists.updatePlaylist>['body']

/**
 * The ids of a new order. Those that are in the playlist already stay, whether or not they can be seen now; what is
 * new must be a conversation that the reader may see.
 */
async function orderOf(
  transaction: Queries,
  names: readonly string[],
  row: PlaylistRow,
  reader: Reader,
): Promise<string[]> {
  const kept = new Set(row.conversations)
  const fresh = names.filter(name => !kept.has(name))
  const found = await holdReadable(transaction, fresh, reader)
  if (fresh.some(name => !found.has(name))) throw new Refused('conversation-not-found')
  const order = names.map(name => found.get(name) ?? name)
  if (new Set(order).size < order.length)
    throw new Refused('invalid-input', { conversations: 'names a conversation twice' })
  return order
}

/** The ids of a new order of songs, by the same rules. */
async function songOrderOf(
  queries: Parameters<typeof holdReadableSongs>[0],
  names: readonly string[],
  row: PlaylistRow,
  reader: Reader,
): Promise<string[]> {
  const order = names.map(name => name.toLowerCase())
  const fresh = order.filter(id => !row.songs.includes(id))
  const held = await holdReadableSongs(queries, fresh, reader)
  if (fresh.some(id => !held.has(id))) throw new Refused('song-not-found')
  if (new Set(order).size < order.length)
    throw new Refused('invalid-input', { songs: 'names a song twice' })
  return order
}

/** What is sent of the fields; what is left out stays as it is. */
const sentFields = ({ version: _, ...fields }: Body) =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as Partial<PlaylistFields>

/** Changes what is sent; with a version that is over, nothing (saving.md#versions). */
export function updatePlaylist(room: PlaylistsRoom): Handler<typeof playlists.updatePlaylist> {
  const { database, clock, random } = room
  return async ({ params, body }, { reader }) => {
    const { row, isStale } = await inTransaction(database, random, async transaction => {
      const now = await changeablePlaylist(transaction, params.id, reader)
      if (body.version !== undefined && body.version !== now.version)
        return { row: now, isStale: true }
      const fields = sentFields(body)
      if (fields.conversations)
        fields.conversations = await orderOf(transaction, fields.conversations, now, reader)
      if (fields.songs) {
        const queries = { database: transaction, clock }
        fields.songs = await songOrderOf(queries, fields.songs, now, reader)
      }
      const isNothing = Object.keys(fields).length === 0
      const change = { ...fields, now: clock.now() }
      return { row: isNothing ? now : await changePlaylist(transaction, params.id, change) }
    })
    if (!row) throw new Refused('playlist-not-found')
    const authors = await publicAuthors(database, [row.author])
    const current = playlistView(row, authors.get(row.author ?? ''))
    if (isStale) throw new ChangedElsewhere('playlist-changed', current)
    return current
  }
}
