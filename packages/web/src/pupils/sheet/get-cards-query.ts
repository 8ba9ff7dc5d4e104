import { queryOptions } from '@tanstack/react-query'
import type { Client } from '../../api/client'
import { ownKey } from '../../session/session-watch'

/** The cards of a class, or of some of its pupils; they are forgotten with the page (pupils.md#the-sheet). */
export const cardsQuery = (
  client: Client,
  { id, user, pupils }: { id: string; user: string; pupils: readonly string[] | undefined },
) =>
  queryOptions({
    queryKey: [ownKey, 'cards', user, id, pupils],
    queryFn: () =>
      client.pupils.getCards({ params: { id }, query: pupils ? { pupils: [...pupils] } : {} }),
    staleTime: 0,
    gcTime: 0,
  })
