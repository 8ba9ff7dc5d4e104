import type { Course } from '@duologue/contract/courses/course-shapes'
import { nextPart } from '@duologue/domain/courses/next-part'
import { courseStartTexts as texts } from '@duologue/domain/messages/courses/course-start'
import { Link } from '@tanstack/react-router'
import button from '../ui/button.module.css'

/** Leads to what is next in a course; at its end to the others (courses.md#starting). */
export function GoOnLink({ course: { units, own, language } }: { course: Course }) {
  const unit = units.find(({ key }) => key === own?.current)
  const item = unit?.items.find(one => one.kind !== 'unavailable' && nextPart(one.marks))
  if (item?.kind === 'list')
    return (
      <Link
        className={button.primary}
        to="/pronunciation/game"
        search={{ list: item.list.shortid }}
      >
        {texts.goOn}
      </Link>
    )
  if (item?.kind === 'conversation') {
    const { id, shortid } = item.conversation
    return nextPart(item.marks) === 'learn' ? (
      <Link
        className={button.primary}
        to="/convo/$conversationId/learn"
        params={{ conversationId: shortid }}
      >
        {texts.goOn}
      </Link>
    ) : (
      <Link
        className={button.primary}
        to="/conversations/$conversationId/game"
        params={{ conversationId: id }}
      >
        {texts.goOn}
      </Link>
    )
  }
  return (
    <p>
      {texts.finished}{' '}
      <Link to="/courses" search={{ language }}>
        {texts.chooseAnother}
      </Link>
    </p>
  )
}
