import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Client } from '../api/client'
import { tabTitle } from '../ui/tab-title'
import { shopQuery } from './get-shop-query'

/**
 * What the store that is open is called, in the page and in the tab: as its class says, else `usual`
 * (shop.md#store-page). Without an `id` none is open.
 */
export function useShopTitle(client: Client, id: string | undefined, usual: string): string {
  const { data } = useQuery({ ...shopQuery(client, id ?? ''), enabled: id !== undefined })
  const title = (id === undefined ? null : data?.title) ?? usual
  useEffect(() => {
    document.title = tabTitle(title)
  }, [title])
  return title
}
