import type { ClassCard as Card } from '@duologue/contract/classes'
import { languageOfClass } from '@duologue/domain/choices/class-languages'
import { classTexts as texts } from '@duologue/domain/messages/classes/classes'
import { languageName } from '@duologue/domain/messages/language-name'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import styles from './class-card.module.css'
import { ClassSign } from './class-look'

/**
 * A class on the dashboard; the whole card leads to the class's page for its teacher or its student
 * (classes.md#dashboard).
 */
export function ClassCard({
  card,
  isTeacher,
  children,
}: {
  card: Card
  isTeacher: boolean
  /** How it stands, for its teacher. */
  children?: ReactNode
}) {
  const { id, name, color, icon, language, teacher, studentCount } = card
  return (
    <Link
      to={isTeacher ? '/classes/$classId/teacher' : '/classes/$classId/student'}
      params={{ classId: id }}
      className={styles.card}
    >
      <ClassSign color={color} icon={icon} />
      <span className={styles.text}>
        <strong className={styles.name}>{name}</strong>
        <span>{languageName(languageOfClass(language) ?? language)}</span>
        <span>
          {isTeacher ? texts.studentCount(studentCount ?? 0) : texts.taughtBy(teacher.fullName)}
        </span>
        {children ? <span>{children}</span> : null}
      </span>
    </Link>
  )
}
