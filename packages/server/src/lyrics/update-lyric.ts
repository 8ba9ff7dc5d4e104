import type { CallArguments } from '@duologue/contract/endpoint'
import type { lyrics } from '@duologue/contract/lyrics'
import { patchLyric } from '@duologue/domain/lyrics/change-lyrics'
import type { LyricLine } from '@duologue/domain/lyrics/lyric-line'
import {
  copiedPart,
  duplicatesOf,
  replaceDuplicates,
} from '@duologue/domain/lyrics/replace-duplicates'
import { toHundredths } from '@duologue/domain/lyrics/timeline/time'
import { findConflicts } from '@duologue/domain/songs/find-conflicts'
import type { Handler } from '../http/handlers'
import {
  editSong,
  knownWords,
  lyricOf,
  type OpenSong,
  refuseConflicts,
  songMark,
} from '../songs/index'
import { changedViews } from './changed-views'
import type { LyricsRoom } from './lyrics-room'
import { toldTranslation } from './told-translation'

type Body = CallArguments<typeof lyrics.updateLyric>['body']
type Patch = Partial<LyricLine>

/** The fields as they are sent, times in hundredths; that a lyric is empty follows from its words. */
function sentFields(body: Body): Patch {
  const { baseRev: _rev, replaceDuplicateLyrics: _replace, emptyLyric: _empty, ...sent } = body
  const { startTime, stopTime, ...others } = sent
  const times = {
    startTime: startTime === undefined ? undefined : toHundredths(startTime),
    stopTime: stopTime === undefined ? undefined : toHundredths(stopTime),
  }
  return Object.fromEntries(
    Object.entries({ ...others, ...times }).filter(([, value]) => value !== undefined),
  ) as Patch
}

/** What follows from the fields that are sent. */
const withTranslation = (patch: Patch): Patch =>
  patch.translation === undefined ? patch : { ...patch, ...toldTranslation(patch.translation) }

/** Refuses fields that others have changed since; those of the duplicates too, when they are replaced. */
async function refuseStale(open: OpenSong, id: string, sent: Patch, body: Body, all: boolean) {
  const { baseRev } = body
  const written = all ? duplicatesOf(open.lyrics, id) : []
  const conflicts = [lyricOf(open.lyrics, id), ...written].flatMap(current =>
    findConflicts({
      id: current.id,
      current,
      fieldRevs: current.fieldRevs,
      patch: current.id === id ? sent : copiedPart(sent),
      baseRev,
    }),
  )
  await refuseConflicts(open, conflicts, baseRev ?? 0)
}

/**
 * PATCH /api/lyrics/{id}: fields of a lyric, or the list of its words; with `replaceDuplicateLyrics` of all that have
 * its text (lyrics.md#replace-duplicates).
 */
export function updateLyric(room: LyricsRoom): Handler<typeof lyrics.updateLyric> {
  return ({ params, body, query }, caller) => {
    const { id } = params
    const all = body.replaceDuplicateLyrics ?? query.replaceDuplicateLyrics === 'true'
    let replacedCount = 0
    return editSong(room, caller, {
      song: { lyric: id },
      request: ['updateLyric', id, body, all],
      operation: 'edit',
      async work(open) {
        const sent = sentFields(body)
        await refuseStale(open, id, sent, body, all)
        if (sent.words) await knownWords(open.transaction, open.row, sent.words)
        const patch = withTranslation(sent)
        if (!all) return { lyrics: patchLyric<LyricLine>(open.lyrics, id, patch) }
        const { lines, replaced } = replaceDuplicates<LyricLine>(open.lyrics, id, patch)
        replacedCount = replaced.length
        return { lyrics: lines }
      },
      async answer(stored) {
        const [lyric, ...others] = await changedViews(stored, [id])
        if (!lyric) throw new Error('a lyric was not stored')
        return { lyric, replacedCount, lyrics: others, song: songMark(stored.row) }
      },
    })
  }
}
