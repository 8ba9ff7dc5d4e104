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

/** By which the song is held whose lyrics are edited until Save is pressed. */
export const sheetSongKey = (id: string) => ['songs', id, 'edited']

/**
 * A song as the pages open it that save its lyrics by pressing. It is edited there: nothing changes under the editor's
 * hands, it outlasts the login, and each visit begins with what is stored.
 */
export const sheetSongQuery = (client: Client, id: string) =>
  queryOptions({
    queryKey: sheetSongKey(id),
    queryFn: () => client.songs.getSong({ params: { id } }),
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
