import type { CallArguments } from '@duologue/contract/endpoint'
import type { songs } from '@duologue/contract/songs'
import { isKeptProposal } from '@duologue/domain/songs/align/proposal-marks'
import { findConflicts } from '@duologue/domain/songs/editing/find-conflicts'
import { toHundredths } from '@duologue/domain/songs/times/time'
import type { Handler } from '../../http/handlers'
import type { OpenSong } from '../details/open-song'
import { editSong } from '../editing/edit-song'
import { requireNoConflict } from '../editing/require-no-conflict'
import { changedViews } from '../lyrics/changed-views'
import { lyricOf } from '../lyrics/lyric-of'
import { songMark } from '../lyrics/lyric-view'
import type { TimedSongsRoom } from '../songs-room'

type Timed = CallArguments<typeof songs.updateTimes>['body']['lyrics'][number]

const timesOf = ({ startTime, stopTime }: Timed) => ({
  startTime: toHundredths(startTime),
  stopTime: toHundredths(stopTime),
})

/** What was proposed for these lyrics, and whether it was kept (songs.md#propose-times). */
function countProposed({ proposed: counts }: TimedSongsRoom, timed: readonly Timed[]): void {
  for (const { startTime, proposed } of timed) {
    if (!proposed) continue
    const isKept = isKeptProposal(toHundredths(proposed.start), toHundredths(startTime))
    counts.add(proposed.mark, isKept)
  }
}

async function refuseStale(open: OpenSong, timed: readonly Timed[]) {
  const conflicts = timed.flatMap(sent => {
    const current = lyricOf(open.lyrics, sent.id)
    const { id, fieldRevs } = current
    return findConflicts({ id, current, fieldRevs, patch: timesOf(sent), baseRev: sent.baseRev })
  })
  const bases = timed.flatMap(({ baseRev }) => baseRev ?? [])
  await requireNoConflict(open, conflicts, bases.length > 0 ? Math.min(...bases) : 0)
}

/** PATCH /api/lyrics/multiple: the times of several lyrics of one song, all or none (lyrics.md#calls). */
export function updateTimes(room: TimedSongsRoom): Handler<typeof songs.updateTimes> {
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
      answer: async stored => {
        countProposed(room, body.lyrics)
        return {
          lyrics: await changedViews(stored, [...new Set(ids)]),
          song: songMark(stored.row),
        }
      },
    })
  }
}
