import { wordsOfLine } from '@duologue/domain/conversations/line-that-has'
import { metWords } from '@duologue/domain/days/met-words'
import { wordsOfText } from '@duologue/domain/text/search-words'
import { inTransaction } from '../../database/transaction'
import type { RepeatedWork } from '../../repeated-work'
import type { ConversationsRoom } from '../conversations-room'
import { writeLineWords } from '../lines/line-word-store'
import { type Readable, readConversations, takeWaiting, writeWords } from './search-word-store'

/** Milliseconds between two rounds: how long a new line may not be found yet. */
const everyMs = 2000

/** Read at once: few enough to be done long before a statement is cut off. */
const mostAtOnce = 200

const has = (words: readonly string[]) => words.length > 0

/** The words of each line of a conversation, whoever may read it. */
const lineWordsOf = ({ conversation, language, lines }: Readable) =>
  lines.map(({ id, text }) => ({
    line: id,
    conversation,
    language,
    words: metWords(text, language),
  }))

/**
 * Reads some of the conversations that changed, so that searches find their words, and so that the words of their lines
 * are counted; whether more may be waiting.
 */
export function readWords({ database, random }: ConversationsRoom): Promise<boolean> {
  return inTransaction(database, random, async tx => {
    const ids = await takeWaiting(tx, mostAtOnce)
    if (ids.length === 0) return false
    const all = await readConversations(tx, ids)
    await writeLineWords(tx, ids, all.flatMap(lineWordsOf))
    const visible = all.filter(({ isVisible }) => isVisible)
    const read = visible.map(({ conversation, language, title, card, lines }) => ({
      conversation,
      language,
      title: wordsOfText(title),
      card: wordsOfText(card.join('\n')),
      lines: [...new Set(lines.flatMap(wordsOfLine))],
    }))
    const found = read.filter(({ title, card, lines }) => [title, card, lines].some(has))
    const kept = new Set(found.map(({ conversation }) => conversation))
    await writeWords(
      tx,
      found,
      ids.filter(id => !kept.has(id)),
    )
    return true
  })
}

/** Reads from now on, again and again; what a failed round did not read waits for the next. */
export const readingWork = (room: ConversationsRoom): RepeatedWork => ({
  name: 'reading-words',
  everyMs,
  firstMs: 0,
  portion: () => readWords(room),
  failed: 'words were not read',
  givesWay: true,
})
