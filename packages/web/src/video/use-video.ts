import { useState } from 'react'
import { useStore } from '../ui/store'
import { createVideo, type Video } from './video'

/** The video of a page, made once; the panel is to be given it, and so is whoever drives it. */
export function useVideo(): Video {
  const [video] = useState(createVideo)
  return video
}

/**
 * Something about a video as it now is, such as which lyric is being sung: the component is rendered anew only when
 * that changes, not every 25 ms. `select` answers a text, a number, a boolean or null.
 */
export function useVideoValue<T extends string | number | boolean | null>(
  video: Video,
  select: (video: Video) => T,
): T {
  return useStore({ subscribe: video.subscribe, now: () => select(video) })
}
