import { videoTexts as texts } from '@duologue/domain/messages/songs/video'
import { embedUrlOf } from '@duologue/domain/songs/details/video-addresses'
import { videoSize } from '@duologue/domain/videos/video-limits'
import { useEffect, useRef } from 'react'
import type { Video } from './video'
import { youtubePort } from './youtube-port'

/** `enablejsapi`: it can be driven by messages; `rel=0`: at its end it shows no strangers' videos. */
const settings = 'enablejsapi=1&playsinline=1&rel=0'

/** YouTube's embedded player, which loads when the page is there. */
export function YoutubePlayer({
  video,
  youtubeId,
  title,
}: {
  video: Video
  youtubeId: string
  title: string
}) {
  const frame = useRef<HTMLIFrameElement>(null)
  useEffect(() => {
    if (frame.current) return video.connect(youtubePort(frame.current))
  }, [video])
  return (
    <iframe
      ref={frame}
      title={texts.frame(title)}
      src={`${embedUrlOf(youtubeId)}?${settings}`}
      width={videoSize.width}
      height={videoSize.height}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      // Without the page's origin YouTube refuses to play.
      referrerPolicy="strict-origin-when-cross-origin"
    />
  )
}
