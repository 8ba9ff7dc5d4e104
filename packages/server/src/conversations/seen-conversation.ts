import type { Conversation } from '@duologue/contract/conversations'
import type { Reader } from '@duologue/domain/accounts/reader'
import { mayChangeConversation } from '@duologue/domain/conversations/may-change-conversation'
import { publicAuthors } from '../accounts/index'
import type { Database } from '../database/connect'
import { classesUsing } from './assigned-conversation-store'
import { linesOf } from './conversation-store'
import type { ConversationRow, LineRow } from './conversation-table'
import { conversationView } from './conversation-view'
import { type TranslatedLine, translatedLines } from './lines/line-translation-store'

const linesWith = async (
  database: Database,
  row: ConversationRow,
  known?: readonly LineRow[],
): Promise<readonly TranslatedLine[]> =>
  translatedLines(database, row, known ?? (await linesOf(database, row.id)))

/** A conversation as this reader sees it: whoever may change it is told more (security.md#views-of-people). */
export async function seenConversation(
  database: Database,
  row: ConversationRow,
  reader: Reader,
  known?: readonly LineRow[],
): Promise<Conversation> {
  const mayChange = mayChangeConversation(reader, row.author)
  const [lines, authors, classes] = await Promise.all([
    linesWith(database, row, known),
    publicAuthors(database, [row.author]),
    mayChange ? classesUsing(database, row.id) : undefined,
  ])
  return conversationView(row, lines, authors.get(row.author ?? ''), classes)
}
