import { queryOptions } from '@tanstack/react-query'
import type { Client } from '../../api/client'

/**
 * The song of a page, with its lines and words. A page that is open keeps it: what editors change meanwhile is seen when
 * it is loaded anew (song-page.md#while-it-is-open).
 */
export const songSheetQuery = (client: Client, id: string) =>
  queryOptions({
    queryKey: ['song-sheet', id],
    queryFn: () => client.songs.getSongSheet({ params: { id } }),
    staleTime: Infinity,
  })
