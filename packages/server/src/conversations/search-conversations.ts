import type { conversations } from '@duologue/contract/conversations'
import type { CallArguments } from '@duologue/contract/endpoint'
import type { Reader } from '@duologue/domain/accounts/reader'
import { pageSizes } from '@duologue/domain/choices/limits'
import { isAuthor } from '@duologue/domain/conversations/may-read-conversation'
import { foldText } from '@duologue/domain/text/fold'
import { publicAuthors } from '../accounts/index'
import type { Handler } from '../http/handlers'
import { conversationCardView } from './conversation-view'
import type { ConversationsRoom } from './conversations-room'
import { findCards, type Search } from './search-store'

type Query = CallArguments<typeof conversations.searchConversations>['query']

/** Drafts appear only for one's own author id (R3); an author id that is none finds nothing. */
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

export function searchConversations(
  room: ConversationsRoom,
): Handler<typeof conversations.searchConversations> {
  return async ({ query }, { reader }) => {
    const search = searchOf(query, reader)
    const { rows, total } = await findCards(room.database, search)
    const authors = await publicAuthors(
      room.database,
      rows.map(row => row.author),
    )
    return {
      conversations: rows.map(row => conversationCardView(row, authors.get(row.author ?? ''))),
      total,
    }
  }
}
