import type { VideoInfo } from '@duologue/contract/videos'
import type { Clock } from '../clock/clock'
import type { VideosPort } from './videos'

/** Milliseconds that an answer is believed, and how many are kept (videos.md#looking-up). */
const believed = 24 * 60 * 60_000
const mostKept = 1000

/** Remembers for a day what was found, so that no quota goes twice; what was not found is asked for again. */
export function rememberVideos(port: VideosPort, clock: Clock): VideosPort {
  const known = new Map<string, { info: VideoInfo; until: number }>()
  return {
    find: async youtubeId => {
      const now = clock.now().getTime()
      const kept = known.get(youtubeId)
      if (kept && kept.until > now) return kept.info
      const info = await port.find(youtubeId)
      known.delete(youtubeId)
      if (info) known.set(youtubeId, { info, until: now + believed })
      const [oldest] = known.keys()
      if (known.size > mostKept && oldest !== undefined) known.delete(oldest)
      return info
    },
  }
}
