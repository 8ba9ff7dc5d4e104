import { queryOptions } from '@tanstack/react-query'
import type { Client } from '../api/client'
import { listsKey } from './lists-key'

/** A list as `reader` sees it: a draft is there for some alone. */
export const listQuery = (client: Client, id: string, reader: string | null) =>
  queryOptions({
    queryKey: [listsKey, 'one', id, reader],
    queryFn: () => client.pronunciation.getList({ params: { id } }),
  })
