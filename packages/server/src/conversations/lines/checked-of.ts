import type { Checked } from '@duologue/domain/conversations/publish-blocks'
import type { ConversationRow, LineRow } from '../conversation-table'

/** What the checks of publishing look at in a conversation (conversations.md#publishing). */
export const checkedOf = (row: ConversationRow, dialogue: readonly LineRow[]): Checked => ({
  title: row.title,
  language: row.language,
  hasRights: row.hasRights,
  character1: { name: row.character1Name, voice: row.character1Voice },
  character2: { name: row.character2Name, voice: row.character2Voice },
  dialogue: dialogue.map(line => ({ ...line, character: line.character === 1 ? 1 : 2 })),
})
