import type { OwnBest, plays } from '@duologue/contract/plays'
import { idOfReader } from '../accounts/index'
import type { Database } from '../database/connect'
import { retryRead } from '../database/database-away'
import type { Handler } from '../http/handlers'
import { type OwnBestRow, ownBestsQuery } from './best-play-store'
import type { PlaysRoom } from './plays-room'

const view = ({ conversation, score, top }: OwnBestRow): OwnBest => ({
  conversation,
  score,
  share: top > 0 ? Math.floor((100 * score) / top) : 100,
})

async function bestsOf(database: Database, user: string, ids: readonly string[]) {
  const rows = await retryRead(() => ownBestsQuery(database, user, ids))
  const bests = new Map<string, OwnBest>()
  for (const best of rows.map(view)) {
    const before = bests.get(best.conversation)
    if (!before || best.share > before.share) bests.set(best.conversation, best)
  }
  return [...bests.values()]
}

/** Answers the reader's own bests alone; whoever they are asked of, nobody else's are told. */
export function findOwnBests({ database }: PlaysRoom): Handler<typeof plays.findOwnBests> {
  return async ({ query }, { reader }) => ({
    bests: await bestsOf(database, idOfReader(reader), query.conversation),
  })
}
