import { toSeconds } from '@duologue/domain/songs/times/time'
import type { Client } from '../../api/client'
import { newKey } from '../../api/new-key'
import type { Stored } from '../../autosave/autosaver'
import type { ProposedTimesBook } from './proposed'
import { changedLyrics, type TimeFields, timeFieldsOf, timelineOfFields } from './time-fields'

/** Stores the times that differ from the stored ones (songs.md#time-sync); answers those that are stored then. */
export async function updateTimes(
  client: Client,
  draft: TimeFields,
  base: Stored<TimeFields>,
  proposed: ProposedTimesBook,
): Promise<Stored<TimeFields>> {
  const ids = changedLyrics(draft, base.fields).map(id => ({ id }))
  if (ids.length === 0) return base
  const lyrics = timelineOfFields(ids, draft).map(({ id, start, stop }) => {
    const one = proposed.untoldProposal(id)
    return {
      id,
      startTime: toSeconds(start),
      stopTime: toSeconds(stop),
      baseRev: base.version,
      ...(one ? { proposed: { start: toSeconds(one.start), mark: one.mark } } : {}),
    }
  })
  const answer = await client.songs.updateTimes({ body: { lyrics } }, { key: newKey() })
  proposed.setTold(ids.map(({ id }) => id))
  return {
    fields: { ...base.fields, ...timeFieldsOf(answer.lyrics) },
    version: answer.song.rev,
  }
}
