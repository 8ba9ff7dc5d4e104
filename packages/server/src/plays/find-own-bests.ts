import type { OwnBest, plays } from '@duologue/contract/plays'
import { idOfReader } from '../accounts/index'
import type { Database } from '../database/connect'
import { retryRead } from '../database/database-away'
import type { Handler } from '../http/handlers'
import { Refused } from '../http/refused'
import { type BoardKind, type OwnBestRow, ownBestsQuery } from './best-play-store'
import type { PlaysRoom } from './plays-room'

type Best = Omit<OwnBest, 'conversation'>

const view = ({ score, top }: OwnBestRow): Best => ({
  score,
  share: top > 0 ? Math.floor((100 * score) / top) : 100,
})

/** The best of a player's plays of each of these things, by its share. */
async function bestsOf(
  database: Database,
  kind: BoardKind,
  user: string,
  ids: readonly string[],
): Promise<(readonly [id: string, best: Best])[]> {
  if (ids.length === 0) return []
  const rows = await retryRead(() => ownBestsQuery(database, kind, user, ids))
  const bests = new Map<string, Best>()
  for (const row of rows) {
    const best = view(row)
    const before = bests.get(row.thing)
    if (!before || best.share > before.share) bests.set(row.thing, best)
  }
  return [...bests]
}

/** Answers the reader's own bests alone; whoever they are asked of, nobody else's are told. */
export function findOwnBests({ database }: PlaysRoom): Handler<typeof plays.findOwnBests> {
  return async ({ query: { conversation, song } }, { reader }) => {
    if (!conversation && !song) throw new Refused('invalid-input')
    const user = idOfReader(reader)
    const [bests, songs] = await Promise.all([
      bestsOf(database, 'conversation', user, conversation ?? []),
      bestsOf(database, 'song', user, song ?? []),
    ])
    return {
      bests: bests.map(([id, best]) => ({ conversation: id, ...best })),
      ...(song ? { songs: songs.map(([id, best]) => ({ song: id, ...best })) } : {}),
    }
  }
}
