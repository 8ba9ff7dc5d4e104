import type { CallArguments } from '@duologue/contract/endpoint'
import type { pronunciation } from '@duologue/contract/pronunciation'
import type { Reader } from '@duologue/domain/accounts/reader'
import { pageSizes } from '@duologue/domain/choices/limits-across-rooms'
import { readAsFilters } from '@duologue/domain/conversations/asked-filters'
import { calledAnywhere } from '@duologue/domain/conversations/called-anywhere'
import { isListAuthor } from '@duologue/domain/pronunciation/may-read-list'
import { foldText } from '@duologue/domain/text/fold'
import { publicAuthors } from '../../accounts/index'
import type { Database } from '../../database/connect'
import { cutOneBefore, withOneBefore } from '../../database/one-before'
import type { Handler } from '../../http/handlers'
import { listCardView } from '../list-view'
import type { PronunciationRoom } from '../pronunciation-room'
import { findLists, type Search } from './list-search-store'

type Query = CallArguments<typeof pronunciation.searchLists>['query']

/** Drafts appear only for one's own author id (pronunciation.md#searching). */
function searchOf({ language, author, page = 1, ...query }: Query, reader: Reader): Search {
  const title = foldText(query.title ?? '')
  const levels = query.difficulty?.filter(level => level !== 'all') ?? []
  const isEveryLevel = levels.length === 0 || query.difficulty?.includes('all')
  const limit = query.limit ?? pageSizes.playlists
  return {
    ...(language && language !== 'all' ? { language } : {}),
    ...(isEveryLevel ? {} : { difficulty: levels }),
    ...(title ? { title } : {}),
    ...(author ? { author } : {}),
    includeDraft: query.includeDraft === 'true' && isListAuthor(reader, author ?? null),
    order: query.recent === '-1' ? 'recent' : 'popular',
    offset: (page - 1) * limit,
    limit,
  }
}

/** Searches; a language or a level that no title has is read as a filter. */
async function findOrRead(database: Database, search: Search, typed = '') {
  const found = await findLists(database, search)
  const read = found.total > 0 ? undefined : readAsFilters(search, typed, calledAnywhere)
  if (!read) return found
  const { title: _, ...others } = search
  const { rest, ...filters } = read
  const titled = rest ? { title: foldText(rest) } : {}
  return findLists(database, { ...others, ...filters, ...titled })
}

export function searchLists({
  database,
}: PronunciationRoom): Handler<typeof pronunciation.searchLists> {
  return async ({ query }, { reader }) => {
    const search = searchOf(query, reader)
    const found = await findOrRead(database, withOneBefore(search), query.title)
    const { rows, before } = cutOneBefore(search, found.rows)
    const authors = await publicAuthors(
      database,
      rows.map(({ author }) => author),
    )
    return {
      pronunciationLists: rows.map(row => listCardView(row, authors.get(row.author ?? ''))),
      total: found.total,
      ...before,
    }
  }
}
