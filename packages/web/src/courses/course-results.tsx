import { pageSizes } from '@duologue/domain/choices/limits-across-rooms'
import { courseListTexts as texts } from '@duologue/domain/messages/courses/course-lists'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ListFailed } from '../offline/list-failed'
import styles from '../ui/card-grid.module.css'
import { CardGridSkeleton } from '../ui/lists/card-grid-skeleton'
import { EndlessList } from '../ui/lists/endless-list'
import { useWholeList } from '../ui/lists/use-whole-list'
import { CourseCard } from './course-card'
import type { CourseFilters } from './course-filters'
import { courseSearchQuery } from './search-courses-query'

/** The courses that filters find, ten at a time, with their count; `empty` stands where there are none. */
export function CourseResults({
  filters,
  author,
  count,
  isBusy,
  empty,
}: {
  filters: CourseFilters
  /** Whose, with their drafts; everybody's unless told. */
  author?: string
  /** "3 courses found". */
  count: (total: number) => string
  isBusy: boolean
  empty: ReactNode
}) {
  const { client } = useRouteContext({ from: '__root__' })
  const search = useInfiniteQuery({
    ...courseSearchQuery(client, filters, author),
    placeholderData: keepPreviousData,
  })
  const { items: found, total } = useWholeList(search, page => page.courses)
  if (search.isError && !search.data)
    return (
      <ListFailed
        {...(author ? {} : { asked: {} })}
        message={texts.loadFailed}
        onRetry={() => void search.refetch()}
      />
    )
  if (!search.data) return <CardGridSkeleton />
  return (
    <EndlessList
      pages={search}
      count={count(total)}
      shown={found.length}
      isBusy={isBusy || search.isPlaceholderData}
      failed={texts.loadFailed}
      end={total > pageSizes.courses ? texts.thatIsAll : undefined}
    >
      {total === 0 ? (
        empty
      ) : (
        <ul className={styles.grid}>
          {found.map(course => (
            <li key={course.id}>
              <CourseCard course={course} />
            </li>
          ))}
        </ul>
      )}
    </EndlessList>
  )
}
