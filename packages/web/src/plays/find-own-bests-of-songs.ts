import { useQueries } from '@tanstack/react-query'
import type { Client } from '../api/client'
import { useSession } from '../session/session'
import { ownKey } from '../session/session-watch'

/**
 * The best shares of the signed-in user in games over these songs, by id, in percent; one call for every `perPage` of them.
 * Empty for visitors, and while nothing is known.
 */
export function useOwnSongBests(
  client: Client,
  ids: readonly string[],
  perPage: number,
): ReadonlyMap<string, number> {
  const { status } = useSession()
  const pages = Array.from({ length: Math.ceil(ids.length / perPage) || 0 }, (_, page) =>
    ids.slice(page * perPage, (page + 1) * perPage),
  )
  return useQueries({
    queries: (status === 'user' ? pages : []).map(page => ({
      queryKey: [ownKey, 'bests', 'songs', page],
      queryFn: async () => (await client.plays.findOwnBests({ query: { song: page } })).songs ?? [],
      staleTime: 0,
    })),
    combine: answers =>
      new Map(
        answers.flatMap(({ data = [] }) => data.map(({ song, share }) => [song, share] as const)),
      ),
  })
}
