import type { Lyric } from '@duologue/contract/shapes/lyric-shapes'
import { recomputeFlags } from '@duologue/domain/songs/lyrics/flags'
import { listsApart } from '@duologue/domain/songs/lyrics/propagate-words'
import { splitWordList } from '@duologue/domain/words/word-list'
import type { Client } from '../../api/client'
import { newKey } from '../../api/new-key'
import type { Stored } from '../../autosave/autosaver'
import { readCuts } from './list-cuts'
import { isEditedList, type ListFields, listEntries } from './list-fields'

/**
 * Stores the word lists that differ from the stored ones, with the cuts for the whole library (lyrics.md#words-editor).
 * Answers null when none differs.
 */
export async function updateWordLists(
  client: Client,
  song: { id: string; lyrics: readonly Lyric[] },
  draft: ListFields,
  base: Stored<ListFields>,
) {
  const { id: songId, lyrics } = song
  const edited = recomputeFlags(
    lyrics.map(lyric => ({ ...lyric, words: splitWordList(draft[lyric.id] ?? '') })),
  ).filter(({ id }) => isEditedList(draft[id] ?? '', base.fields[id] ?? ''))
  if (edited.length === 0) return null
  const apart = listsApart(lyrics.map(({ id, text }) => ({ id, text, list: draft[id] ?? '' })))
  const libraryCuts = readCuts(draft).map(cut => ({ ...cut, parts: [...cut.parts] }))
  const body = {
    songId,
    lyrics: edited.map(({ id, language, words, emptyLyric, duplicateLyric, skip }) => ({
      id,
      language,
      newWordList: listEntries(words, lyrics.find(lyric => lyric.id === id)?.words ?? []),
      emptyLyric,
      duplicateLyric,
      skip,
      ...(apart.has(id) ? { onlyThisLine: true } : {}),
      baseRev: base.version,
    })),
    ...(libraryCuts.length > 0 ? { libraryCuts } : {}),
  }
  return await client.songs.updateWordLists({ body }, { key: newKey() })
}
