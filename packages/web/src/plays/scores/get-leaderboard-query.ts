import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Client } from '../../api/client'
import type { ScoreFilters } from './score-filters'
import { scoresKey } from './scores-key'

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

/** The score of one place alone: that in the middle, of a list of twice as many. */
export const middleScoreQuery = (
  client: Client,
  conversation: string,
  { mode, difficulty, period }: ScoreFilters,
  place: number,
) =>
  queryOptions({
    queryKey: [scoresKey, conversation, 'middle', mode, difficulty, period, place],
    queryFn: () =>
      client.plays.getLeaderboard({
        params: { id: conversation },
        query: { mode, difficulty, period, page: place, limit: 1 },
      }),
  })
