import { inTransaction } from '../../database/transaction'
import type { RepeatedWork } from '../../repeated-work'
import type { ConversationsRoom } from '../conversations-room'
import { addUpViews, forgetViews } from './conversation-view-store'

/** Milliseconds between two rounds of adding up: how old a shown view count may be. */
const everyMs = 2000

/** Milliseconds after which a counted view is forgotten; more than the hour in which it may be repeated. */
const keptMs = 2 * 60 * 60 * 1000

/** Adds some of the waiting views up, and forgets some of the old ones; whether more may be left of either. */
export async function addUp({ database, clock, random }: ConversationsRoom): Promise<boolean> {
  const more = [
    await inTransaction(database, random, addUpViews),
    await forgetViews(database, new Date(clock.now().getTime() - keptMs)),
  ]
  return more.includes(true)
}

/** Adds up again and again; a failed round leaves its views waiting for the next. */
export const addingUpWork = (room: ConversationsRoom): RepeatedWork => ({
  name: 'adding-up-views',
  everyMs,
  portion: () => addUp(room),
  failed: 'views were not added up',
  givesWay: true,
})
