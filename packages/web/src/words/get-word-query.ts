import { queryOptions } from '@tanstack/react-query'
import type { Client } from '../api/client'
import { ownKey } from '../session/session-watch'

/** A word with all about it, as whoever edits it sees it; always from the server. */
export const getWordQuery = (client: Client, id: string) =>
  queryOptions({
    queryKey: [ownKey, 'word', id],
    queryFn: () => client.words.getWord({ params: { id } }),
    staleTime: 0,
  })
