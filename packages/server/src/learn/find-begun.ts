import type { Begun } from '@duologue/contract/learn'
import type { Reader } from '@duologue/domain/accounts/reader'
import { canSay } from '@duologue/domain/learn/line-state'
import { idOfReader } from '../accounts/index'
import { findDialogue } from '../conversations/index'
import type { Database } from '../database/connect'
import { latestMemories } from './memory-store'

/**
 * The conversation that a user answered last, while there is a line of it that they cannot say (learn.md#continue).
 */
export async function findBegun(database: Database, reader: Reader): Promise<Begun | undefined> {
  const memories = await latestMemories(database, idOfReader(reader))
  const [latest] = memories
  const found = latest?.conversation && (await findDialogue(database, latest.conversation, reader))
  if (!found) return undefined
  const { id, shortid, title, language, dialogue } = found
  const said = dialogue.filter(({ id: line }) =>
    canSay(memories.filter(memory => memory.line === line)),
  ).length
  if (said === dialogue.length) return undefined
  return { conversation: { id, shortid, title, language }, said, total: dialogue.length }
}
