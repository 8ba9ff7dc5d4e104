import type { CallArguments } from '@duologue/contract/endpoint'
import type { songs } from '@duologue/contract/songs'
import { findConflicts } from '@duologue/domain/songs/editing/find-conflicts'
import { recomputeFlags } from '@duologue/domain/songs/lyrics/flags'
import type { LyricLine } from '@duologue/domain/songs/lyrics/lyric-line'
import { textKey } from '@duologue/domain/songs/lyrics/text-key'
import type { Handler } from '../../http/handlers'
import { type KeptLists, upsertCuts, upsertListedWords } from '../../words/index'
import type { OpenSong } from '../details/open-song'
import { editSong } from '../editing/edit-song'
import { requireNoConflict } from '../editing/require-no-conflict'
import { changedViews } from '../lyrics/changed-views'
import { lyricOf } from '../lyrics/lyric-of'
import { lyricWordView, songMark } from '../lyrics/lyric-view'
import { timesUsed } from '../lyrics/pending-store'
import type { TranslatedSongsRoom } from '../songs-room'
import { ambiguousView } from './ambiguous-view'
import { plainList } from './plain-list'

type Body = CallArguments<typeof songs.updateWordLists>['body']

/** The list of each lyric that is named, and of all that have the text of one whose list is not its own alone. */
function listOf(open: OpenSong, body: Body, kept: KeptLists) {
  const byId = new Map<string, string[]>()
  const byKey = new Map<string, string[]>()
  for (const [index, { id, onlyThisLine }] of body.lyrics.entries()) {
    const list = kept.lists[index] ?? []
    byId.set(id, list)
    if (!onlyThisLine) byKey.set(textKey(lyricOf(open.lyrics, id).text), list)
  }
  return (line: LyricLine) => byId.get(line.id) ?? byKey.get(textKey(line.text))
}

async function refuseStale(open: OpenSong, body: Body, kept: KeptLists) {
  const conflicts = body.lyrics.flatMap(({ id, baseRev }, index) => {
    const current = lyricOf(open.lyrics, id)
    const patch = { words: kept.lists[index] ?? [] }
    return findConflicts({ id, current, fieldRevs: current.fieldRevs, patch, baseRev })
  })
  const bases = body.lyrics.flatMap(({ baseRev }) => baseRev ?? [])
  await requireNoConflict(open, conflicts, bases.length > 0 ? Math.min(...bases) : 0)
}

/**
 * PATCH /api/lyrics/words: what the words editor saves (lyrics.md#words-editor). A list goes to
 * every lyric with that text, those too that came meanwhile, but for one that is told for a line alone;
 * then all flags are told anew. Cuts for the whole library are remembered with them (issue 9).
 */
export function updateWordLists(room: TranslatedSongsRoom): Handler<typeof songs.updateWordLists> {
  return ({ body }, caller) => {
    let kept: KeptLists = { lists: [], words: new Map(), createdWords: [], ambiguous: [] }
    return editSong(room, caller, {
      song: { song: body.songId },
      request: ['updateWordLists', body],
      operation: 'words',
      async work(open) {
        for (const { id } of body.lyrics) lyricOf(open.lyrics, id)
        kept = await upsertListedWords(room, open.transaction, {
          language: open.row.language,
          lists: body.lyrics.map(({ newWordList }) => plainList(newWordList)),
          usedHere: open.lyrics.flatMap(({ words }) => words),
          timesUsed,
        })
        await refuseStale(open, body, kept)
        await upsertCuts(open.transaction, {
          language: open.row.language,
          cuts: body.libraryCuts ?? [],
          now: room.clock.now(),
        })
        const wordsOf = listOf(open, body, kept)
        const lines = open.lyrics.map((line): LyricLine => {
          const words = wordsOf(line)
          return words ? { ...line, words } : line
        })
        return { lyrics: recomputeFlags(lines) }
      },
      async answer(stored) {
        const ids = body.lyrics.map(({ id }) => id)
        return {
          lyrics: await changedViews(stored, [...new Set(ids)]),
          createdWords: kept.createdWords.map(lyricWordView),
          ambiguous: kept.ambiguous.map(ambiguousView),
          pendingTranslations: kept.createdWords.filter(word => word.translationPending).length,
          song: songMark(stored.row),
        }
      },
    })
  }
}
