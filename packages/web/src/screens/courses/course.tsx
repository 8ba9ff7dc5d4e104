import type { CourseStanding, Course as Shown } from '@duologue/contract/courses/course-shapes'
import { userOf } from '@duologue/domain/accounts/reader'
import { isCourseAuthor } from '@duologue/domain/courses/may-read-course'
import { startPlace } from '@duologue/domain/courses/standing'
import { coursePageTexts as texts } from '@duologue/domain/messages/courses/course-page'
import { shell } from '@duologue/domain/messages/site/shell'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { isNotFound } from '../../api/call-failed'
import type { Client } from '../../api/client'
import { AssignUnitButton } from '../../assignments/assign/assign-unit-button'
import { assignableUnit } from '../../assignments/assign/assignable'
import { CourseHeader } from '../../courses/course-header'
import { CourseUnit } from '../../courses/course-unit'
import { courseQuery } from '../../courses/get-course-query'
import { UseWithClassButton } from '../../courses/of-classes/use-with-class-button'
import { StartCourseButton } from '../../courses/start-course-button'
import { StartUnitButton } from '../../courses/start-unit-button'
import { useSendKeptStart } from '../../courses/use-send-kept-start'
import { useSession } from '../../session/session'
import button from '../../ui/button.module.css'
import { LoadFailed } from '../../ui/feedback/load-failed'
import { LoadingVoices } from '../../ui/feedback/loading-voices'
import { ThingGone } from '../../ui/feedback/thing-gone'
import { Icon } from '../../ui/icon'
import { NothingFound } from '../../ui/lists/nothing-found'
import page from '../../ui/page.module.css'

const route = getRouteApi('/main/courses/$courseId/$')

/** The units of a course, one below the other; none is locked. A teacher may assign each. */
function Units({
  client,
  course: { id, units, own },
  teacher,
  onStanding,
}: {
  client: Client
  course: Shown
  /** The id of its reader, if they teach. */
  teacher: string | null
  /** Undefined where nothing can be started. */
  onStanding: ((own: CourseStanding) => void) | undefined
}) {
  if (units.length === 0) return <NothingFound title={texts.empty} />
  const start = own?.start ? startPlace(units, own.start) : 0
  return units.map((unit, index) => {
    const toAssign = assignableUnit(id, unit, index + 1)
    return (
      <CourseUnit
        key={unit.key}
        unit={unit}
        place={index + 1}
        isBefore={index < start}
        isCurrent={unit.key === own?.current}
      >
        {teacher && toAssign.items.length > 0 ? (
          <AssignUnitButton client={client} unit={toAssign} user={teacher} />
        ) : null}
        {onStanding ? (
          <StartUnitButton
            client={client}
            course={id}
            unit={unit.key}
            place={index + 1}
            isStart={own?.isActive === true && index === start}
            onStanding={onStanding}
          />
        ) : null}
      </CourseUnit>
    )
  })
}

/** /courses/{shortid}/{slug} (courses.md#course-page): a course as its reader stands with it. */
export function Course() {
  const { client } = route.useRouteContext()
  const { courseId } = route.useParams()
  const session = useSession()
  const queryClient = useQueryClient()
  const user = session.status === 'user' ? session.user.id : null
  const teacher = session.status === 'user' && session.user.type === 'teacher' ? user : null
  const asked = useQuery({
    ...courseQuery(client, courseId, user),
    // What came with the page stands until the reader's own view of it is there.
    placeholderData: () => queryClient.getQueryData(courseQuery(client, courseId, null).queryKey),
  })
  const { data: course } = asked
  useSendKeptStart(client, user, () => void asked.refetch())
  if (isNotFound(asked.error))
    return (
      <ThingGone>
        <Link to="/courses">{shell.courses}</Link>
      </ThingGone>
    )
  if (!course)
    return asked.isError ? (
      <LoadFailed message={texts.loadFailed} onRetry={() => void asked.refetch()} />
    ) : (
      <LoadingVoices />
    )
  const isOwn = user !== null && isCourseAuthor(userOf(user), course.author?.id ?? null)
  const canStart = course.units.length > 0 && (course.settings.isPublished || course.own !== null)
  const follow = (own: CourseStanding | null) =>
    queryClient.setQueryData(courseQuery(client, courseId, user).queryKey, { ...course, own })
  return (
    <article className={page.page}>
      <CourseHeader course={course}>
        {canStart ? (
          <StartCourseButton client={client} course={course} onStanding={follow} />
        ) : null}
        {teacher && course.units.length > 0 ? (
          <UseWithClassButton
            client={client}
            course={course.id}
            language={course.language}
            user={teacher}
          />
        ) : null}
        {isOwn ? (
          <Link
            className={button.secondary}
            to="/courses/$shortid/edit"
            params={{ shortid: course.shortid }}
          >
            <Icon name="settings" /> {shell.editCourse}
          </Link>
        ) : null}
      </CourseHeader>
      <Units
        client={client}
        course={course}
        teacher={teacher}
        onStanding={canStart && user !== null ? follow : undefined}
      />
    </article>
  )
}
