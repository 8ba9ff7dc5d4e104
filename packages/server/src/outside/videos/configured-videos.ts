import type { Clock } from '../clock/clock'
import { noVideos } from './no-videos'
import { rememberVideos } from './remember-videos'
import type { VideosPort } from './videos'
import { youtubeVideos } from './youtube-videos'

/** The Data API with the key that the settings name; without one nothing is asked (videos.md#looking-up). */
export const configuredVideos = (
  told: { key: string; address: string } | undefined,
  clock: Clock,
): VideosPort => (told ? rememberVideos(youtubeVideos(told), clock) : noVideos)
