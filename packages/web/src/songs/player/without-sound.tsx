import { songPlayerTexts as texts } from '@duologue/domain/messages/songs/song-page'
import { videoTexts } from '@duologue/domain/messages/songs/video'
import { watchUrlOf } from '@duologue/domain/videos/video-id'
import button from '../../ui/button.module.css'
import type { VideoFault } from '../../video/video-port'
import styles from './song-screen.module.css'
import { useOnline } from './use-online'
import type { SongPlayer } from './use-song-player'

/** What is said where a song cannot be heard (song-page.md#without-sound). */
function reasonOf(fault: VideoFault | null, isOnline: boolean): string {
  if (!isOnline) return texts.offline
  if (fault === 'fileBroken') return texts.broken
  if (fault === 'gone') return texts.gone
  return videoTexts[fault ?? 'broken']
}

/** Stands over a player that cannot be heard, with the ways out (song-page.md#without-sound). */
export function WithoutSound({ player, fault }: { player: SongPlayer; fault: VideoFault | null }) {
  const isOnline = useOnline()
  const { youtubeId } = player.sheet
  const isVideo = player.source === 'youtube'
  const mayAgain = fault === 'unreachable' || fault === 'fileBroken' || fault === 'broken'
  return (
    <div className={styles.card} role="alert">
      <p>{reasonOf(fault, isOnline)}</p>
      <div className={styles.ways}>
        {mayAgain ? (
          <button type="button" className={button.secondary} onClick={player.again}>
            {texts.again}
          </button>
        ) : null}
        <button type="button" className={button.secondary} onClick={() => player.speak(true)}>
          {texts.speak}
        </button>
        {isVideo && youtubeId !== null ? (
          <a
            className={button.secondary}
            href={watchUrlOf(youtubeId)}
            target="_blank"
            rel="noreferrer"
          >
            {texts.openOnYoutube}
          </a>
        ) : null}
      </div>
    </div>
  )
}
