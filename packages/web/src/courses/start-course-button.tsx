import type { Course, CourseStanding } from '@duologue/contract/courses/course-shapes'
import { courseStartTexts as texts } from '@duologue/domain/messages/courses/course-start'
import { slugify } from '@duologue/domain/text/slug'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Client } from '../api/client'
import { learnedKey } from '../learn/learned-key'
import { makeCall } from '../session/make-call'
import { useSession } from '../session/session'
import button from '../ui/button.module.css'
import { useSending } from '../ui/feedback/use-sending'
import { GoOnLink } from './go-on-link'
import { LeaveCourseButton } from './leave-course-button'

/** The way into a course (courses.md#starting): `Start`, and `Go on` for who follows it; a visitor logs in and comes back. */
export function StartCourseButton({
  client,
  course,
  onStanding,
}: {
  client: Client
  course: Course
  /** Is told how its reader follows it from now on. */
  onStanding: (own: CourseStanding | null) => void
}) {
  const session = useSession()
  const queryClient = useQueryClient()
  const [isSending, send] = useSending()
  const { id, shortid, title, own } = course
  if (session.status === 'visitor')
    return (
      <Link
        className={button.primary}
        to="/login"
        search={{ redirect: `/courses/${shortid}/${slugify(title)}` }}
      >
        {texts.start}
      </Link>
    )
  const start = async () => {
    const body = own?.start ? { unit: own.start } : {}
    onStanding(await client.courses.startCourse({ params: { id }, body }))
    await queryClient.invalidateQueries({ queryKey: learnedKey })
  }
  return (
    <>
      {own?.isActive ? (
        <GoOnLink course={course} />
      ) : (
        <button
          type="button"
          className={button.primary}
          disabled={isSending}
          onClick={() => send(() => makeCall(client, start, texts.started))}
        >
          {own ? texts.goOn : texts.start}
        </button>
      )}
      {own ? (
        <LeaveCourseButton client={client} course={course} onLeft={() => onStanding(null)} />
      ) : null}
    </>
  )
}
