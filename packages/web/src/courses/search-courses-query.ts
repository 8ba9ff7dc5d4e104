import type { courses } from '@duologue/contract/courses'
import type { CallAnswer } from '@duologue/contract/endpoint'
import { pageSizes } from '@duologue/domain/choices/limits-across-rooms'
import { infiniteQueryOptions } from '@tanstack/react-query'
import type { Client } from '../api/client'
import { nextPage } from '../api/next-page'
import type { CourseFilters } from './course-filters'

type Page = CallAnswer<typeof courses.searchCourses>

/** Lists of courses go by this first part of their keys: whoever changes a course makes them all old. */
export const coursesKey = 'courses'

/** A search of courses, ten at a time (courses.md#searching); those of an `author` with their drafts. */
export const courseSearchQuery = (client: Client, filters: CourseFilters, author?: string) =>
  infiniteQueryOptions({
    queryKey: [coursesKey, 'search', filters, author ?? null],
    queryFn: ({ pageParam }) =>
      client.courses.searchCourses({
        query: {
          language: filters.language,
          difficulty: filters.difficulty && [filters.difficulty],
          ...(author ? { author, includeDraft: 'true' as const } : {}),
          page: pageParam,
          limit: pageSizes.courses,
        },
      }),
    initialPageParam: 1,
    getNextPageParam: ({ total }: Page, pages: readonly Page[]) =>
      nextPage(
        pages.map(page => page.courses.length),
        total,
      ),
    staleTime: 0,
  })
