import type { OwnBest } from '@duologue/contract/plays'
import { queryOptions, useQueries } from '@tanstack/react-query'
import type { Client } from '../api/client'
import { useSession } from '../session/session'
import { ownKey } from '../session/session-watch'

const ownBestsQuery = (client: Client, ids: readonly string[]) =>
  queryOptions({
    queryKey: [ownKey, 'bests', ids],
    queryFn: async () =>
      (await client.plays.findOwnBests({ query: { conversation: [...ids] } })).bests,
    staleTime: 0,
  })

/**
 * The signed-in user's best plays of these conversations, by id; one call for every `perPage` of them, so that those of
 * a page that came before are not asked for again. Null where they have not played; empty for visitors, and while nothing
 * is known.
 */
export function useOwnBests(
  client: Client,
  ids: readonly string[],
  perPage: number,
): ReadonlyMap<string, OwnBest | null> {
  const { status } = useSession()
  const pages = Array.from({ length: Math.ceil(ids.length / perPage) || 0 }, (_, page) =>
    ids.slice(page * perPage, (page + 1) * perPage),
  )
  return useQueries({
    queries: status === 'user' ? pages.map(page => ownBestsQuery(client, page)) : [],
    combine: answers =>
      new Map(
        answers.flatMap(({ data }, page) => [
          ...(data ? (pages[page] ?? []).map(id => [id, null] as const) : []),
          ...(data ?? []).map(best => [best.conversation, best] as const),
        ]),
      ),
  })
}
