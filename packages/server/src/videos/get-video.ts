import type { videos } from '@duologue/contract/videos'
import type { Handler } from '../http/handlers'
import { Refused } from '../http/refused'
import { LookupUnavailable, type VideosPort } from '../outside/videos/videos'

/** What the room needs from outside. */
export interface VideosRoom {
  videos: VideosPort
  /** Is told why nobody could be asked. */
  onUnavailable: (error: Error) => void
}

/** Looks a video up, for editors (videos.md#looking-up). */
export const getVideo =
  ({ videos: port, onUnavailable }: VideosRoom): Handler<typeof videos.getVideo> =>
  async ({ params }) => {
    try {
      const found = await port.find(params.youtubeId)
      if (!found) throw new Refused('video-not-found')
      return found
    } catch (error) {
      if (!(error instanceof LookupUnavailable)) throw error
      onUnavailable(error)
      throw new Refused('lookup-unavailable')
    }
  }
