import { videoTexts as texts } from '@duologue/domain/messages/songs/video'
import { toHundredths, toSeconds, writeClock } from '@duologue/domain/songs/times/time'
import { videoTimes } from '@duologue/domain/videos/video-limits'
import type { ReactNode } from 'react'
import { StrokeIcon } from '../ui/icon'
import { IconButton } from '../ui/icon-button'
import { MediaPlayer } from './media-player'
import { useVideoValue } from './use-video'
import type { Video } from './video'
import styles from './video-panel.module.css'
import { VideoRefused } from './video-refused'
import { YoutubePlayer } from './youtube-player'

/** An arrow round a 3, back and onward. */
const three = 'M9.6 10.2a2.3 2.3 0 1 1 2.4 2.6 2.3 2.3 0 1 1-2.5 2.4'
const back = `M4 4.5v5h5M4.6 9.3a8.5 8.5 0 1 1-1 4.6${three}`
const onward = `M20 4.5v5h-5M19.4 9.3a8.5 8.5 0 1 0 1 4.6${three}`

/** What a panel shows: a video of YouTube, or a file of our own, which goes before it (videos.md#video-panel). */
export interface VideoSource {
  youtubeId: string | null
  mediaUrl: string | null
}

/** Only this line is rendered anew while the video plays. */
function VideoTime({ video }: { video: Video }) {
  const now = useVideoValue(video, it => Math.max(0, toHundredths(it.now())))
  return (
    <div className={styles.time}>
      <p>{texts.time(toSeconds(now))}</p>
      <p>{writeClock(now)}</p>
    </div>
  )
}

function Player({ video, source, title }: { video: Video; source: VideoSource; title: string }) {
  const { youtubeId, mediaUrl } = source
  if (mediaUrl !== null)
    return <MediaPlayer key={mediaUrl} video={video} address={mediaUrl} title={title} />
  if (youtubeId !== null)
    return <YoutubePlayer key={youtubeId} video={video} youtubeId={youtubeId} title={title} />
  return <p className={styles.note}>{texts.none}</p>
}

/** The video of a song with its two jumps and its time (videos.md#video-panel); `children` stand under them. */
export function VideoPanel({
  video,
  source,
  title,
  children,
}: {
  video: Video
  source: VideoSource
  title: string
  children?: ReactNode
}) {
  const fault = useVideoValue(video, it => it.fault())
  return (
    // Time runs from the left in every language.
    <section className={styles.panel} dir="ltr" aria-label={texts.panel}>
      <div className={styles.screen}>
        <Player video={video} source={source} title={title} />
        {fault ? <VideoRefused fault={fault} youtubeId={source.youtubeId} /> : null}
      </div>
      <div className={styles.controls}>
        <IconButton label={texts.rewind} onClick={() => video.moveBy(-videoTimes.jump)}>
          <StrokeIcon strokes={back} />
        </IconButton>
        <VideoTime video={video} />
        <IconButton label={texts.forward} onClick={() => video.moveBy(videoTimes.jump)}>
          <StrokeIcon strokes={onward} />
        </IconButton>
      </div>
      {children}
    </section>
  )
}
