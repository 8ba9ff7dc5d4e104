import { coverOfList } from '@duologue/domain/pronunciation/cover-of-list'
import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import type { Client } from '../api/client'
import { foundOrNot } from '../session/found-or-not'
import { sessionNow } from '../session/session'
import { listQuery } from './get-list-query'
import type { ListFilters } from './list-filters'
import { listSearchQuery } from './search-lists-query'

interface Context {
  queryClient: QueryClient
  client: Client
}

/**
 * Fetches a search with its page; a search that fails leaves its page standing. One's own lists are nobody else's: the
 * server, which renders for a visitor, leaves them to the browser.
 */
export async function loadSearch({ queryClient, client }: Context, filters: ListFilters) {
  if (!filters.own) await queryClient.prefetchInfiniteQuery(listSearchQuery(client, filters))
}

/**
 * The list of a page as the reader sees it; one that cannot be loaded leads to /not-found. Its id leads to its shortid.
 */
export async function loadList({ queryClient, client }: Context, id: string, href: string) {
  const session = sessionNow()
  const reader = session.status === 'user' ? session.user.id : null
  const query = listQuery(client, id, reader)
  const found = await foundOrNot(href, () => queryClient.ensureQueryData(query))
  const { shortid, title, description } = found
  if (id === shortid) return { title, description, cover: coverOfList(found) }
  throw redirect({
    to: '/pronunciation/$shortid',
    params: { shortid },
    statusCode: 301,
    replace: true,
  })
}
