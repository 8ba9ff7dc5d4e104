import type { SchoolClass } from '@duologue/contract/classes'
import { classTexts as texts } from '@duologue/domain/messages/classes/classes'
import styles from './teacher-card.module.css'

/** Who teaches a class, as its students see it (classes.md#class-pages). */
export function TeacherCard({ teacher }: { teacher: SchoolClass['teacher'] }) {
  const { id, fullName, email, avatar } = teacher
  return (
    <section className={styles.card} aria-label={texts.teacher}>
      <img src={avatar ?? `/art/portraits/high/${id}.svg`} alt="" width="56" height="56" />
      <div>
        <p className={styles.kind}>{texts.teacher}</p>
        <p className={styles.name}>{fullName}</p>
        {email === null ? null : <a href={`mailto:${email}`}>{email}</a>}
      </div>
    </section>
  )
}
