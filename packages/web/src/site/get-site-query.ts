import { queryOptions } from '@tanstack/react-query'
import type { Client } from '../api/client'

/** What the installation says about itself; it does not change while a page is open. */
export const siteQuery = (client: Client) =>
  queryOptions({
    queryKey: ['site'],
    queryFn: () => client.site.getSite({}),
    staleTime: Number.POSITIVE_INFINITY,
  })
