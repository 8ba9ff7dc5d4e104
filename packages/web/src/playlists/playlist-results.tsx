import { pageSizes } from '@duologue/domain/choices/limits-across-rooms'
import { playlistListTexts as texts } from '@duologue/domain/messages/playlists/playlist-lists'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ListFailed } from '../offline/list-failed'
import { CardGridSkeleton } from '../ui/lists/card-grid-skeleton'
import { EndlessList } from '../ui/lists/endless-list'
import { useWholeList } from '../ui/lists/use-whole-list'
import { PlaylistGrid } from './playlist-grid'
import { type PlaylistFilters, playlistSearchQuery } from './search-playlists-query'

/** The playlists that filters find, ten at a time, with their count; `empty` stands where there are none. */
export function PlaylistResults({
  filters,
  count,
  isBusy = false,
  empty,
}: {
  filters: PlaylistFilters
  /** "3 playlists found". */
  count: (total: number) => string
  isBusy?: boolean
  empty: ReactNode
}) {
  const { client } = useRouteContext({ from: '__root__' })
  const search = useInfiniteQuery({
    ...playlistSearchQuery(client, filters),
    placeholderData: keepPreviousData,
  })
  const { items: found, total } = useWholeList(search, page => page.playlists)
  if (search.isError && !search.data) {
    return (
      <ListFailed
        message={texts.loadFailed}
        {...(filters.author ? {} : { asked: filters })}
        onRetry={() => void search.refetch()}
      />
    )
  }
  if (!search.data) return <CardGridSkeleton />
  return (
    <EndlessList
      pages={search}
      count={count(total)}
      shown={found.length}
      isBusy={isBusy || search.isPlaceholderData}
      failed={texts.loadFailed}
      end={total > pageSizes.playlists ? texts.thatIsAll : undefined}
    >
      {total === 0 ? empty : <PlaylistGrid playlists={found} asked={filters.title} opensPage />}
    </EndlessList>
  )
}
