import { queryOptions } from '@tanstack/react-query'
import type { Client } from '../api/client'
import { ownKey } from '../session/session-watch'
import { live, shopKey } from './shop-keys'

/** A shop as its reader sees it. */
export const shopQuery = (client: Client, id: string) =>
  queryOptions({
    queryKey: [ownKey, shopKey, id],
    queryFn: () => client.shop.getShop({ params: { id } }),
    ...live,
  })
