import { queryOptions } from '@tanstack/react-query'
import type { Client } from '../../api/client'
import { learnedKey } from '../learned-key'

/** What a user has in their review of a song. */
export const songProgressQuery = (client: Client, song: string, user: string) =>
  queryOptions({
    queryKey: [...learnedKey, 'song', song, user],
    queryFn: () => client.learn.getSongProgress({ params: { id: song } }),
    staleTime: 0,
  })
