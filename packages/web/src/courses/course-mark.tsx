import type { CourseMark as Mark } from '@duologue/domain/courses/item-progress'
import { coursePageTexts as texts } from '@duologue/domain/messages/courses/course-page'
import styles from './course-mark.module.css'

/** How far a part of an item has come: empty, half or full, and the same in words for who does not see it. */
export function CourseMark({ step, mark }: { step: keyof typeof texts.marks; mark: Mark }) {
  const name = texts.marks[step]
  return (
    <span className={styles.mark} data-mark={mark}>
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
        <circle cx="8" cy="8" r="6.5" />
        {mark === 'half' ? <path d="M8 1.5a6.5 6.5 0 0 1 0 13z" /> : null}
        {mark === 'full' ? <polyline points="4.8,8.3 7.2,10.6 11.4,5.8" /> : null}
      </svg>
      <span aria-hidden="true">{name}</span>
      <span className="visually-hidden">{texts.marked[mark](name)}</span>
    </span>
  )
}
