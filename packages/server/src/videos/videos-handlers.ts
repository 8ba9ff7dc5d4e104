import type { videos } from '@duologue/contract/videos'
import type { Handlers } from '../http/handlers'
import { getVideo, type VideosRoom } from './get-video'

/** The room's answers to its calls. */
export const videosHandlers = (room: VideosRoom) =>
  ({ getVideo: getVideo(room) }) satisfies Handlers<typeof videos>
