import { battleModes } from '@duologue/domain/choices/battle-modes'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Client } from '../../api/client'
import { type AskedScores, getSongLeaderboard } from './get-song-leaderboard'
import type { ScoreFilters } from './score-filters'
import type { ScoredThing } from './scored-games'
import { scoresKey } from './scores-key'

/** A part of a thing's scores. */
function askScores(client: Client, { what, id }: ScoredThing, query: AskedScores) {
  if (what === 'song') return getSongLeaderboard(client, id, query)
  const mode = battleModes.find(each => each === query.mode)
  return client.plays.getLeaderboard({ params: { id }, query: { ...query, mode } })
}

/** One page of a thing's scores, as `user` sees them. */
export const scoresQuery = (
  client: Client,
  thing: ScoredThing,
  filters: ScoreFilters,
  user: string | null,
) =>
  queryOptions({
    queryKey: [scoresKey, thing, filters, user],
    queryFn: () => {
      const { group, ...query } = filters
      const ofClass = group === 'everyone' || group === 'me' ? {} : { class: group }
      return askScores(client, thing, { ...query, ...ofClass })
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

/** The score of one place alone: that in the middle, of a list of twice as many. */
export const middleScoreQuery = (
  client: Client,
  thing: ScoredThing,
  { mode, difficulty, period }: ScoreFilters,
  place: number,
) =>
  queryOptions({
    queryKey: [scoresKey, thing, 'middle', mode, difficulty, period, place],
    queryFn: () => askScores(client, thing, { mode, difficulty, period, page: place, limit: 1 }),
  })
