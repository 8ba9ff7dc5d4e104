import { shell } from '@duologue/domain/messages/site/shell'
import styles from './loading-voices.module.css'

/** The spinner while something loads of which nothing can be shown yet: the two voices in turn. */
export function LoadingVoices() {
  return (
    <div className={styles.loading} role="status">
      <span className={styles.voice} />
      <span className={styles.voice} />
      <span className="visually-hidden">{shell.loading}</span>
    </div>
  )
}
