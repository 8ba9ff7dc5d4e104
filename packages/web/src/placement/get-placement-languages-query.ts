import { queryOptions } from '@tanstack/react-query'
import type { Client } from '../api/client'

/** The languages in which a level can be found. */
export const placementLanguagesQuery = (client: Client) =>
  queryOptions({
    queryKey: ['placement', 'languages'],
    queryFn: () => client.placement.getPlacementLanguages({}),
    staleTime: Number.POSITIVE_INFINITY,
  })
