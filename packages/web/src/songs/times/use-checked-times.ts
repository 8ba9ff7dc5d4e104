import { toSeconds } from '@duologue/domain/songs/times/time'
import { useState } from 'react'
import type { Video } from '../../video/video'
import type { TimeSheet } from './time-sheet'

/** Seconds that are heard around a lyric that is looked at. */
const around = 1

/** Looking at proposed times, one after the other (songs.md#propose-times): each is played, and said to be right. */
export function useCheckedTimes(sheet: TimeSheet, video: Video) {
  const [checked, setChecked] = useState<number | null>(null)
  return {
    checked,
    nextToCheck: () => {
      const next = sheet.nextToCheck(checked ?? -1)
      const lyric = next === null ? undefined : sheet.timeline()[next]
      if (next === null || !lyric) return
      setChecked(next)
      sheet.tapFrom(next)
      video.playBetween(
        Math.max(0, toSeconds(lyric.start) - around),
        toSeconds(lyric.stop) + around,
      )
    },
    accept: () => {
      if (checked !== null) sheet.accept(checked)
    },
  }
}

export type CheckedTimes = ReturnType<typeof useCheckedTimes>
