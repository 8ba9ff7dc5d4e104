import { classTexts as texts } from '@duologue/domain/messages/classes/classes'
import { Link } from '@tanstack/react-router'
import { LinkTabs } from '../ui/link-tabs'

/** The tabs of a teacher's class (classes.md#class-pages). */
export function ClassTabs({ id }: { id: string }) {
  const exact = { exact: true }
  const params = { classId: id }
  return (
    <LinkTabs label={texts.classParts}>
      <Link to="/classes/$classId/teacher" params={params} activeOptions={exact}>
        {texts.assignments}
      </Link>
      {(['results', 'live', 'students', 'settings'] as const).map(tab => (
        <Link
          key={tab}
          to="/classes/$classId/teacher"
          params={params}
          search={{ tab }}
          activeOptions={exact}
        >
          {texts[tab]}
        </Link>
      ))}
    </LinkTabs>
  )
}
