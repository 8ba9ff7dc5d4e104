import { shell } from '@duologue/domain/messages/site/shell'
import styles from './song-skeleton.module.css'

/** A song while it is on its way: its player, and twelve lines. */
export const SongSkeleton = () => (
  <div className={styles.song} role="status" aria-label={shell.loading}>
    <div className={styles.player} />
    <div className={styles.lines}>
      {Array.from({ length: 12 }, (_, line) => (
        <div key={line} className={styles.line} />
      ))}
    </div>
  </div>
)
