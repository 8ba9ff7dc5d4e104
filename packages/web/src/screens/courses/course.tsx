import type { CourseUnitShown, Course as Shown } from '@duologue/contract/courses/course-shapes'
import { isCourseAuthor } from '@duologue/domain/courses/may-read-course'
import { startPlace } from '@duologue/domain/courses/standing'
import { coursePageTexts as texts } from '@duologue/domain/messages/courses/course-page'
import { shell } from '@duologue/domain/messages/site/shell'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { isNotFound } from '../../api/call-failed'
import type { Client } from '../../api/client'
import { AssignUnitButton } from '../../assignments/assign/assign-unit-button'
import type { AssignableUnit } from '../../assignments/assign/assignable'
import { CourseHeader } from '../../courses/course-header'
import { CourseUnit } from '../../courses/course-unit'
import { courseQuery } from '../../courses/get-course-query'
import { UseWithClassButton } from '../../courses/of-classes/use-with-class-button'
import { StartCourseButton } from '../../courses/start-course-button'
import { useSession } from '../../session/session'
import button from '../../ui/button.module.css'
import { LoadFailed } from '../../ui/feedback/load-failed'
import { LoadingVoices } from '../../ui/feedback/loading-voices'
import { ThingGone } from '../../ui/feedback/thing-gone'
import { Icon } from '../../ui/icon'
import { NothingFound } from '../../ui/lists/nothing-found'
import page from '../../ui/page.module.css'

const route = getRouteApi('/main/courses/$courseId/$')

/** What of a unit can be assigned: all that its reader may see. */
const assignable = (course: string, unit: CourseUnitShown, place: number): AssignableUnit => ({
  course,
  key: unit.key,
  title: unit.title || texts.unit(place),
  items: unit.items.flatMap(item => {
    if (item.kind === 'unavailable') return []
    const { title } = item.kind === 'list' ? item.list : item.conversation
    return [{ kind: item.kind, id: item.id, title }]
  }),
})

/** The units of a course, one below the other; none is locked. A teacher may assign each. */
function Units({
  client,
  course: { id, units, own },
  teacher,
}: {
  client: Client
  course: Shown
  /** The id of its reader, if they teach. */
  teacher: string | null
}) {
  if (units.length === 0) return <NothingFound title={texts.empty} />
  const start = own?.start ? startPlace(units, own.start) : 0
  return units.map((unit, index) => {
    const toAssign = assignable(id, unit, index + 1)
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
  const isOwn =
    user !== null &&
    isCourseAuthor({ kind: 'user', id: user, role: null }, course.author?.id ?? null)
  return (
    <article className={page.page}>
      <CourseHeader course={course}>
        {course.units.length > 0 && (course.settings.isPublished || course.own) ? (
          <StartCourseButton
            client={client}
            course={course}
            onStanding={own => {
              queryClient.setQueryData(courseQuery(client, courseId, user).queryKey, {
                ...course,
                own,
              })
            }}
          />
        ) : null}
        {teacher && course.units.length > 0 ? (
          <UseWithClassButton client={client} course={course.id} user={teacher} />
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
      <Units client={client} course={course} teacher={teacher} />
    </article>
  )
}
