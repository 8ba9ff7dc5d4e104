import { queryOptions } from '@tanstack/react-query'
import type { Client } from '../../api/client'
import { zoneHere } from '../../api/zone-here'
import { ownKey } from '../../session/session-watch'

/** How the students of a class stand with its course, as its teacher sees them here. */
export const classCourseQuery = (client: Client, classId: string, user: string) =>
  queryOptions({
    queryKey: [ownKey, 'class-course', user, classId],
    queryFn: () =>
      client.courses.getClassCourseStandings({
        params: { id: classId },
        query: { timeZone: zoneHere() },
      }),
    staleTime: 0,
  })
