import { shell } from '@duologue/domain/messages/site/shell'
import styles from './lost-line.module.css'

/** An actor who does not know how it goes on: stands where a page is missing or could not be made. Decoration alone. */
export function LostLine() {
  return (
    <div className={styles.scene} aria-hidden="true">
      <span className={styles.bubble}>{shell.lostLine}</span>
      <img src="/art/portraits/high/young-es/lost-line.svg" alt="" width="88" height="88" />
    </div>
  )
}
