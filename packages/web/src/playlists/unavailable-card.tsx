import { playlistTexts as texts } from '@duologue/domain/messages/playlists/playlists'
import styles from '../ui/unavailable-card.module.css'

/**
 * Stands for what is not to be seen now, a conversation that its author has taken back or a song; only the playlist's
 * author sees it (playlists.md#unavailable-conversations; playlists.md#songs).
 */
export const UnavailableCard = ({ hint }: { hint: string }) => (
  <div className={styles.card}>
    <strong>{texts.unavailable}</strong>
    <span>{hint}</span>
  </div>
)
