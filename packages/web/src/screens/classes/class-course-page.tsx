import { languageOfClass } from '@duologue/domain/choices/class-languages'
import { getRouteApi } from '@tanstack/react-router'
import { Suspense } from 'react'
import { ClassFrame } from '../../classes/class-frame'
import { ClassTabs } from '../../classes/class-tabs'
import { useLoginNeeded } from '../../session/guards'
import { useSession } from '../../session/session'
import { latePart } from '../../ui/feedback/late-part'
import page from '../../ui/page.module.css'

const route = getRouteApi('/main/classes/$classId/course')

// It waits for the class, which is asked for first.
const ClassCourse = latePart(
  async () => (await import('../../courses/of-classes/class-course')).ClassCourse,
)

/** /classes/{classId}/course: the course of a class as its teacher sees it (courses.md#of-a-class). */
export function ClassCoursePage() {
  const { client } = route.useRouteContext()
  const { classId } = route.useParams()
  const session = useSession()
  useLoginNeeded(`/classes/${classId}/course`)
  if (session.status === 'visitor') return <div className={page.page} />
  const user = session.user.id
  return (
    <div className={page.page}>
      <ClassFrame client={client} id={classId} user={user} side="teacher">
        {found => (
          <>
            <ClassTabs id={classId} />
            <Suspense>
              <ClassCourse
                client={client}
                classId={classId}
                name={found.name}
                language={languageOfClass(found.language)}
                user={user}
              />
            </Suspense>
          </>
        )}
      </ClassFrame>
    </div>
  )
}
