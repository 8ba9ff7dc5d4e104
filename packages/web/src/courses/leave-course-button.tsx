import type { Course } from '@duologue/contract/courses/course-shapes'
import { courseStartTexts as texts } from '@duologue/domain/messages/courses/course-start'
import { useQueryClient } from '@tanstack/react-query'
import type { Client } from '../api/client'
import { learnedKey } from '../learn/learned-key'
import { makeCall } from '../session/make-call'
import button from '../ui/button.module.css'
import { useSending } from '../ui/feedback/use-sending'

/** Follows a course no longer; what was done in it stays (courses.md#starting). */
export function LeaveCourseButton({
  client,
  course: { id },
  onLeft,
}: {
  client: Client
  course: Course
  onLeft: () => void
}) {
  const queryClient = useQueryClient()
  const [isSending, send] = useSending()
  const leave = async () => {
    await client.courses.leaveCourse({ params: { id } })
    onLeft()
    await queryClient.invalidateQueries({ queryKey: learnedKey })
  }
  return (
    <button
      type="button"
      className={button.quiet}
      disabled={isSending}
      onClick={() => send(() => makeCall(client, leave, texts.left))}
    >
      {texts.leave}
    </button>
  )
}
