import { queryOptions } from '@tanstack/react-query'
import type { Client } from '../api/client'

/** The questions that find a level in a language: the same ones as long as the page is open. */
export const placementQuery = (client: Client, language: string) =>
  queryOptions({
    queryKey: ['placement', language],
    queryFn: () => client.placement.getPlacement({ params: { language } }),
    staleTime: Number.POSITIVE_INFINITY,
  })
