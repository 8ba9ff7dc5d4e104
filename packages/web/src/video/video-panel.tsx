import { videoTimes } from '@duologue/domain/choices/limits'
import { videoTexts as texts } from '@duologue/domain/messages/video'
import type { ReactNode } from 'react'
import button from '../ui/button.module.css'
import { MediaPlayer } from './media-player'
import { useVideoValue } from './use-video'
import type { Video } from './video'
import styles from './video-panel.module.css'
import { VideoRefused } from './video-refused'
import { YoutubePlayer } from './youtube-player'

/** What a panel shows: a video of YouTube, or a file of our own, which goes before it (R9). */
export interface VideoSource {
  youtubeId: string | null
  mediaUrl: string | null
}

/** Only this line is rendered anew while the video plays. */
function VideoTime({ video }: { video: Video }) {
  return (
    <p className={styles.time}>{useVideoValue(video, it => texts.time(Math.max(0, it.now())))}</p>
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

/** The video of a song with its two jumps and its time (S3 section 2.8); `children` stand under them. */
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
    <section className={styles.panel} aria-label={texts.panel}>
      <div className={styles.screen}>
        <Player video={video} source={source} title={title} />
        {fault ? <VideoRefused fault={fault} youtubeId={source.youtubeId} /> : null}
      </div>
      <div className={styles.controls}>
        <button
          type="button"
          className={button.secondary}
          title={texts.rewind}
          onClick={() => video.moveBy(-videoTimes.jump)}
        >
          <span aria-hidden="true">−{videoTimes.jump} s</span>
          <span className="visually-hidden">{texts.rewind}</span>
        </button>
        <VideoTime video={video} />
        <button
          type="button"
          className={button.secondary}
          title={texts.forward}
          onClick={() => video.moveBy(videoTimes.jump)}
        >
          <span aria-hidden="true">+{videoTimes.jump} s</span>
          <span className="visually-hidden">{texts.forward}</span>
        </button>
      </div>
      {children}
    </section>
  )
}
