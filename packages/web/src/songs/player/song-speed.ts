import type { Video } from '../../video/video'

/** How fast a song can be played, where its player can (song-page.md#controls). */
const speeds = [1, 0.75, 0.5] as const

/** Those of them that a player offers; its own pace it always has. */
export const speedsOf = (video: Video) => speeds.filter(speed => speed === 1 || video.offers(speed))

/** The next slower speed, after the slowest one the song's own. */
export function nextSpeed(video: Video): number {
  const offered = speedsOf(video)
  const place = offered.findIndex(speed => speed === video.rate())
  return offered[(place + 1) % offered.length] ?? 1
}
