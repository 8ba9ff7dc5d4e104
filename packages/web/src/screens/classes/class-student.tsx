import { classTexts as texts } from '@duologue/domain/messages/classes/classes'
import { getRouteApi, Link } from '@tanstack/react-router'
import { StudentAssignments } from '../../assignments/student-assignments'
import { ClassFrame } from '../../classes/class-frame'
import { NameInClass } from '../../classes/students/name-in-class'
import { TeacherCard } from '../../classes/teacher-card'
import { useLoginNeeded } from '../../session/guards'
import { useSession } from '../../session/session'
import { LinkTabs } from '../../ui/link-tabs'
import page from '../../ui/page.module.css'

const route = getRouteApi('/main/classes/$classId/student')

/** /classes/{classId}/student: the class as one of its students sees it (classes.md#class-pages). */
export function ClassStudent() {
  const { client } = route.useRouteContext()
  const { classId } = route.useParams()
  const session = useSession()
  useLoginNeeded(`/classes/${classId}/student`)
  if (session.status === 'visitor') return <div className={page.page} />
  return (
    <div className={page.page}>
      <ClassFrame client={client} id={classId} user={session.user.id} side="student">
        {({ teacher, students = [] }) => (
          <>
            <TeacherCard teacher={teacher} />
            {students.map(student => (
              <NameInClass key={student.id} client={client} classId={classId} student={student} />
            ))}
            <LinkTabs label={texts.classParts}>
              <Link to="/classes/$classId/student" params={{ classId }}>
                {texts.assignments}
              </Link>
            </LinkTabs>
            <StudentAssignments client={client} classId={classId} user={session.user.id} />
          </>
        )}
      </ClassFrame>
    </div>
  )
}
