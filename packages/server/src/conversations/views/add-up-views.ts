import { tookTooLong } from '../../database/took-too-long'
import { inTransaction } from '../../database/transaction'
import { type Repeating, repeat } from '../../outside/clock/repeat'
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

/**
 * Adds up again and again until stopped; a failed round leaves its views waiting for the next, and one that gave way to
 * somebody else's long transaction is not worth a word.
 */
export function runAddingUpJob(
  room: ConversationsRoom,
  onError: (error: unknown) => void,
): Repeating {
  const tell = (error: unknown) => (tookTooLong(error) ? undefined : onError(error))
  return repeat(everyMs, () => addUp(room), tell)
}
