import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { CallFailed, type Client } from '../api/client'
import { sessionNow } from '../session/session'
import type { ListFilters } from './list-filters'
import { listQuery, listSearchQuery } from './list-queries'

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
 * The list of a page as the reader sees it; one that cannot be loaded leads to /not-found. The server renders for a
 * visitor: /not-found asks once more for whoever is logged in here, whose draft it may be (R3). Its id leads to its
 * shortid.
 */
export async function loadList({ queryClient, client }: Context, id: string, href: string) {
  const session = sessionNow()
  const reader = session.status === 'user' ? session.user.id : null
  try {
    const query = listQuery(client, id, reader)
    const { shortid, title, description } = await queryClient.ensureQueryData(query)
    if (id === shortid) return { title, description }
    throw redirect({
      to: '/pronunciation/$shortid',
      params: { shortid },
      statusCode: 301,
      replace: true,
    })
  } catch (error) {
    if (error instanceof CallFailed && (error.status === 404 || error.status === 400)) {
      const search = import.meta.env.SSR ? { from: href } : {}
      throw redirect({ to: '/not-found', search, statusCode: 302 })
    }
    throw error
  }
}
