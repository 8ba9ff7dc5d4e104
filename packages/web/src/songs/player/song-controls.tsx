import { songPlayerTexts as texts } from '@duologue/domain/messages/songs/song-page'
import type { ReactNode } from 'react'
import { Icon, StrokeIcon } from '../../ui/icon'
import { IconButton } from '../../ui/icon-button'
import { useVideoValue } from '../../video/use-video'
import type { Video } from '../../video/video'
import styles from './song-controls.module.css'
import type { SongPlayer } from './use-song-player'

/** Two bars; a triangle before a bar, and the same the other way; an arrow that comes back. */
const drawn = {
  pause: 'M8 5.5v13M16 5.5v13',
  previous: 'M18 5.5v13L8 12zM6 5.5v13',
  next: 'M6 5.5v13L16 12zM18 5.5v13',
  loop: 'M5 11V9.5A3.5 3.5 0 0 1 8.5 6H19M16 3l3 3-3 3M19 13v1.5a3.5 3.5 0 0 1-3.5 3.5H5M8 21l-3-3 3-3',
}

/** Minutes and seconds. */
const clock = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

/** Rendered anew once a second. */
function Position({ video }: { video: Video }) {
  const now = useVideoValue(video, it => Math.floor(it.now()))
  const duration = useVideoValue(video, it => Math.floor(it.duration()))
  return (
    <div className={styles.position}>
      <span>{clock(now)}</span>
      <input
        type="range"
        min={0}
        max={Math.max(duration, 1)}
        value={Math.min(now, Math.max(duration, 1))}
        disabled={duration === 0}
        aria-label={texts.position}
        aria-valuetext={clock(now)}
        onChange={event => video.seek(Number(event.target.value))}
      />
      <span>{clock(duration)}</span>
    </div>
  )
}

/** The buttons of a song's player (song-page.md#controls); time runs from the left in every language. */
export function SongControls({
  player,
  hasTimes,
  children,
}: {
  player: SongPlayer
  hasTimes: boolean
  /** Further buttons. */
  children?: ReactNode
}) {
  const { video } = player
  const isPlaying = useVideoValue(video, it => it.isPlaying())
  const isLooping = useVideoValue(video, it => it.isLooping())
  return (
    <div className={styles.controls} dir="ltr">
      <Position video={video} />
      <div className={styles.buttons}>
        <IconButton
          label={texts.previous}
          disabled={!hasTimes}
          onClick={() => player.goBeside('previous')}
        >
          <StrokeIcon strokes={drawn.previous} filled />
        </IconButton>
        <IconButton
          className={styles.play}
          label={isPlaying ? texts.pause : texts.play}
          onClick={player.playOrPause}
        >
          {isPlaying ? <StrokeIcon strokes={drawn.pause} /> : <Icon name="play" filled />}
        </IconButton>
        <IconButton label={texts.next} disabled={!hasTimes} onClick={() => player.goBeside('next')}>
          <StrokeIcon strokes={drawn.next} filled />
        </IconButton>
        <IconButton
          className={styles.toggle}
          label={texts.loop}
          aria-pressed={isLooping}
          disabled={!hasTimes}
          onClick={player.loopOrNot}
        >
          <StrokeIcon strokes={drawn.loop} />
        </IconButton>
        {children}
      </div>
    </div>
  )
}
