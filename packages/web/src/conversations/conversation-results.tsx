import { pageSizes } from '@duologue/domain/choices/limits'
import { conversationTexts as texts } from '@duologue/domain/messages/conversations'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { Link, useRouteContext } from '@tanstack/react-router'
import { LoadFailed } from '../ui/load-failed'
import { usePageSize } from '../ui/page-size'
import { WhenSeen } from '../ui/when-seen'
import type { ConversationFilters } from './conversation-filters'
import { ConversationGrid, ConversationGridSkeleton } from './conversation-grid'
import { conversationSearchQuery } from './conversation-queries'
import styles from './conversation-results.module.css'

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
    <section aria-busy={isBusy || search.isPlaceholderData} className={styles.results}>
      <p role="status" className={styles.count}>
        {texts.found(total)}
      </p>
      {total === 0 ? <NothingFound /> : <ConversationGrid conversations={found} />}
      {search.isFetchNextPageError ? (
        <LoadFailed message={texts.loadFailed} onRetry={() => void search.fetchNextPage()} />
      ) : search.hasNextPage ? (
        <WhenSeen key={found.length} onSeen={() => void search.fetchNextPage()}>
          <p className={styles.more}>{texts.loadingMore}</p>
        </WhenSeen>
      ) : total > limit ? (
        <p className={styles.more}>{texts.thatIsAll}</p>
      ) : null}
    </section>
  )
}

function NothingFound() {
  return (
    <div className={styles.nothing}>
      <h2>{texts.noResults}</h2>
      <p>{texts.noResultsHint}</p>
      <Link to="/search/conversations">{texts.clearFilters}</Link>
    </div>
  )
}
