import type { CallArguments } from '@duologue/contract/endpoint'
import type { songs } from '@duologue/contract/songs'
import { codeOfSongLanguage, libraryTranslation } from '@duologue/domain/choices/song-choices'
import { idOfReader } from '../../accounts/index'
import type { Handler } from '../../http/handlers'
import { Refused } from '../../http/refused'
import type { KeptLists } from '../../words/index'
import { findSong } from '../details/song-store'
import { editSong } from '../editing/edit-song'
import { upsertProgress } from '../editing/save-progress-store'
import { changedViews } from '../lyrics/changed-views'
import { lyricWordView, songOrder } from '../lyrics/lyric-view'
import { savedLyrics } from '../lyrics/saved-lyrics'
import type { TranslatedSongsRoom } from '../songs-room'
import { ambiguousView } from '../word-lists/ambiguous-view'

type Body = CallArguments<typeof songs.addLyrics>['body']

/** The texts whose translation is blank, each once; English ones tell theirs themselves. */
const blankTexts = (body: Body): string[] => [
  ...new Set(
    body.lyrics
      .filter(({ translation, textIsEnglish }) => translation === '' && !textIsEnglish)
      .map(({ text }) => text),
  ),
]

/**
 * POST /api/lyrics/multiple: what the add-lyrics page shows (lyrics.md#save-lyrics). Blank translations are
 * asked for before anything is locked; then lyrics and missing words are kept in one transaction, all or none.
 */
export function addLyrics(room: TranslatedSongsRoom): Handler<typeof songs.addLyrics> {
  return async ({ body }, caller) => {
    const user = idOfReader(caller.reader)
    const total = body.lyrics.length
    const { key } = caller
    const tell = async (step: 'translating' | 'saving' | 'saved' | 'failed', done = 0) => {
      if (key === null) return
      const telling = upsertProgress(room.database, { user, key }, { step, done, total })
      // Whoever watches waits then; the save is what counts.
      await telling.catch(() => undefined)
    }
    if (body.lyrics.some(({ text }) => text === '')) throw new Refused('lyrics-without-text')
    const song = await findSong(room.database, body.songId)
    if (!song) throw new Refused('song-not-found')
    try {
      await tell('translating')
      const between = { from: codeOfSongLanguage(song.language), to: libraryTranslation }
      const texts = blankTexts(body)
      const translated = texts.length > 0 ? await room.translate(texts, between) : new Map()
      await tell('saving')
      let kept: KeptLists = { lists: [], words: new Map(), createdWords: [], ambiguous: [] }
      let ids: string[] = []
      const answer = await editSong(room, caller, {
        song: { song: body.songId },
        request: ['addLyrics', body],
        operation: 'import',
        async work(open) {
          const saved = await savedLyrics(room, open, body, translated)
          kept = saved.kept
          ids = saved.ids
          return { lyrics: saved.lines }
        },
        answer: async stored => ({
          lyrics: await changedViews(stored, ids),
          createdWords: kept.createdWords.map(lyricWordView),
          ambiguous: kept.ambiguous.map(ambiguousView),
          pendingTranslations: stored.lyrics.filter(line => line.translationPending).length,
          song: songOrder(stored.row, stored.lyrics),
        }),
      })
      await tell('saved', total)
      return answer
    } catch (error) {
      await tell('failed')
      throw error
    }
  }
}
