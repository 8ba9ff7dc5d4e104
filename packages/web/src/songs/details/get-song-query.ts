import { queryOptions } from '@tanstack/react-query'
import type { Client } from '../../api/client'
import { ownKey } from '../../session/session-watch'

/** A song as its editor opens it: always from the server, and never behind its back again. */
export const editedSongQuery = (client: Client, id: string) =>
  queryOptions({
    queryKey: [ownKey, 'edited-song', id],
    queryFn: () =>
      client.songs.getSong({ params: { id }, query: { expand: 'lyrics,lyrics.words' } }),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  })
