import { portraitOfUser } from '@duologue/domain/media/portrait-of-user'
import styles from './profile-head.module.css'

/** The face of a library or a profile. */
export function ProfileHead({
  user,
}: {
  user: { username: string; displayName: string; avatar: string | null }
}) {
  return (
    <div className={styles.head}>
      <img src={portraitOfUser(user)} alt="" width="72" height="72" />
      <p className={styles.name}>{user.displayName}</p>
    </div>
  )
}
