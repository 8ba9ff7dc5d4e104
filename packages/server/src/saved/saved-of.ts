import { userOf } from '@duologue/domain/accounts/reader'
import { findLearnableCards } from '../conversations/index'
import type { Database } from '../database/connect'
import { savedBy } from './saved-store'

/**
 * The conversations that a user keeps, as they go into the export of their data (accounts.md#own-data); one that is gone
 * or hidden has no title.
 */
export async function savedOf(database: Database, user: string) {
  const kept = await savedBy(database, user)
  const ids = kept.map(({ conversation }) => conversation)
  const cards = await findLearnableCards(database, ids, userOf(user))
  return kept.map(({ conversation, savedAt }) => ({
    conversation,
    title: cards.get(conversation)?.title ?? null,
    savedAt: savedAt.toISOString(),
  }))
}
