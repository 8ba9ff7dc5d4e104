import { songPlayerTexts as texts } from '@duologue/domain/messages/songs/song-page'
import { useId, useState } from 'react'
import { youtubeAllowed } from '../../saved-here/song-choices'
import button from '../../ui/button.module.css'
import { Icon } from '../../ui/icon'
import styles from './song-screen.module.css'
import type { SongPlayer } from './use-song-player'

/** Stands before a video that YouTube was not asked for yet (song-page.md#youtube). */
export function Consent({ player }: { player: SongPlayer }) {
  const isAllowed = youtubeAllowed.use()
  const [remembers, setRemembers] = useState(false)
  const told = useId()
  const open = () => {
    if (remembers) youtubeAllowed.set(true)
    player.open()
  }
  const play = (
    <button
      type="button"
      className={isAllowed ? `${button.primary} ${button.large}` : button.primary}
      aria-describedby={isAllowed ? undefined : told}
      onClick={open}
    >
      <Icon name="play" filled /> {texts.play}
    </button>
  )
  if (isAllowed) return <div className={styles.middle}>{play}</div>
  return (
    <div className={styles.card}>
      <p id={told}>{texts.consent}</p>
      <div className={styles.ways}>{play}</div>
      <label className={styles.remember}>
        <input
          type="checkbox"
          checked={remembers}
          onChange={event => setRemembers(event.target.checked)}
        />{' '}
        {texts.remember}
      </label>
    </div>
  )
}
