import type { CourseStanding } from '@duologue/contract/courses/course-shapes'
import { courseStartTexts as texts } from '@duologue/domain/messages/courses/course-start'
import type { Client } from '../api/client'
import button from '../ui/button.module.css'
import styles from './start-unit-button.module.css'
import { useStartCourse } from './use-start-course'

/** Begins a course at a unit, or moves the start there (courses.md#starting). It stays where it was pressed, and so does the focus. */
export function StartUnitButton({
  client,
  course,
  unit,
  place,
  isStart,
  onStanding,
}: {
  client: Client
  /** Its id. */
  course: string
  /** Its key. */
  unit: string
  /** From 1 on. */
  place: number
  /** Its reader has begun here. */
  isStart: boolean
  onStanding: (own: CourseStanding) => void
}) {
  const { start } = useStartCourse(client, course, onStanding)
  return (
    <button
      type="button"
      className={`${button.quiet} ${styles.here}`}
      aria-disabled={isStart}
      aria-label={isStart ? texts.startsHereAt(place) : texts.startHereAt(place)}
      onClick={() => {
        if (!isStart) start(unit, texts.startedAt(place))
      }}
    >
      {isStart ? texts.startsHere : texts.startHere}
    </button>
  )
}
