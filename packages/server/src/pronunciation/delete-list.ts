import type { pronunciation } from '@duologue/contract/pronunciation'
import { inTransaction } from '../database/transaction'
import type { Handler } from '../http/handlers'
import { Refused } from '../http/refused'
import { changeList, lockList } from './list-store'
import type { PronunciationRoom } from './pronunciation-room'
import { changeableList } from './require-list'

/**
 * Deletes a list softly (pronunciation.md#deleting-one): plays and assignments keep its title, and a deleted sample
 * stays so.
 */
export function deleteList({
  database,
  clock,
  random,
}: PronunciationRoom): Handler<typeof pronunciation.deleteList> {
  return async ({ params }, { reader }) => {
    const { id } = await changeableList(database, params.id, reader)
    await inTransaction(database, random, async transaction => {
      const row = await lockList(transaction, id)
      if (!row || row.deletedAt !== null) throw new Refused('list-not-found')
      await changeList(transaction, id, { deletedAt: clock.now(), version: row.version + 1 })
    })
    return { id }
  }
}
