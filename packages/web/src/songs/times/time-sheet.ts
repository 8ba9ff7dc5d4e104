import type { WholeSong } from '@duologue/contract/shapes/song-shapes'
import type { Timeline } from '@duologue/domain/songs/times/lyric-times'
import { type Shifted, shiftAll } from '@duologue/domain/songs/times/shift-all'
import { editTime, type TimeField } from '@duologue/domain/songs/times/sync-adjacent'
import { type TapPlace, type Tapped, tapEnd, tapStart } from '@duologue/domain/songs/times/tap'
import { type Hundredths, toHundredths, toSeconds } from '@duologue/domain/songs/times/time'
import type { Client } from '../../api/client'
import type { Stored } from '../../autosave/autosaver'
import type { UnsentEdit } from '../../autosave/journal'
import type { SavedHere } from '../../saved-here/saved-here'
import { tellFailure } from '../../session/tell-failure'
import { listeners } from '../../ui/store'
import { songSheet } from '../sheets/song-sheet'
import { linesOf, type SongLine } from '../song-line'
import {
  fieldsOfTimeline,
  mergeTimes,
  type TimeFields,
  timeFieldsOf,
  timelineOfFields,
} from './time-fields'
import { updateTimes } from './update-times'

/** Hundredths that going back by a tap goes back in the video. */
const backBy = 200

/** What stands in the way of saving: times that are typed and not valid, by their fields. */
type Wrong = ReadonlySet<string>

/** The times of a song being edited on the time-sync page (songs.md#time-sync). */
export function createTimeSheet({
  client,
  song,
  journal,
  onFailure = tellFailure,
}: {
  client: Client
  song: WholeSong
  journal: SavedHere<UnsentEdit<TimeFields> | null>
  onFailure?: (error: unknown) => void
}) {
  let lines: readonly SongLine[] = linesOf(song)
  let isSyncedAll = true
  let overrides: ReadonlyMap<string, boolean> = new Map()
  let wrong: Wrong = new Set()
  let tapPlace: TapPlace = { next: 0, open: null }
  let taps: readonly { place: TapPlace; at: Hundredths; depth: number }[] = []
  let timeline: Timeline = []
  const { tell, subscribe } = listeners()

  const read = (told: WholeSong): Stored<TimeFields> => {
    lines = linesOf(told)
    return { fields: timeFieldsOf(told.lyrics), version: told.rev }
  }
  const sheet = songSheet<TimeFields>({
    client,
    song,
    journal,
    read,
    send: (draft, base) => updateTimes(client, draft, base),
    onFailure,
    merge: mergeTimes,
  })
  const now = (): Timeline => {
    const next = timelineOfFields(lines, sheet.now().draft, timeline)
    const isSame =
      next.length === timeline.length && next.every((it, place) => it === timeline[place])
    if (!isSame) timeline = next
    return timeline
  }
  const become = (next: Timeline) => sheet.edit(fieldsOfTimeline(next))
  const isSynced = (place: number) => overrides.get(lines[place]?.id ?? '') ?? isSyncedAll
  const tapped = (act: (from: Tapped) => Tapped, at: Hundredths) => {
    const before = tapPlace
    const { timeline: next, place } = act({ timeline: now(), place: tapPlace })
    if (place === before) return
    taps = [...taps, { place: before, at, depth: sheet.depth() }]
    tapPlace = place
    become(next)
    tell()
  }

  return {
    ...sheet,
    subscribe: (listener: () => void) => {
      const stops = [subscribe(listener), sheet.subscribe(listener)]
      return () => {
        for (const stop of stops) stop()
      }
    },
    songId: song.id,
    lines: () => lines,
    timeline: now,
    isSyncedAll: () => isSyncedAll,
    /** Whether a lyric has a setting of its own; null when it follows the one for all. */
    overrideOf: (place: number) => overrides.get(lines[place]?.id ?? '') ?? null,
    syncAll: (isOn: boolean) => {
      isSyncedAll = isOn
      tell()
    },
    override: (place: number, isOn: boolean | null) => {
      const next = new Map(overrides)
      const id = lines[place]?.id ?? ''
      if (isOn === null) next.delete(id)
      else next.set(id, isOn)
      overrides = next
      tell()
    },
    setTime: (place: number, field: TimeField, value: Hundredths) =>
      become(editTime(now(), place, field, value, isSynced(place))),
    /** Shifts all times from a place on, unless that is refused; answers what came of it. */
    shift: (by: Hundredths, isClamped: boolean, from: number): Shifted => {
      const shifted = shiftAll(now(), by, isClamped, from)
      if (shifted.kind === 'shifted') become(shifted.timeline)
      return shifted
    },
    hasWrong: () => wrong.size > 0,
    tellWrong: (field: string, isWrong: boolean) => {
      if (wrong.has(field) === isWrong) return
      const next = new Set(wrong)
      if (isWrong) next.add(field)
      else next.delete(field)
      wrong = next
      tell()
    },
    tapPlace: () => tapPlace,
    tapFrom: (place: number) => {
      tapPlace = { next: place, open: null }
      taps = []
      tell()
    },
    /** The next lyric starts at so many seconds. */
    tap: (seconds: number) => {
      const at = Math.max(0, toHundredths(seconds))
      tapped(from => tapStart(from, at, isSynced), at)
    },
    /** The lyric that was begun ends at so many seconds. */
    tapEnd: (seconds: number) => {
      const at = Math.max(0, toHundredths(seconds))
      tapped(from => tapEnd(from, at), at)
    },
    /** Takes the last tap back, with what it had replaced; answers the second to go on from, null before the first. */
    tapBack: (): number | null => {
      const last = taps.at(-1)
      if (!last) return null
      taps = taps.slice(0, -1)
      tapPlace = last.place
      // Steps that were undone by hand are not undone twice.
      if (sheet.depth() > last.depth) sheet.undo()
      tell()
      return toSeconds(Math.max(0, last.at - backBy))
    },
  }
}

export type TimeSheet = ReturnType<typeof createTimeSheet>
