import type { Database } from '../database/connect'
import { hallsJoined, hallsOfHost } from './hall-store'
import { pairsOf } from './pairs/pairs-of'

/** The halls that a user has opened and joined, and their duels of two, as they go into the export of their data (live.md#what-is-kept). */
export async function liveOf(database: Database, user: string) {
  const [opened, joined, pairs] = await Promise.all([
    hallsOfHost(database, user),
    hallsJoined(database, user),
    pairsOf(database, user),
  ])
  return [
    ...opened.map(({ openedAt, endedAt, ...hall }) => ({
      ...hall,
      as: 'host',
      openedAt: openedAt.toISOString(),
      endedAt: endedAt?.toISOString() ?? null,
    })),
    ...joined.map(({ joinedAt, ...hall }) => ({
      ...hall,
      as: 'member',
      joinedAt: joinedAt.toISOString(),
    })),
    ...pairs,
  ]
}
