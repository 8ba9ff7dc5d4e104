import { type Column, type SQL, sql } from 'drizzle-orm'
import { conversations, dialogueLines } from '../conversation-table'

// What the queries of other rooms say of a conversation or a line whose id they have in a column.

/** The language of a conversation. */
export const languageOfConversation = (id: Column | SQL): SQL<string> =>
  sql`(select ${conversations.language} from ${conversations} where ${conversations.id} = ${id})`

/** Whether a line is in its dialogue still. */
export const isLineThere = (id: SQL): SQL =>
  sql`exists (select from ${dialogueLines} where ${dialogueLines.id} = ${id})`
