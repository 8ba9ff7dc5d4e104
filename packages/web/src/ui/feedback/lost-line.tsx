import { shell } from '@duologue/domain/messages/site/shell'
import styles from './lost-line.module.css'

/**
 * An actor with a bubble, decoration alone: one who forgot the line stands where something is missing or could not be
 * made, one who waits where there is nothing yet.
 */
export function LostLine({ isWaiting = false }: { isWaiting?: boolean }) {
  return (
    <div className={styles.scene} data-voice={isWaiting ? 2 : 1} aria-hidden="true">
      <span className={styles.bubble}>{isWaiting ? shell.emptyStage : shell.lostLine}</span>
      <img
        src={`/art/portraits/${isWaiting ? 'low/young-de/empty-stage' : 'high/young-es/lost-line'}.svg`}
        alt=""
        width="88"
        height="88"
        loading="lazy"
      />
    </div>
  )
}
