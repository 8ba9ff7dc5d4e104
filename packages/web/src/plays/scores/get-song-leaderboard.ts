import type { CallInput } from '@duologue/contract/endpoint'
import type { plays } from '@duologue/contract/plays'
import type { Client } from '../../api/client'

export type AskedScores = CallInput<typeof plays.getSongLeaderboard>['query']

/** A part of a song's scores. */
export const getSongLeaderboard = (client: Client, id: string, query: AskedScores) =>
  client.plays.getSongLeaderboard({ params: { id }, query })
