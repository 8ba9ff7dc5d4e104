import {
  type LineLight,
  lightAt,
  lightHolds,
  noLight,
} from '@duologue/domain/songs/times/line-light'
import type { Timeline } from '@duologue/domain/songs/times/lyric-times'
import { useEffect, useMemo } from 'react'
import { listeners } from '../../ui/store'
import type { Video } from '../../video/video'

/** How a line is lit: it is sung, comes next in a gap, or neither. */
type LitAs = 'current' | 'next' | 'not'

/**
 * Which lines are lit (song-page.md#current-line). The clock is asked 40 times a second, whoever listens is told only
 * when another line is lit, and the lines are looked through only when one begins or stops: a song of a thousand lines
 * costs what one of ten does.
 */
function lineLights(video: Video, times: Timeline) {
  const { tell, subscribe } = listeners()
  let light: LineLight = noLight
  return {
    times,
    now: () => light,
    litAs: (place: number): LitAs => {
      if (place === light.current) return 'current'
      return place === light.next ? 'next' : 'not'
    },
    subscribe,
    /** Begins to follow the clock; answers how that ends. */
    watch: () => {
      let [from, until] = [0, 0]
      const follow = () => {
        const seconds = video.heard()
        if (seconds > from && seconds < until) return
        ;[from, until] = lightHolds(times, seconds)
        const next = lightAt(times, seconds)
        if (next.current === light.current && next.next === light.next) return
        light = next
        tell()
      }
      follow()
      return video.subscribe(follow)
    },
  }
}

export type LineLights = ReturnType<typeof lineLights>

/** The lights of a song whose lines have these times, for the page and for games. */
export function useLineLights(video: Video, times: Timeline): LineLights {
  const lights = useMemo(() => lineLights(video, times), [video, times])
  useEffect(() => lights.watch(), [lights])
  return lights
}
