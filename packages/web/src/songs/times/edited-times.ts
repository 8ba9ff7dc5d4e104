import type { Timeline } from '@duologue/domain/songs/times/lyric-times'
import { type Shifted, shiftAll } from '@duologue/domain/songs/times/shift-all'
import { editTime, editTimes, type TimeField } from '@duologue/domain/songs/times/sync-adjacent'
import type { Hundredths } from '@duologue/domain/songs/times/time'

/** Setting times, one or several in one step of undo (songs.md#sync-adjacent). */
export const editedTimes = ({
  timeline,
  become,
  isSynced,
}: {
  timeline: () => Timeline
  become: (next: Timeline) => void
  isSynced: (place: number) => boolean
}) => ({
  setTime: (place: number, field: TimeField, value: Hundredths) =>
    become(editTime(timeline(), place, field, value, isSynced(place))),
  /** Takes over where a lyric was dragged to. */
  setTimes: (place: number, times: Partial<Record<TimeField, Hundredths>>) =>
    become(editTimes(timeline(), place, times, isSynced(place))),
  /** Shifts all times from a place on, unless that is refused; answers what came of it. */
  shift: (by: Hundredths, isClamped: boolean, from: number): Shifted => {
    const shifted = shiftAll(timeline(), by, isClamped, from)
    if (shifted.kind === 'shifted') become(shifted.timeline)
    return shifted
  },
})
