import type { WholeSong } from '@duologue/contract/shapes/song-shapes'
import type { Timeline } from '@duologue/domain/songs/times/lyric-times'
import type { Client } from '../../api/client'
import type { Stored } from '../../autosave/autosaver'
import type { UnsentEdit } from '../../autosave/journal'
import type { SavedHere } from '../../saved-here/saved-here'
import { tellFailure } from '../../session/tell-failure'
import { listeners } from '../../ui/store'
import { songSheet } from '../sheets/song-sheet'
import { linesOf, type SongLine } from '../song-line'
import { editedTimes } from './edited-times'
import { proposedTimes } from './proposed'
import { syncChoices } from './sync-choices'
import { taps } from './taps'
import {
  fieldsOfTimeline,
  mergeTimes,
  type TimeFields,
  timeFieldsOf,
  timelineOfFields,
} from './time-fields'
import { updateTimes } from './update-times'
import { wrongTimes } from './wrong-times'

/** Whoever subscribes is told by all of them. */
const toAll =
  (...subscribes: readonly ((listener: () => void) => () => void)[]) =>
  (listener: () => void) => {
    const stops = subscribes.map(subscribe => subscribe(listener))
    return () => {
      for (const stop of stops) stop()
    }
  }

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
    send: (draft, base) => updateTimes(client, draft, base, proposed),
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
  const { isSynced, ...syncing } = syncChoices(place => lines[place]?.id ?? '', tell)
  const tapping = taps({ sheet, timeline: now, become, isSynced, tell })
  const proposed = proposedTimes({ timeline: now, become, tell })

  return {
    ...sheet,
    subscribe: toAll(subscribe, sheet.subscribe),
    songId: song.id,
    lines: () => lines,
    timeline: now,
    ...syncing,
    ...tapping,
    ...proposed,
    ...wrongTimes(tell),
    ...editedTimes({ timeline: now, become, isSynced }),
  }
}

export type TimeSheet = ReturnType<typeof createTimeSheet>
