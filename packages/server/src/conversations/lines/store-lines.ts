import { isSame } from '@duologue/domain/saving/is-same'
import type { Queries } from '../../database/connect'
import { Refused } from '../../http/refused'
import type { LineRow } from '../conversation-table'
import { deleteLines, writeLines } from './line-store'
import { dropRemoved, insertRemovedLines, isRemovedElsewhere } from './removed-line-store'

/**
 * Stores a dialogue in place of the one before, in few statements however long it is. Lines keep their ids; those that
 * are taken out are kept for old results, and come back with what they were (conversations.md#removed-lines).
 */
export async function storeLines(
  transaction: Queries,
  conversation: string,
  before: readonly LineRow[],
  after: readonly LineRow[],
  now: Date,
): Promise<void> {
  const known = new Map(before.map(line => [line.id, line]))
  const stays = new Set(after.map(({ id }) => id))
  const removed = before.filter(({ id }) => !stays.has(id))
  const fresh = after.filter(({ id }) => !known.has(id)).map(({ id }) => id)
  const changed = after.filter(line => !isSame(line, known.get(line.id)))
  const isTaken = () => new Refused('invalid-input', { dialogue: 'names a line of another one' })
  if (removed.length > 0) {
    await insertRemovedLines(transaction, conversation, removed, now)
    await deleteLines(
      transaction,
      conversation,
      removed.map(({ id }) => id),
    )
  }
  if (fresh.length > 0) {
    if (await isRemovedElsewhere(transaction, conversation, fresh)) throw isTaken()
    await dropRemoved(transaction, conversation, fresh)
  }
  if (changed.length === 0) return
  if ((await writeLines(transaction, conversation, changed)) < changed.length) throw isTaken()
}

/** Whether a battle over one dialogue could go differently over the other. */
export function isOtherBattle(before: readonly LineRow[], after: readonly LineRow[]): boolean {
  const played = ({
    id,
    character,
    text,
    pinyin,
    translation,
    image,
    audio,
    variants,
  }: LineRow) => [id, character, text, pinyin, translation, image, audio, variants]
  return !isSame(before.map(played), after.map(played))
}
