import { videoTexts as texts } from '@duologue/domain/messages/songs/video'
import { videoSize } from '@duologue/domain/videos/video-limits'
import { useEffect, useRef } from 'react'
import styles from './media-player.module.css'
import { mediaPort } from './media-port'
import type { Video } from './video'

/** The stage behind a file that has sound alone: two voices before a curtain, drawn by us. */
const Stage = () => (
  <svg
    viewBox={`0 0 ${videoSize.width} ${videoSize.height}`}
    aria-hidden="true"
    className={styles.stage}
  >
    <path className={styles.floor} d="M0 186h426v54H0z" />
    <path
      className={styles.voice1}
      d="M112 62h74a22 22 0 0 1 22 22v34a22 22 0 0 1-22 22h-46l-24 22v-22h-4a22 22 0 0 1-22-22V84a22 22 0 0 1 22-22z"
    />
    <path
      className={styles.voice2}
      d="M240 88h74a22 22 0 0 1 22 22v30a22 22 0 0 1-22 22h-4v22l-24-22h-46a22 22 0 0 1-22-22v-30a22 22 0 0 1 22-22z"
    />
    <path className={styles.wave} d="M122 101h8m8-10v20m10-28v36m10-26v16m10-22v28m10-14h8" />
    <path className={styles.wave} d="M250 125h8m8-10v20m10-28v36m10-26v16m10-22v28m10-14h8" />
  </svg>
)

/**
 * A film or a recording of our own, with the browser's own controls; where the page has some, none of the browser's, and
 * a press on the picture is told.
 */
export function MediaPlayer({
  video,
  address,
  title,
  onPress,
}: {
  video: Video
  address: string
  title: string
  onPress?: () => void
}) {
  const media = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    if (media.current) return video.connect(mediaPort(media.current))
  }, [video])
  return (
    <>
      {onPress ? null : <Stage />}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption, jsx-a11y/click-events-have-key-events -- the lyrics of a song stand beside it; the page's own button does what a press on the picture does */}
      <video
        ref={media}
        className={styles.media}
        src={address}
        aria-label={texts.frame(title)}
        controls={!onPress}
        playsInline
        preload={onPress ? 'metadata' : 'auto'}
        onClick={onPress}
      />
    </>
  )
}
