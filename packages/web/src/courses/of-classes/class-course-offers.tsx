import type { CourseOfClass } from '@duologue/contract/courses/class-course-shapes'
import { classCourseTexts as texts } from '@duologue/domain/messages/courses/class-course'
import { slugify } from '@duologue/domain/text/slug'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Client } from '../../api/client'
import { learnedKey } from '../../learn/learned-key'
import { makeCall } from '../../session/make-call'
import button from '../../ui/button.module.css'
import { useSending } from '../../ui/feedback/use-sending'
import { inAnyLanguage } from '../../ui/written-in'
import styles from './class-course-offers.module.css'
import { classCoursesQuery } from './list-class-courses-query'

/** The course of one class: who does not follow it yet may join in (courses.md#of-a-class). */
function Offer({ client, offer }: { client: Client; offer: CourseOfClass }) {
  const { course, isFollowed } = offer
  const queryClient = useQueryClient()
  const [isSending, send] = useSending()
  const join = async () => {
    await client.courses.startCourse({ params: { id: course.id }, body: {} })
    await queryClient.invalidateQueries({ queryKey: learnedKey })
  }
  return (
    <li className={styles.offer}>
      <div>
        <p className={styles.follows}>
          <bdi lang="">{offer.class.name}</bdi> · {texts.classFollows}
        </p>
        <p className={styles.title}>
          <Link
            to="/courses/$courseId/$"
            params={{ courseId: course.shortid, _splat: slugify(course.title) }}
            {...inAnyLanguage}
          >
            {course.title}
          </Link>
        </p>
        <p className={styles.sees}>{texts.teacherSees}</p>
      </div>
      {isFollowed ? null : (
        <button
          type="button"
          className={button.secondary}
          disabled={isSending}
          onClick={() => send(() => makeCall(client, join))}
        >
          {texts.joinIn}
        </button>
      )}
    </li>
  )
}

/** The courses of the classes that a user is in; nothing where they follow none. */
export function ClassCourseOffers({ client, user }: { client: Client; user: string }) {
  const { data = [] } = useQuery(classCoursesQuery(client, user))
  if (data.length === 0) return null
  return (
    <ul className={styles.offers} aria-label={texts.course}>
      {data.map(offer => (
        <Offer key={offer.class.id} client={client} offer={offer} />
      ))}
    </ul>
  )
}
