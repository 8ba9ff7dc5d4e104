import { playLimits } from '@duologue/domain/plays/play-limits'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Client } from '../api/client'
import { ownKey } from '../session/session-watch'
import type { ScoreFilters } from './score-filters'

const scoresKey = 'scores'

/** One page of a conversation's scores, as `user` sees them. */
export const scoresQuery = (
  client: Client,
  conversation: string,
  filters: ScoreFilters,
  user: string | null,
) =>
  queryOptions({
    queryKey: [scoresKey, conversation, filters, user],
    queryFn: () => {
      const { group, ...query } = filters
      const ofClass = group === 'everyone' || group === 'me' ? {} : { class: group }
      return client.plays.getLeaderboard({
        params: { id: conversation },
        query: { ...query, ...ofClass },
      })
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

/** The classes whose scores a user may compare. */
export const scoreGroupsQuery = (client: Client, user: string) =>
  queryOptions({
    queryKey: [ownKey, scoresKey, 'groups', user],
    queryFn: async () => (await client.classes.listClasses({ query: { limit: 100 } })).classes,
  })

/** The last own plays of a conversation. */
export const ownPlaysQuery = (client: Client, conversation: string, user: string) =>
  queryOptions({
    queryKey: [ownKey, scoresKey, conversation, user],
    queryFn: async () => {
      const query = { user, conversation, limit: playLimits.ownShown }
      return (await client.plays.findPlays({ query })).plays
    },
    staleTime: 0,
  })
