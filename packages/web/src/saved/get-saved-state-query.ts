import { queryOptions } from '@tanstack/react-query'
import type { Client } from '../api/client'
import { ownKey } from '../session/session-watch'

/** The first parts of the keys of what a user keeps. */
export const savedKey = (user: string) => [ownKey, 'saved', user] as const

/** What can be kept with one press. */
export interface SavedThing {
  what: 'conversation' | 'song'
  id: string
}

/** Whether a user keeps something. */
export const savedStateQuery = (client: Client, user: string, { what, id }: SavedThing) =>
  queryOptions({
    queryKey: [...savedKey(user), 'state', id],
    queryFn: async () => {
      if (what === 'conversation') return client.saved.getSavedState({ params: { id } })
      const { saved } = await client.saved.getSavedSongs({
        query: { song: [id], page: 1, limit: 1 },
      })
      return { isSaved: saved.length > 0 }
    },
    staleTime: 0,
  })
