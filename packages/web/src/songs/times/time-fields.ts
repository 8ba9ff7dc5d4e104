import { type Merged, mergeFields } from '@duologue/domain/saving/merge-fields'
import type { LyricTimes, Timeline } from '@duologue/domain/songs/times/lyric-times'
import { toHundredths } from '@duologue/domain/songs/times/time'

/**
 * The times of a song, each a field of its own, so that two editors clash only over the very same one: `<id>.start` and
 * `<id>.stop`, in hundredths of a second.
 */
export type TimeFields = Record<string, number>

/** The fields of lyrics as the API tells their times, in seconds. */
export const timeFieldsOf = (
  lyrics: readonly { id: string; startTime: number; stopTime: number }[],
): TimeFields =>
  Object.fromEntries(
    lyrics.flatMap(({ id, startTime, stopTime }) => [
      [`${id}.start`, toHundredths(startTime)],
      [`${id}.stop`, toHundredths(stopTime)],
    ]),
  )

/** The timeline of these lyrics; those whose times are as they were stay the very same values. */
export const timelineOfFields = (
  lines: readonly { id: string }[],
  fields: TimeFields,
  before: Timeline = [],
): Timeline =>
  lines.map(({ id }, place) => {
    const [start, stop] = [fields[`${id}.start`] ?? 0, fields[`${id}.stop`] ?? 0]
    const old: LyricTimes | undefined = before[place]
    return old?.id === id && old.start === start && old.stop === stop ? old : { id, start, stop }
  })

/** The fields of a timeline. */
export const fieldsOfTimeline = (timeline: Timeline): TimeFields =>
  Object.fromEntries(
    timeline.flatMap(({ id, start, stop }) => [
      [`${id}.start`, start],
      [`${id}.stop`, stop],
    ]),
  )

/** The ids of the lyrics with a field that differs. */
export const changedLyrics = (draft: TimeFields, stored: TimeFields): string[] => [
  ...new Set(
    Object.keys(draft)
      .filter(key => draft[key] !== stored[key])
      .map(key => key.slice(0, key.lastIndexOf('.'))),
  ),
]

/** Joins two edits of the times; what was set of a lyric that is gone there goes with it. */
export function mergeTimes(
  base: TimeFields,
  mine: TimeFields,
  theirs: TimeFields,
): Merged<TimeFields> {
  const isThere = ([key]: [string, number]) => key in theirs
  const left = (fields: TimeFields) => Object.fromEntries(Object.entries(fields).filter(isThere))
  return mergeFields(left(base), left(mine), theirs)
}
