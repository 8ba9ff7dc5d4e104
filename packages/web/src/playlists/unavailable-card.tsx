import { playlistTexts as texts } from '@duologue/domain/messages/playlists/playlists'
import styles from '../ui/unavailable-card.module.css'

/**
 * Stands for a conversation that its author has taken back; only the playlist's author sees it
 * (playlists.md#unavailable-conversations).
 */
export const UnavailableCard = () => (
  <div className={styles.card}>
    <strong>{texts.unavailable}</strong>
    <span>{texts.unavailableHint}</span>
  </div>
)
