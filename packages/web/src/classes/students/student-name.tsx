import type { ClassStudent } from '@duologue/contract/classes'
import styles from './students-tab.module.css'

/** A student as the teacher knows them: real name, and the username where that is another. */
export function StudentName({ student }: { student: ClassStudent }) {
  const { avatar, username, fullName } = student
  return (
    <span className={styles.student}>
      <img
        src={avatar ?? `/art/portraits/high/${encodeURIComponent(username)}.svg`}
        alt=""
        width="36"
        height="36"
      />
      <span>
        {fullName}
        {fullName === username ? null : <small>{username}</small>}
      </span>
    </span>
  )
}
