import type { FollowedCourse } from '@duologue/contract/courses/class-course-shapes'
import type { LanguageCode } from '@duologue/domain/choices/languages'
import { byName } from '@duologue/domain/messages/by-name'
import { classCourseTexts as texts } from '@duologue/domain/messages/courses/class-course'
import { slugify } from '@duologue/domain/text/slug'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Client } from '../../api/client'
import { fetchFile } from '../../api/fetch-file'
import { zoneHere } from '../../api/zone-here'
import { makeCall } from '../../session/make-call'
import button from '../../ui/button.module.css'
import { LoadFailed } from '../../ui/feedback/load-failed'
import { notify } from '../../ui/feedback/notify'
import { useSending } from '../../ui/feedback/use-sending'
import { NothingFound } from '../../ui/lists/nothing-found'
import { saveBlob } from '../../ui/save-blob'
import { inAnyLanguage } from '../../ui/written-in'
import styles from './class-course.module.css'
import { ClassCourseGrid } from './class-course-grid'
import { classCourseQuery } from './get-class-course-standings-query'
import { setClassCourse } from './set-class-course'

interface OfClass {
  client: Client
  classId: string
  /** The name of the class. */
  name: string
  /** What the class learns: courses of it are looked for first. */
  language: LanguageCode | undefined
  user: string
}

/** The course by its title, and what its teacher can do with it. */
function Actions({
  client,
  classId,
  name,
  language,
  course,
  onLeft,
}: Omit<OfClass, 'user'> & { course: FollowedCourse; onLeft: () => Promise<unknown> }) {
  const [isSending, send] = useSending()
  const save = async () => {
    const zone = encodeURIComponent(zoneHere())
    const file = await fetchFile(`/api/classes/${classId}/course/standings.csv?timeZone=${zone}`)
    if (file) saveBlob(`${name}.csv`, file)
    else notify('error', texts.csvFailed)
  }
  const leave = async () => {
    await setClassCourse(client, classId, null)
    await onLeft()
  }
  return (
    <div className={styles.bar}>
      <h2>
        <Link
          to="/courses/$courseId/$"
          params={{ courseId: course.shortid, _splat: slugify(course.title) }}
          {...inAnyLanguage}
        >
          {course.title}
        </Link>
      </h2>
      <button
        type="button"
        className={button.secondary}
        disabled={isSending}
        onClick={() => send(save)}
      >
        {texts.csv}
      </button>
      <Link className={button.secondary} to="/courses" search={language ? { language } : {}}>
        {texts.another}
      </Link>
      <button
        type="button"
        className={button.quiet}
        disabled={isSending}
        onClick={() => send(() => makeCall(client, leave, texts.left))}
      >
        {texts.leave}
      </button>
    </div>
  )
}

/** The course that a class follows, and how its students stand with it (courses.md#of-a-class); for its teacher. */
export function ClassCourse({ client, classId, name, language, user }: OfClass) {
  const { data, isPending, refetch } = useQuery(classCourseQuery(client, classId, user))
  if (isPending) return <div className={styles.waiting} aria-busy="true" />
  if (!data) return <LoadFailed message={texts.failed} onRetry={() => void refetch()} />
  const { course, units } = data
  if (!course)
    return (
      <NothingFound title={texts.none} hint={texts.noneHint}>
        <Link className={button.primary} to="/courses" search={language ? { language } : {}}>
          {texts.find}
        </Link>
      </NothingFound>
    )
  const students = byName(data.students, ({ student }) => student.fullName)
  return (
    <div className={styles.stack}>
      <Actions {...{ client, classId, name, language, course }} onLeft={refetch} />
      <p className={styles.legend}>{texts.legend}</p>
      <ClassCourseGrid units={units} students={students} />
    </div>
  )
}
