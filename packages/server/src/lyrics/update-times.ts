import type { CallArguments } from '@duologue/contract/endpoint'
import type { lyrics } from '@duologue/contract/lyrics'
import { toHundredths } from '@duologue/domain/lyrics/timeline/time'
import { findConflicts } from '@duologue/domain/songs/find-conflicts'
import type { Handler } from '../http/handlers'
import { editSong, lyricOf, type OpenSong, refuseConflicts, songMark } from '../songs/index'
import { changedViews } from './changed-views'
import type { LyricsRoom } from './lyrics-room'

type Timed = CallArguments<typeof lyrics.updateTimes>['body']['lyrics'][number]

const timesOf = ({ startTime, stopTime }: Timed) => ({
  startTime: toHundredths(startTime),
  stopTime: toHundredths(stopTime),
})

async function refuseStale(open: OpenSong, timed: readonly Timed[]) {
  const conflicts = timed.flatMap(sent => {
    const current = lyricOf(open.lyrics, sent.id)
    const { id, fieldRevs } = current
    return findConflicts({ id, current, fieldRevs, patch: timesOf(sent), baseRev: sent.baseRev })
  })
  const bases = timed.flatMap(({ baseRev }) => baseRev ?? [])
  await refuseConflicts(open, conflicts, bases.length > 0 ? Math.min(...bases) : 0)
}

/** PATCH /api/lyrics/multiple: the times of several lyrics of one song, all or none (lyrics.md#calls). */
export function updateTimes(room: LyricsRoom): Handler<typeof lyrics.updateTimes> {
  return ({ body }, caller) => {
    const ids = body.lyrics.map(({ id }) => id)
    return editSong(room, caller, {
      song: { lyric: ids[0] ?? '' },
      request: ['updateTimes', body],
      operation: 'times',
      async work(open) {
        await refuseStale(open, body.lyrics)
        const byId = new Map(body.lyrics.map(sent => [sent.id, timesOf(sent)]))
        return { lyrics: open.lyrics.map(line => ({ ...line, ...byId.get(line.id) })) }
      },
      answer: async stored => ({
        lyrics: await changedViews(stored, [...new Set(ids)]),
        song: songMark(stored.row),
      }),
    })
  }
}
