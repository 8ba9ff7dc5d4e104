import { pageSizes } from '@duologue/domain/choices/limits-across-rooms'
import { conversationTexts as texts } from '@duologue/domain/messages/conversations/conversations'
import { around } from '@duologue/domain/messages/joined'
import { shell } from '@duologue/domain/messages/site/shell'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link, useRouteContext } from '@tanstack/react-router'
import { ListFailed } from '../../offline/list-failed'
import { EndlessList } from '../../ui/lists/endless-list'
import { NothingFound } from '../../ui/lists/nothing-found'
import { usePageSize } from '../../ui/lists/page-size'
import { useWholeList } from '../../ui/lists/use-whole-list'
import page from '../../ui/page.module.css'
import { ConversationGrid, ConversationGridSkeleton } from '../conversation-grid'
import { conversationRowQuery, conversationSearchQuery } from '../search-conversations-query'
import { type ConversationFilters, withTitle } from './conversation-filters'
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
  const { items: found, total } = useWholeList(search, page => page.conversations)
  if (search.isError && !search.data) {
    return (
      <ListFailed
        message={texts.loadFailed}
        asked={filters}
        onRetry={() => void search.refetch()}
      />
    )
  }
  if (!search.data) return <ConversationGridSkeleton count={pageSizes.homeRow} />
  const { meant, suggestions = [] } = search.data.pages[0] ?? {}
  return (
    <EndlessList
      pages={search}
      count={texts.found(total)}
      shown={found.length}
      isBusy={isBusy || search.isPlaceholderData}
      failed={texts.loadFailed}
      end={total > limit ? texts.thatIsAll : undefined}
    >
      {meant ? <p className={styles.meant}>{texts.meant(filters.title ?? '', meant)}</p> : null}
      {suggestions.length > 0 ? <Suggestions filters={filters} titles={suggestions} /> : null}
      {total === 0 ? (
        <>
          <NothingFound title={texts.noResults} hint={texts.noResultsHint}>
            <Link to="/search/conversations">{texts.clearFilters}</Link>
            <Link to="/convo/create">{shell.newConversation}</Link>
          </NothingFound>
          <PopularInstead />
        </>
      ) : (
        <ConversationGrid
          conversations={found}
          perPage={limit}
          asked={meant ?? filters.title}
          opensPage
        />
      )}
    </EndlessList>
  )
}

/** What others open most, where nothing was found. */
function PopularInstead() {
  const { client } = useRouteContext({ from: '__root__' })
  const { data } = useQuery(conversationRowQuery(client, 'popular'))
  if (!data || data.length === 0) return null
  return (
    <section className={page.section} aria-labelledby="popular-instead">
      <div className={page.sectionHead}>
        <h2 id="popular-instead">{texts.popularConversations}</h2>
      </div>
      <ConversationGrid conversations={data} kind="row" />
    </section>
  )
}

/** "Did you mean": other searches that find something. */
function Suggestions({
  filters,
  titles,
}: {
  filters: ConversationFilters
  titles: readonly string[]
}) {
  const [before, after] = around(texts.didYouMean)
  return (
    <p className={styles.meant}>
      {before}
      {titles.map(title => (
        <Link key={title} to="/search/conversations" search={withTitle(filters, title)}>
          {title}
        </Link>
      ))}
      {after}
    </p>
  )
}
