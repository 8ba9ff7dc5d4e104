import type { CallArguments } from '@duologue/contract/endpoint'
import type { songs } from '@duologue/contract/songs'
import { patchLyric } from '@duologue/domain/songs/editing/change-lyrics'
import { findConflicts } from '@duologue/domain/songs/editing/find-conflicts'
import type { LyricLine } from '@duologue/domain/songs/lyrics/lyric-line'
import {
  copiedPart,
  duplicatesOf,
  replaceDuplicates,
} from '@duologue/domain/songs/lyrics/replace-duplicates'
import { toHundredths } from '@duologue/domain/songs/times/time'
import type { Handler } from '../../http/handlers'
import { humanTranslation } from '../adding/human-translation'
import type { OpenSong } from '../details/open-song'
import { editSong } from '../editing/edit-song'
import { requireNoConflict } from '../editing/require-no-conflict'
import type { SongsRoom } from '../songs-room'
import { changedViews } from './changed-views'
import { knownWords } from './known-words'
import { lyricOf } from './lyric-of'
import { songMark } from './lyric-view'

type Body = CallArguments<typeof songs.updateLyric>['body']
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
  patch.translation === undefined ? patch : { ...patch, ...humanTranslation(patch.translation) }

/** Refuses fields that others have changed since; those of the duplicates too, when they are replaced. */
async function refuseStale(open: OpenSong, id: string, told: Patch, body: Body, all: boolean) {
  const { baseRev } = body
  // Word times follow from others' texts and times: these are told, if they clash.
  const { marks: _marks, ...sent } = told
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
  await requireNoConflict(open, conflicts, baseRev ?? 0)
}

/**
 * PATCH /api/lyrics/{id}: fields of a lyric, or the list of its words; with `replaceDuplicateLyrics` of all that have
 * its text (lyrics.md#replace-duplicates).
 */
export function updateLyric(room: SongsRoom): Handler<typeof songs.updateLyric> {
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
