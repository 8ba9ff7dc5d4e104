import type { Course, CourseStanding } from '@duologue/contract/courses/course-shapes'
import { courseStartTexts as texts } from '@duologue/domain/messages/courses/course-start'
import { slugify } from '@duologue/domain/text/slug'
import { Link } from '@tanstack/react-router'
import type { Client } from '../api/client'
import { keepStart, keptStart } from '../saved-here/course-to-start'
import { useSession } from '../session/session'
import button from '../ui/button.module.css'
import { useAwake } from '../ui/store'
import { GoOnLink } from './go-on-link'
import { LeaveCourseButton } from './leave-course-button'
import { useStartCourse } from './use-start-course'

/** A visitor logs in and comes back, and then follows the course from where they found that they start. */
function VisitorStart({ course: { id, shortid, title } }: { course: Course }) {
  const kept = useAwake() ? keptStart() : undefined
  const found = kept?.course === id ? kept : undefined
  return (
    <>
      <Link
        className={button.primary}
        to="/login"
        search={{ redirect: `/courses/${shortid}/${slugify(title)}` }}
        onClick={() => keepStart(found ?? { course: id, unit: null, place: null })}
      >
        {texts.start}
      </Link>
      {found?.place ? <p>{texts.startsHereAt(found.place)}</p> : null}
    </>
  )
}

/** The way into a course (courses.md#starting): `Start`, and `Go on` for who follows it. */
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
  const { own } = course
  if (session.status === 'visitor') return <VisitorStart course={course} />
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
