import { pageSizes } from '@duologue/domain/choices/limits-across-rooms'
import { authorConversationTexts } from '@duologue/domain/messages/conversations/author-conversations'
import { conversationTexts as texts } from '@duologue/domain/messages/conversations/conversations'
import { shell } from '@duologue/domain/messages/site/shell'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link, useRouteContext } from '@tanstack/react-router'
import { ListFailed } from '../offline/list-failed'
import button from '../ui/button.module.css'
import { EndlessList } from '../ui/lists/endless-list'
import { NothingFound } from '../ui/lists/nothing-found'
import { usePageSize } from '../ui/lists/page-size'
import { useWholeList } from '../ui/lists/use-whole-list'
import { ConversationGrid, ConversationGridSkeleton } from './conversation-grid'
import { authorConversationsQuery } from './search-conversations-query'

/** The conversations of a library or a profile, page after page (accounts.md#my-library); drafts in the own library. */
export function AuthorConversations({ author, isOwn }: { author: string; isOwn: boolean }) {
  const { client, isSmallScreen } = useRouteContext({ from: '__root__' })
  const limit = usePageSize(isSmallScreen)
  const list = useInfiniteQuery(authorConversationsQuery(client, { author, isOwn, limit }))
  const { items: found, total } = useWholeList(list, page => page.conversations)
  if (list.isError && !list.data) {
    return <ListFailed message={texts.loadFailed} onRetry={() => void list.refetch()} />
  }
  if (!list.data) return <ConversationGridSkeleton count={pageSizes.homeRow} />
  if (total === 0) return <NothingHere isOwn={isOwn} />
  return (
    <EndlessList
      pages={list}
      count={texts.conversations(total)}
      shown={found.length}
      isBusy={false}
      failed={texts.loadFailed}
      end={total > limit ? texts.thatIsAll : undefined}
    >
      <ConversationGrid conversations={found} perPage={limit} isOwn={isOwn} />
    </EndlessList>
  )
}

function NothingHere({ isOwn }: { isOwn: boolean }) {
  if (!isOwn) return <NothingFound title={authorConversationTexts.nothingPublished} />
  return (
    <NothingFound
      title={authorConversationTexts.nothingOwn}
      hint={authorConversationTexts.nothingOwnHint}
    >
      <Link className={button.primary} to="/convo/create">
        {shell.newConversation}
      </Link>
      <Link to="/search/conversations">{shell.searchConversations}</Link>
    </NothingFound>
  )
}
