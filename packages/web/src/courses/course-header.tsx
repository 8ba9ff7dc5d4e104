import type { Course } from '@duologue/contract/courses/course-shapes'
import { coursePageTexts as texts } from '@duologue/domain/messages/courses/course-page'
import { heldTexts } from '@duologue/domain/messages/reports/held'
import type { ReactNode } from 'react'
import { AuthorName } from '../ui/author-name'
import { languageTip } from '../ui/language-tip'
import styles from '../ui/thing-header.module.css'
import { inAnyLanguage } from '../ui/written-in'

/** The head of a course's page with its actions (courses.md#course-page). */
export function CourseHeader({ course, children }: { course: Course; children?: ReactNode }) {
  const { title, description, language, levels, author, units, conversations, lists } = course
  const { isPublished, isHeld } = course.settings
  const badge = isHeld ? heldTexts.held : isPublished ? null : texts.draft
  return (
    <header className={styles.header}>
      {badge === null ? null : <span className={styles.badge}>{badge}</span>}
      <h1 {...inAnyLanguage}>{title}</h1>
      <p className={styles.facts}>
        <span>
          {[
            texts.units(units.length),
            texts.conversations(conversations),
            ...(lists > 0 ? [texts.lists(lists)] : []),
          ].join(' · ')}
        </span>
        <span lang={language} title={languageTip(language, course.displayLanguage)}>
          {course.ownLanguageName}
        </span>
        {levels.length > 0 ? <span>{levels.join(' · ')}</span> : null}
        <span>
          {texts.by} <AuthorName author={author} />
        </span>
      </p>
      {description ? (
        <p className={styles.description} {...inAnyLanguage}>
          {description}
        </p>
      ) : null}
      <div className={styles.actions}>{children}</div>
    </header>
  )
}
