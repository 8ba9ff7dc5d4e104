import { videoTexts as texts } from '@duologue/domain/messages/songs/video'
import { watchUrlOf } from '@duologue/domain/videos/video-id'
import button from '../ui/button.module.css'
import type { VideoFault } from './video-port'
import styles from './video-refused.module.css'

/** A card over a player that cannot play, with the way to the video itself (videos.md#refused-videos). */
export function VideoRefused({
  fault,
  youtubeId,
}: {
  fault: VideoFault
  youtubeId: string | null
}) {
  return (
    <div className={styles.card} role="alert">
      <h2>{texts.refusedTitle}</h2>
      <p>{texts[fault]}</p>
      {youtubeId !== null && fault !== 'fileBroken' ? (
        <a
          className={button.secondary}
          href={watchUrlOf(youtubeId)}
          target="_blank"
          rel="noreferrer"
        >
          {texts.watch}
        </a>
      ) : null}
    </div>
  )
}
