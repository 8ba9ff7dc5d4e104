import { pageSizes } from '@duologue/domain/choices/limits-across-rooms'
import { conversationTexts } from '@duologue/domain/messages/conversations/conversations'
import { findSongTexts as texts } from '@duologue/domain/messages/songs/find-songs'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { Link, useRouteContext } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { ConversationGridSkeleton } from '../../conversations/conversation-grid'
import { ListFailed } from '../../offline/list-failed'
import { useSession } from '../../session/session'
import button from '../../ui/button.module.css'
import { EndlessList } from '../../ui/lists/endless-list'
import { NothingFound } from '../../ui/lists/nothing-found'
import { useWholeList } from '../../ui/lists/use-whole-list'
import type { FindFilters } from './find-filters'
import { publishedSongsQuery } from './search-published-songs-query'
import { SongGrid } from './song-cards'

/** The songs that filters find with their count; further pages come as the end of the list comes into view. */
export function FoundSongs({
  filters,
  isBusy,
  ways,
}: {
  filters: FindFilters
  isBusy: boolean
  ways?: ComponentProps<typeof SongGrid>['ways']
}) {
  const { client } = useRouteContext({ from: '__root__' })
  const session = useSession()
  const search = useInfiniteQuery({
    ...publishedSongsQuery(client, filters),
    placeholderData: keepPreviousData,
  })
  const { items: found, total } = useWholeList(search, page => page.songs)
  if (search.isError && !search.data)
    return (
      <ListFailed
        message={texts.loadFailed}
        asked={filters}
        onRetry={() => void search.refetch()}
      />
    )
  if (!search.data) return <ConversationGridSkeleton count={pageSizes.homeRow} />
  const isEditor = session.status === 'user' && session.user.role !== null
  return (
    <EndlessList
      pages={search}
      count={texts.found(total)}
      shown={found.length}
      isBusy={isBusy || search.isPlaceholderData}
      failed={texts.loadFailed}
      end={total > pageSizes.songs ? conversationTexts.thatIsAll : undefined}
    >
      {total === 0 ? (
        <NothingFound title={conversationTexts.noResults} hint={texts.noResultsHint}>
          {isEditor ? (
            <Link className={button.primary} to="/editor">
              {texts.createSong}
            </Link>
          ) : null}
          <Link to="/search/songs">{conversationTexts.clearFilters}</Link>
        </NothingFound>
      ) : (
        <SongGrid songs={found} asked={filters.title} opensPage {...(ways && { ways })} />
      )}
    </EndlessList>
  )
}
