import { playLimits } from '@duologue/domain/plays/play-limits'
import { queryOptions } from '@tanstack/react-query'
import type { Client } from '../api/client'
import { ownKey } from '../session/session-watch'
import { scoresKey } from './scores/scores-key'

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
