import { shell } from '@duologue/domain/messages/site/shell'
import { getRouteApi } from '@tanstack/react-router'
import { useLoginNeeded } from '../../session/guards'
import { Late } from '../../ui/feedback/late'
import { latePart } from '../../ui/feedback/late-part'
import page from '../../ui/page.module.css'

const CreateCourseForm = latePart(
  async () => (await import('../../courses/create-course-form')).CreateCourseForm,
)

const route = getRouteApi('/main/courses/create')

/** /courses/create (courses.md#making-one); for signed-in users. */
export function CourseCreate() {
  const { client } = route.useRouteContext()
  const { playlist, title = '', language = '' } = route.useSearch()
  const navigate = route.useNavigate()
  useLoginNeeded('/courses/create')
  return (
    <div className={page.page}>
      <h1>{shell.newCourse}</h1>
      <Late>
        <CreateCourseForm
          client={client}
          from={playlist === undefined ? undefined : { playlist, title, language }}
          onCreated={({ shortid }) =>
            navigate({ to: '/courses/$shortid/edit', params: { shortid } })
          }
        />
      </Late>
    </div>
  )
}
