import type { SongLanguage } from '@duologue/domain/choices/song-choices'
import {
  type CutScope,
  plainWordList,
  propagateWordList,
} from '@duologue/domain/songs/lyrics/propagate-words'
import { changedCuts } from '@duologue/domain/words/fix-cut'
import { joinWordList, splitWordList } from '@duologue/domain/words/word-list'
import type { pressSheet } from '../../autosave/press-sheet'
import { cutsField, cutsInLists, withCuts } from './list-cuts'
import type { ListFields } from './list-fields'
import type { ListLine } from './list-lines'

/** What can be done in the words editor, as edits of its sheet (lyrics.md#words-editor). */
export function listActs(
  sheet: Pick<ReturnType<typeof pressSheet<ListFields>>, 'now' | 'stored' | 'edit'>,
  language: SongLanguage,
  lines: () => readonly ListLine[],
) {
  const edit = (change: ListFields, name?: string) => {
    const cuts = cutsInLists({ ...sheet.now().draft, ...change }, sheet.stored().fields)
    sheet.edit({ ...change, [cutsField]: cuts }, name)
  }
  return {
    /** Types a list; it goes to every lyric with the same text. */
    setList: (place: number, list: string) =>
      edit(propagateWordList(lines(), place, list), lines()[place]?.id),
    /** Writes a list as it will be stored, when its field is left: spaces and commas alone are then no edit. */
    tidyList: (place: number) => {
      const line = lines()[place]
      if (!line || line.fault) return
      // What was typed here is in all of them; who has a list of its own keeps it.
      const same = lines().filter(({ list }) => list === line.list)
      const at = same.indexOf(line)
      edit(propagateWordList(same, at, plainWordList(line.list)), line.id)
    },
    /** Cuts a lyric into other words, as one step; for the whole library that is remembered when it is saved. */
    fixCut: (place: number, words: readonly string[], scope: CutScope) => {
      const line = lines()[place]
      if (!line) return
      const cuts =
        scope === 'library'
          ? changedCuts(splitWordList(line.list), words, { text: line.text, language })
          : []
      edit({
        ...propagateWordList(lines(), place, joinWordList(words), scope),
        [cutsField]: withCuts(sheet.now().draft, cuts, language),
      })
    },
  }
}
