import { pageSizes } from '@duologue/domain/choices/limits'
import { conversationTexts as texts } from '@duologue/domain/messages/conversations'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { Link, useRouteContext } from '@tanstack/react-router'
import { EndlessList } from '../ui/endless-list'
import { LoadFailed } from '../ui/load-failed'
import { NothingFound } from '../ui/nothing-found'
import { usePageSize } from '../ui/page-size'
import type { ConversationFilters } from './conversation-filters'
import { ConversationGrid, ConversationGridSkeleton } from './conversation-grid'
import { conversationSearchQuery } from './conversation-queries'

/** The results of a search with their count; further pages come as the end of the list comes into view. */
export function ConversationResults({
  filters,
  isBusy,
}: {
  filters: ConversationFilters
  isBusy: boolean
}) {
  const { client, isSmallScreen } = useRouteContext({ from: '__root__' })
  const limit = usePageSize(isSmallScreen)
  const search = useInfiniteQuery({
    ...conversationSearchQuery(client, filters, limit),
    placeholderData: keepPreviousData,
  })
  if (search.isError && !search.data) {
    return <LoadFailed message={texts.loadFailed} onRetry={() => void search.refetch()} />
  }
  if (!search.data) return <ConversationGridSkeleton count={pageSizes.homeRow} />
  const found = search.data.pages.flatMap(page => page.conversations)
  const total = search.data.pages.at(-1)?.total ?? 0
  return (
    <EndlessList
      pages={search}
      count={texts.found(total)}
      shown={found.length}
      isBusy={isBusy || search.isPlaceholderData}
      failed={texts.loadFailed}
      end={total > limit ? texts.thatIsAll : undefined}
    >
      {total === 0 ? (
        <NothingFound title={texts.noResults} hint={texts.noResultsHint}>
          <Link to="/search/conversations">{texts.clearFilters}</Link>
        </NothingFound>
      ) : (
        <ConversationGrid conversations={found} />
      )}
    </EndlessList>
  )
}
