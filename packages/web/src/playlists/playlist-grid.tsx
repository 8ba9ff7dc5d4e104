import type { PlaylistCard as Card } from '@duologue/contract/playlists'
import styles from '../ui/card-grid.module.css'
import { PlaylistCard } from './playlist-card'

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
