import type { Reader } from '@duologue/domain/accounts/reader'
import { mayChangeConversation } from '@duologue/domain/conversations/may-change-conversation'
import type { Database } from '../database/connect'
import { Refused } from '../http/refused'
import type { ConversationRow } from './conversation-table'
import { requireConversation } from './get-conversation'

/**
 * The conversation's row when this reader may change it. To whom it does not exist it is not there (404); who may only
 * read it may not do this (403).
 */
export async function changeableConversation(
  database: Database,
  idOrShortid: string,
  reader: Reader,
): Promise<ConversationRow> {
  const row = await requireConversation(database, idOrShortid, reader)
  if (!mayChangeConversation(reader, row.author)) throw new Refused('not-allowed')
  return row
}
