import type { Course } from '@duologue/contract/courses/course-shapes'
import { mayChangeCourse } from '@duologue/domain/courses/may-read-course'
import { coursePageTexts as texts } from '@duologue/domain/messages/courses/course-page'
import { shell } from '@duologue/domain/messages/site/shell'
import { slugify } from '@duologue/domain/text/slug'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { getRouteApi, Link, Navigate } from '@tanstack/react-router'
import { Suspense } from 'react'
import { isNotFound } from '../../api/call-failed'
import { keysOfCourse } from '../../courses/get-course-query'
import { useLoginNeeded } from '../../session/guards'
import { useSession } from '../../session/session'
import { ownKey } from '../../session/session-watch'
import { latePart } from '../../ui/feedback/late-part'
import { LoadFailed } from '../../ui/feedback/load-failed'
import { LoadingVoices } from '../../ui/feedback/loading-voices'
import page from '../../ui/page.module.css'

const CourseEditor = latePart(
  async () => (await import('../../courses/editor/course-editor')).CourseEditor,
)
// Hardly anybody is ever shown this.
const ThingGone = latePart(async () => (await import('../../ui/feedback/thing-gone')).ThingGone)

const route = getRouteApi('/main/courses/$shortid/edit')

/** /courses/{shortid}/edit (courses.md#editing): for its author and admins; others are led to the course. */
export function CourseEdit() {
  const { client } = route.useRouteContext()
  const { shortid } = route.useParams()
  const navigate = route.useNavigate()
  const queryClient = useQueryClient()
  const session = useSession()
  useLoginNeeded(`/courses/${shortid}/edit`)
  const user = session.status === 'user' ? session.user : null
  const editKey = [ownKey, 'course to edit', shortid]
  const asked = useQuery({
    queryKey: editKey,
    queryFn: () => client.courses.getCourse({ params: { id: shortid } }),
    enabled: user !== null,
    // What is edited is told by the editor from then on; the next visit asks anew.
    staleTime: Infinity,
    gcTime: 0,
  })
  const { data: course } = asked
  if (!course || user === null) {
    if (isNotFound(asked.error)) return <Navigate to="/not-found" replace />
    return asked.isError ? (
      <LoadFailed message={texts.loadFailed} onRetry={() => void asked.refetch()} />
    ) : (
      <LoadingVoices />
    )
  }
  if (isNotFound(asked.error))
    return (
      <Suspense>
        <ThingGone>
          <Link to="/library/$tab" params={{ tab: 'courses' }}>
            {shell.library}
          </Link>
        </ThingGone>
      </Suspense>
    )
  const reader = { kind: 'user', id: user.id, role: user.role ?? null, isStudent: false } as const
  if (!mayChangeCourse(reader, course.author?.id ?? null)) {
    const params = { courseId: course.shortid, _splat: slugify(course.title) }
    return <Navigate to="/courses/$courseId/$" params={params} replace />
  }
  /** Every page that has shown it asks for it anew. */
  const forget = () => {
    for (const keys of keysOfCourse(course.shortid))
      void queryClient.invalidateQueries({ ...keys, refetchType: 'none' })
  }
  const saved = (stored: Course) => {
    forget()
    queryClient.setQueryData(editKey, stored)
  }
  const deleted = () => {
    for (const keys of keysOfCourse(course.shortid)) queryClient.removeQueries(keys)
    return navigate({ to: '/library/$tab', params: { tab: 'courses' }, replace: true })
  }
  return (
    <div className={page.page}>
      <Suspense fallback={<LoadingVoices />}>
        <CourseEditor
          key={course.id}
          client={client}
          course={course}
          user={user.id}
          onSaved={saved}
          onGone={() => void asked.refetch()}
          onDeleted={deleted}
        />
      </Suspense>
    </div>
  )
}
