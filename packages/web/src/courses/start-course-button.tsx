import type { Course, CourseStanding } from '@duologue/contract/courses/course-shapes'
import { courseStartTexts as texts } from '@duologue/domain/messages/courses/course-start'
import { slugify } from '@duologue/domain/text/slug'
import { Link } from '@tanstack/react-router'
import type { Client } from '../api/client'
import { useSession } from '../session/session'
import button from '../ui/button.module.css'
import { GoOnLink } from './go-on-link'
import { LeaveCourseButton } from './leave-course-button'
import { useStartCourse } from './use-start-course'

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
  const { isSending, start } = useStartCourse(client, course.id, onStanding)
  const { shortid, title, own } = course
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
  return (
    <>
      {own?.isActive ? (
        <GoOnLink course={course} />
      ) : (
        <button
          type="button"
          className={button.primary}
          disabled={isSending}
          onClick={() => start(own?.start ?? undefined, texts.started)}
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
