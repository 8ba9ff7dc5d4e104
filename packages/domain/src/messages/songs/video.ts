import { fixed } from '../say'

/** The sentences of the video panel and of what is asked about a video (videos.md#video-panel). */
export const videoTexts = {
  panel: 'Video',
  rewind: 'Rewind 3 seconds',
  forward: 'Fast Forward 3 seconds',
  time: (seconds: number) => `Video Time: ${fixed(seconds, 2)}`,
  frame: (title: string) => `Video: ${title}`,
  none: 'This song has no video yet.',
  refusedTitle: 'This video cannot be shown here',
  refused: 'Its owner lets it play only on YouTube.',
  gone: 'YouTube does not have this video, or it is private. Check the YouTube id.',
  broken: 'YouTube could not play this video. Reload the page to try it again.',
  fileBroken: 'This file could not be played. Reload the page to try it again.',
  unreachable: 'YouTube does not answer here. Your network may block it.',
  watch: 'Open it on YouTube',
  checkId: "This video couldn't be found. Please check the YouTube id.",
} as const
