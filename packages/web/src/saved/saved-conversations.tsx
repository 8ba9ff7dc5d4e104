import { pageSizes } from '@duologue/domain/choices/limits-across-rooms'
import { conversationTexts } from '@duologue/domain/messages/conversations/conversations'
import { savedTexts as texts } from '@duologue/domain/messages/saved/saved'
import { shell } from '@duologue/domain/messages/site/shell'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link, useRouteContext } from '@tanstack/react-router'
import { ConversationGridSkeleton } from '../conversations/conversation-grid'
import grid from '../conversations/conversation-grid.module.css'
import { ListFailed } from '../offline/list-failed'
import { useOwnBests } from '../plays/use-find-own-bests'
import button from '../ui/button.module.css'
import { EndlessList } from '../ui/lists/endless-list'
import { NothingFound } from '../ui/lists/nothing-found'
import { usePageSize } from '../ui/lists/page-size'
import { useWholeList } from '../ui/lists/use-whole-list'
import { savedConversationsQuery } from './get-saved-conversations-query'
import { SavedCard } from './saved-card'
import { UnavailableSaved } from './unavailable-saved'
import { unsaveConversation } from './unsave-conversation'

/** The tab Saved of the own library: what is kept, what was kept last first (saved.md#saved-ones). */
export function SavedConversations({ author: user }: { author: string }) {
  const { client, isSmallScreen } = useRouteContext({ from: '__root__' })
  const limit = usePageSize(isSmallScreen)
  const list = useInfiniteQuery(savedConversationsQuery(client, user, limit))
  const { items, total } = useWholeList(list, page => page.saved)
  const shown = items.filter(({ conversation }) => conversation !== null).map(({ id }) => id)
  const bests = useOwnBests(client, shown, limit)
  if (list.isError && !list.data)
    return <ListFailed message={texts.loadFailed} onRetry={() => void list.refetch()} />
  if (!list.data) return <ConversationGridSkeleton count={pageSizes.homeRow} />
  if (total === 0)
    return (
      <NothingFound title={texts.nothing} hint={texts.nothingHint}>
        <Link className={button.primary} to="/search/conversations">
          {shell.findConversation}
        </Link>
      </NothingFound>
    )
  return (
    <EndlessList
      pages={list}
      count={conversationTexts.conversations(total)}
      shown={items.length}
      isBusy={false}
      failed={texts.loadFailed}
      end={total > limit ? conversationTexts.thatIsAll : undefined}
    >
      <ul className={grid.results}>
        {items.map(({ id, conversation }) => (
          <li key={id}>
            {conversation ? (
              <SavedCard {...{ client, user, conversation }} best={bests.get(id)} />
            ) : (
              <UnavailableSaved
                client={client}
                unsave={() => unsaveConversation(client, id)}
                onGone={() => void list.refetch()}
              />
            )}
          </li>
        ))}
      </ul>
    </EndlessList>
  )
}
