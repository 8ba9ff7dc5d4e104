import { queryOptions } from '@tanstack/react-query'
import type { Client } from '../api/client'

/** The questions that find a level in a language, their cues in another where they can be: the same ones as long as the page is open. */
export const placementQuery = (client: Client, language: string, translations: string) =>
  queryOptions({
    queryKey: ['placement', language, translations],
    queryFn: () => client.placement.getPlacement({ params: { language }, query: { translations } }),
    staleTime: Number.POSITIVE_INFINITY,
  })
