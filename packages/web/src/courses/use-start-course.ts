import type { CourseStanding } from '@duologue/contract/courses/course-shapes'
import { useQueryClient } from '@tanstack/react-query'
import type { Client } from '../api/client'
import { learnedKey } from '../learn/learned-key'
import { makeCall } from '../session/make-call'
import { useSending } from '../ui/feedback/use-sending'

/** Follows a course from a unit on, without one from its first; `told` says so (courses.md#starting). */
export function useStartCourse(
  client: Client,
  id: string,
  onStanding: (own: CourseStanding) => void,
) {
  const queryClient = useQueryClient()
  const [isSending, send] = useSending()
  const start = (unit: string | undefined, told: string) =>
    send(() =>
      makeCall(
        client,
        async () => {
          const body = unit === undefined ? {} : { unit }
          onStanding(await client.courses.startCourse({ params: { id }, body }))
          await queryClient.invalidateQueries({ queryKey: learnedKey })
        },
        told,
      ),
    )
  return { isSending, start }
}
