import type { CallArguments } from '@duologue/contract/endpoint'
import type { playlists } from '@duologue/contract/playlists'
import type { Reader } from '@duologue/domain/accounts/reader'
import { pageSizes } from '@duologue/domain/choices/limits-across-rooms'
import { readAsFilters } from '@duologue/domain/conversations/asked-filters'
import { calledAnywhere } from '@duologue/domain/conversations/called-anywhere'
import { isPlaylistAuthor } from '@duologue/domain/playlists/may-change-playlist'
import { foldText } from '@duologue/domain/text/fold'
import { publicAuthors } from '../accounts/index'
import type { Database } from '../database/connect'
import { cutOneBefore, withOneBefore } from '../database/one-before'
import type { Handler } from '../http/handlers'
import { listedIn } from './listed-in'
import { playlistCardView } from './playlist-view'
import type { PlaylistsRoom } from './playlists-room'
import { findPlaylists, type Search } from './search-store'

type Query = CallArguments<typeof playlists.searchPlaylists>['query']

function searchOf({ language, author, page = 1, ...query }: Query, reader: Reader): Search {
  const name = foldText(query.title ?? '')
  const difficulty = query.difficulty?.filter(level => level !== 'all')
  const isAll = query.difficulty?.includes('all') || difficulty?.length === 0
  const limit = query.limit ?? pageSizes.playlists
  return {
    ...(language && language !== 'all' ? { language } : {}),
    ...(difficulty && !isAll ? { difficulty } : {}),
    ...(name ? { name } : {}),
    ...(author ? { author } : {}),
    isOwn: isPlaylistAuthor(reader, author ?? null),
    order: query.recent === '-1' ? 'recent' : 'popular',
    offset: (page - 1) * limit,
    limit,
  }
}

/** Searches; a language or a level that no name has is read as a filter. */
async function findOrRead(database: Database, search: Search, typed = '') {
  const found = await findPlaylists(database, search)
  const read = found.total > 0 ? undefined : readAsFilters(search, typed, calledAnywhere)
  if (!read) return found
  const { name: _, ...others } = search
  const { rest, ...filters } = read
  const named = rest ? { name: foldText(rest) } : {}
  return findPlaylists(database, { ...others, ...filters, ...named })
}

/**
 * Everybody finds every playlist that has something for everybody and is not held for review, and all of their own; the
 * counts on a card are of the conversations and songs that its reader may see.
 */
export function searchPlaylists(room: PlaylistsRoom): Handler<typeof playlists.searchPlaylists> {
  const { database } = room
  return async ({ query }, { reader }) => {
    const search = searchOf(query, reader)
    const found = await findOrRead(database, withOneBefore(search), query.title)
    const { rows, before } = cutOneBefore(search, found.rows)
    const [listed, authors] = await Promise.all([
      listedIn(room, rows, reader, { firstOfOwn: true }),
      publicAuthors(
        database,
        rows.map(({ author }) => author),
      ),
    ])
    return {
      playlists: rows.map((row, index) =>
        playlistCardView(
          row,
          authors.get(row.author ?? ''),
          listed[index] ?? { ids: [], songs: [], scene: null },
        ),
      ),
      total: found.total,
      ...before,
    }
  }
}
