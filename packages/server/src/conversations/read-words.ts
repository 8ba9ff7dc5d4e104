import { wordsOfText } from '@duologue/domain/text/search-words'
import { tookTooLong } from '../database/took-too-long'
import { inTransaction } from '../database/transaction'
import { type Repeating, repeat } from '../outside/clock/repeat'
import type { ConversationsRoom } from './conversations-room'
import { readVisible, takeWaiting, writeWords } from './word-store'

/** Milliseconds between two rounds: how long a new line may not be found yet. */
const everyMs = 2000

/** Read at once: few enough to be done long before a statement is cut off. */
const mostAtOnce = 200

/** @returns whether more may be waiting */
function readSome({ database, random }: ConversationsRoom): Promise<boolean> {
  return inTransaction(database, random, async tx => {
    const ids = await takeWaiting(tx, mostAtOnce)
    if (ids.length === 0) return false
    const visible = await readVisible(tx, ids)
    const read = visible.map(({ conversation, language, texts }) => ({
      conversation,
      language,
      words: wordsOfText(texts.join('\n')),
    }))
    const found = read.filter(({ words }) => words.length > 0)
    const kept = new Set(found.map(({ conversation }) => conversation))
    await writeWords(
      tx,
      found,
      ids.filter(id => !kept.has(id)),
    )
    return true
  })
}

/** Reads every conversation that changed, so that searches find its words. */
export async function readWords(room: ConversationsRoom): Promise<void> {
  while (await readSome(room));
}

/** Reads again and again until stopped; what a failed round did not read waits for the next. */
export function keepReading(room: ConversationsRoom, onError: (error: unknown) => void): Repeating {
  const tell = (error: unknown) => (tookTooLong(error) ? undefined : onError(error))
  return repeat(everyMs, () => readWords(room), tell)
}
