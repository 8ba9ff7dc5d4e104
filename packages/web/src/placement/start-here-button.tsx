import { placementTexts as texts } from '@duologue/domain/messages/placement/placement'
import { slugify } from '@duologue/domain/text/slug'
import { useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import type { Client } from '../api/client'
import { learnedKey } from '../learn/learned-key'
import { keepStart } from '../saved-here/course-to-start'
import { makeCall } from '../session/make-call'
import { useSession } from '../session/session'
import button from '../ui/button.module.css'
import { useSending } from '../ui/feedback/use-sending'
import type { WayIn } from './get-way-in-query'

/** Follows the course from the unit that was found on, and leads there; a visitor is shown the course, and follows it once they log in. */
export function StartHereButton({ client, way }: { client: Client; way: WayIn }) {
  const { status } = useSession()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const [isSending, send] = useSending()
  const page = {
    to: '/courses/$courseId/$',
    params: { courseId: way.shortid, _splat: slugify(way.title) },
  } as const
  if (status !== 'user')
    return (
      <Link
        className={button.primary}
        {...page}
        onClick={() => keepStart({ course: way.id, unit: way.unit.key, place: way.unit.place })}
      >
        {texts.startHere}
      </Link>
    )
  const start = async () => {
    const body = { unit: way.unit.key }
    await client.courses.startCourse({ params: { id: way.id }, body })
    await queryClient.invalidateQueries({ queryKey: learnedKey })
    await navigate(page)
  }
  return (
    <button
      type="button"
      className={button.primary}
      disabled={isSending}
      onClick={() => send(() => makeCall(client, start))}
    >
      {texts.startHere}
    </button>
  )
}
