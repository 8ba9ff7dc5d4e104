import type { PlaylistCard as Card } from '@duologue/contract/playlists'
import { useRouteContext } from '@tanstack/react-router'
import styles from '../ui/card-grid.module.css'
import { coverPlace } from '../ui/cover-place'
import { PlaylistCard } from './playlist-card'

/** Cards of playlists in a grid; what was `asked` for is marked. */
export function PlaylistGrid({
  playlists,
  asked,
  opensPage = false,
}: {
  playlists: readonly Card[]
  asked?: string | undefined
  /** The page begins with it. */
  opensPage?: boolean
}) {
  const { isSmallScreen } = useRouteContext({ from: '__root__' })
  return (
    <ul className={styles.grid}>
      {playlists.map((playlist, number) => (
        <li key={playlist.id}>
          <PlaylistCard
            playlist={playlist}
            asked={asked}
            place={opensPage ? coverPlace(number, isSmallScreen) : 'below'}
          />
        </li>
      ))}
    </ul>
  )
}
