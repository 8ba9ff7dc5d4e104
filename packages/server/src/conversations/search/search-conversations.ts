import type { conversations, FoundConversation } from '@duologue/contract/conversations'
import type { CallArguments } from '@duologue/contract/endpoint'
import type { Reader } from '@duologue/domain/accounts/reader'
import { pageSizes } from '@duologue/domain/choices/limits-across-rooms'
import { lineThatHas } from '@duologue/domain/conversations/line-that-has'
import { isAuthor } from '@duologue/domain/conversations/may-read-conversation'
import { foldText } from '@duologue/domain/text/fold'
import { askedWords, wordsOfText } from '@duologue/domain/text/search-words'
import { publicAuthors } from '../../accounts/index'
import type { Database } from '../../database/connect'
import { cutOneBefore, withOneBefore } from '../../database/one-before'
import type { Handler } from '../../http/handlers'
import { linesOfAll } from '../conversation-store'
import { conversationCardView } from '../conversation-view'
import type { ConversationsRoom } from '../conversations-room'
import type { Found } from './conversation-search-store'
import { findDidYouMean } from './did-you-mean'
import type { Search } from './search-conditions'

type Query = CallArguments<typeof conversations.searchConversations>['query']

/** Drafts appear only for one's own author id (conversations.md#searching); an author id that is none finds nothing. */
function searchOf(query: Query, reader: Reader): Search {
  const { language, author } = query
  const title = foldText(query.title ?? '')
  const difficulty = query.difficulty?.filter(level => level !== 'all')
  const isAll = query.difficulty?.includes('all') || difficulty?.length === 0
  const limit = query.limit ?? pageSizes.conversations
  return {
    ...(language && language !== 'all' ? { language } : {}),
    ...(difficulty && !isAll ? { difficulty } : {}),
    ...(title ? { title } : {}),
    ...(author ? { author } : {}),
    includeDraft: query.includeDraft === 'true' && isAuthor(reader, author ?? null),
    order: query.recent === '-1' ? 'recent' : 'popular',
    offset: ((query.page ?? 1) - 1) * limit,
    limit,
  }
}

/** Tells of cards whether they show by themselves why they were found; whoever asked for no words needs no reason. */
function tellsWhy(asked: string): (row: Found['rows'][number]) => boolean {
  const [folded, words] = [foldText(asked), askedWords(asked)]
  if (folded === '') return () => true
  return ({ title, gist }) => {
    if (foldText(title).includes(folded)) return true
    const own = wordsOfText(`${title} ${gist}`)
    return words.every(word => own.includes(word))
  }
}

/** A line that has what was asked for, of each conversation whose card does not tell it. */
async function excerptsOf(database: Database, rows: Found['rows'], asked: string) {
  const tells = tellsWhy(asked)
  const ids = rows.filter(row => !tells(row)).map(row => row.id)
  const lines = new Map<string, Awaited<ReturnType<typeof linesOfAll>>>(ids.map(id => [id, []]))
  if (ids.length > 0) {
    for (const line of await linesOfAll(database, ids)) lines.get(line.conversation)?.push(line)
  }
  return new Map([...lines].map(([id, said]) => [id, lineThatHas(said, asked)]))
}

export function searchConversations({
  database,
}: ConversationsRoom): Handler<typeof conversations.searchConversations> {
  return async ({ query }, { reader }) => {
    const search = searchOf(query, reader)
    const found = await findDidYouMean(database, withOneBefore(search), query.title)
    const { rows: all, total, ...told } = found
    const { rows, before } = cutOneBefore(search, all)
    const [authors, excerpts] = await Promise.all([
      publicAuthors(
        database,
        rows.map(row => row.author),
      ),
      excerptsOf(database, rows, told.meant ?? query.title ?? ''),
    ])
    const view = (row: Found['rows'][number]): FoundConversation => {
      const excerpt = excerpts.get(row.id)
      const card = conversationCardView(row, authors.get(row.author ?? ''))
      return excerpt === undefined ? card : { ...card, excerpt }
    }
    return { conversations: rows.map(view), total, ...before, ...told }
  }
}
