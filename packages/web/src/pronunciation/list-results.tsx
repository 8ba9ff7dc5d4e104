import type { PronunciationListCard } from '@duologue/contract/shapes/pronunciation-shapes'
import { pageSizes } from '@duologue/domain/choices/limits-across-rooms'
import { pronunciationListTexts as texts } from '@duologue/domain/messages/pronunciation/pronunciation-lists'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ListFailed } from '../offline/list-failed'
import styles from '../ui/card-grid.module.css'
import { coverPlace } from '../ui/cover-place'
import { CardGridSkeleton } from '../ui/lists/card-grid-skeleton'
import { EndlessList } from '../ui/lists/endless-list'
import { useWholeList } from '../ui/lists/use-whole-list'
import { ListCard } from './list-card'
import type { ListFilters } from './list-filters'
import { listSearchQuery } from './search-lists-query'

/** The lists that filters find, ten at a time, with their count; `empty` stands where there are none. */
export function ListResults({
  filters,
  reader,
  isBusy,
  empty,
  actions,
}: {
  filters: ListFilters
  /** Whose own lists are shown, where it is own ones. */
  reader: string | null
  isBusy: boolean
  empty: ReactNode
  /** What can be done with a list from its card. */
  actions: (list: PronunciationListCard) => ReactNode
}) {
  const { client, isSmallScreen } = useRouteContext({ from: '__root__' })
  const search = useInfiniteQuery({
    ...listSearchQuery(client, filters, reader),
    placeholderData: keepPreviousData,
  })
  const { items: found, total } = useWholeList(search, page => page.pronunciationLists)
  if (search.isError && !search.data)
    return (
      <ListFailed
        asked={filters}
        message={texts.listsFailed}
        onRetry={() => void search.refetch()}
      />
    )
  if (!search.data) return <CardGridSkeleton />
  return (
    <EndlessList
      pages={search}
      count={texts.found(total)}
      shown={found.length}
      isBusy={isBusy || search.isPlaceholderData}
      failed={texts.listsFailed}
      end={total > pageSizes.pronunciationLists ? texts.thatIsAll : undefined}
    >
      {total === 0 ? (
        empty
      ) : (
        <ul className={styles.grid}>
          {found.map((list, number) => (
            <li key={list.id}>
              <ListCard list={list} asked={filters.title} place={coverPlace(number, isSmallScreen)}>
                {actions(list)}
              </ListCard>
            </li>
          ))}
        </ul>
      )}
    </EndlessList>
  )
}
