import { classTexts as texts } from '@duologue/domain/messages/classes'
import { Link } from '@tanstack/react-router'
import { LinkTabs } from '../ui/link-tabs'

/** The tabs of a teacher's class (S2 section 2). */
export function ClassTabs({ id }: { id: string }) {
  const exact = { exact: true }
  const params = { classId: id }
  return (
    <LinkTabs label={texts.classParts}>
      <Link to="/classes/$classId/teacher" params={params} activeOptions={exact} replace>
        {texts.assignments}
      </Link>
      <Link
        to="/classes/$classId/teacher"
        params={params}
        search={{ tab: 'students' }}
        activeOptions={exact}
        replace
      >
        {texts.students}
      </Link>
      <Link
        to="/classes/$classId/teacher"
        params={params}
        search={{ tab: 'settings' }}
        activeOptions={exact}
        replace
      >
        {texts.settings}
      </Link>
    </LinkTabs>
  )
}
