import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Client } from '../api/client'
import { ownKey } from '../session/session-watch'
import type { WordFilters } from './word-filters'

const wordsKey = [ownKey, 'words'] as const

/** A search of words. */
export const wordSearchQuery = (client: Client, filters: WordFilters) =>
  queryOptions({
    queryKey: [...wordsKey, filters],
    queryFn: () => client.words.searchWords({ query: filters }),
    staleTime: 0,
  })

/** Whoever makes or changes a word makes every list of them old. */
export const wordsChanged = (queryClient: QueryClient) =>
  queryClient.invalidateQueries({ queryKey: wordsKey })
