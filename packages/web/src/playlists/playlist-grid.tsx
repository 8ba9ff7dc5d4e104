import type { PlaylistCard as Card } from '@duologue/contract/playlists'
import { PlaylistCard } from './playlist-card'
import styles from './playlist-grid.module.css'

/** Cards of playlists in a grid; what was `asked` for is marked. */
export function PlaylistGrid({
  playlists,
  asked,
}: {
  playlists: readonly Card[]
  asked?: string | undefined
}) {
  return (
    <ul className={styles.grid}>
      {playlists.map(playlist => (
        <li key={playlist.id}>
          <PlaylistCard playlist={playlist} asked={asked} />
        </li>
      ))}
    </ul>
  )
}

/** The same grid while its cards are on their way. */
export function PlaylistGridSkeleton() {
  return (
    <ul className={styles.grid} aria-hidden="true">
      {['one', 'two', 'three'].map(key => (
        <li key={key} className={styles.waiting} />
      ))}
    </ul>
  )
}
