import type { CourseUnitShown } from '@duologue/contract/courses/course-shapes'
import { coursePageTexts as texts } from '@duologue/domain/messages/courses/course-page'
import { type ReactNode, useId } from 'react'
import { Icon } from '../ui/icon'
import { LevelLadder } from '../ui/level-ladder'
import { inAnyLanguage } from '../ui/written-in'
import { CourseItem } from './course-item'
import styles from './course-unit.module.css'

/** A unit of a course: its title, level and aims, and its items (courses.md#units). */
export function CourseUnit({
  unit: { title, level, aims, items, standing },
  place,
  isBefore,
  isCurrent,
  children,
}: {
  unit: CourseUnitShown
  /** From 1 on. */
  place: number
  /** It stands before where its reader began. */
  isBefore: boolean
  isCurrent: boolean
  /** What its reader may do with it, beside its title. */
  children?: ReactNode
}) {
  const titleId = useId()
  return (
    <section
      className={styles.unit}
      aria-labelledby={titleId}
      data-done={standing.isDone || undefined}
      data-current={isCurrent || undefined}
    >
      <div className={styles.head}>
        <h2 id={titleId}>
          <span className={styles.place}>{texts.unit(place)}</span>{' '}
          {title ? <span {...inAnyLanguage}>{title}</span> : null}
        </h2>
        {level ? <LevelLadder level={level} /> : null}
        {isBefore ? <span className={styles.said}>{texts.beforeStart}</span> : null}
        {standing.isDone ? (
          <span className={styles.done}>
            <Icon name="check" /> {texts.allDone}
          </span>
        ) : null}
        {children}
      </div>
      {aims.length > 0 ? (
        <div className={styles.aims}>
          <p>{texts.iCan}</p>
          <ul>
            {aims.map(aim => (
              // Its own direction may not put the dot on the other side.
              <li key={aim}>
                <span {...inAnyLanguage}>{aim}</span>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      <ul className={styles.items}>
        {items.map(item => (
          <li key={item.id}>
            <CourseItem item={item} />
          </li>
        ))}
      </ul>
    </section>
  )
}
