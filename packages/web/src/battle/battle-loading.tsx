import { shell } from '@duologue/domain/messages/shell'
import styles from './battle-loading.module.css'

/** The spinner while the conversation of a battle loads (S2 section 2): the two voices in turn. */
export function BattleLoading() {
  return (
    <div className={styles.loading} role="status">
      <span className={styles.voice} />
      <span className={styles.voice} />
      <span className="visually-hidden">{shell.loading}</span>
    </div>
  )
}
