import { playLimits } from '@duologue/domain/plays/play-limits'
import { queryOptions } from '@tanstack/react-query'
import type { Client } from '../api/client'
import { ownKey } from '../session/session-watch'
import type { ScoredThing } from './scores/scored-games'
import { scoresKey } from './scores/scores-key'

/** The last own plays of a thing. */
export const ownPlaysQuery = (client: Client, thing: ScoredThing, user: string) =>
  queryOptions({
    queryKey: [ownKey, scoresKey, thing, user],
    queryFn: async () => {
      const query = { user, [thing.what]: thing.id, limit: playLimits.ownShown }
      return (await client.plays.findPlays({ query })).plays
    },
    staleTime: 0,
  })
