import { publishBlocks } from '@duologue/domain/conversations/publish-blocks'
import type { ConversationRow, LineRow } from '../conversation-table'

/** What keeps a conversation from being published (conversations.md#publishing). */
export const blocksOf = (row: ConversationRow, dialogue: readonly LineRow[]) =>
  publishBlocks({
    title: row.title,
    language: row.language,
    hasRights: row.hasRights,
    character1: { name: row.character1Name, voice: row.character1Voice },
    character2: { name: row.character2Name, voice: row.character2Voice },
    dialogue: dialogue.map(line => ({ ...line, character: line.character === 1 ? 1 : 2 })),
  })
