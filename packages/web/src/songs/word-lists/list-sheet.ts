import type { WholeSong } from '@duologue/contract/shapes/song-shapes'
import { isSame } from '@duologue/domain/saving/is-same'
import {
  type CutScope,
  type ListedLyric,
  type ListMarks,
  listMarks,
  plainWordList,
  propagateWordList,
} from '@duologue/domain/songs/lyrics/propagate-words'
import { changedCuts } from '@duologue/domain/words/fix-cut'
import { joinWordList, splitWordList, wordListFault } from '@duologue/domain/words/word-list'
import type { Client } from '../../api/client'
import type { Stored } from '../../autosave/autosaver'
import type { UnsentEdit } from '../../autosave/journal'
import type { SavedHere } from '../../saved-here/saved-here'
import { tellFailure } from '../../session/tell-failure'
import { songSheet } from '../sheets/song-sheet'
import { cutsField, cutsInLists, withCuts } from './list-cuts'
import { isEditedList, type ListFields, listFieldsOf, mergeLists } from './list-fields'
import { updateWordLists } from './update-word-lists'

/** A word of a text that several words have, of which one was taken. */
interface Ambiguous {
  text: string
  choices: number
}

/** What the page shows of one lyric. */
export interface ListLine extends ListedLyric {
  readonly translation: string
  readonly startTime: number
  readonly stopTime: number
  readonly isEdited: boolean
  readonly fault: string | undefined
  readonly marks: ListMarks
}

/** The word lists of a song being edited in the words editor (lyrics.md#words-editor). */
export function createListSheet({
  client,
  song,
  journal,
  onAmbiguous,
  onSaved,
  onFailure = tellFailure,
}: {
  client: Client
  song: WholeSong
  journal: SavedHere<UnsentEdit<ListFields> | null>
  onAmbiguous: (words: readonly Ambiguous[]) => void
  onSaved: () => void
  onFailure?: (error: unknown) => void
}) {
  let stored = song.lyrics
  const fieldsOf = (told: Pick<WholeSong, 'lyrics'>): ListFields => ({
    ...listFieldsOf(told),
    [cutsField]: '',
  })
  const read = (told: WholeSong): Stored<ListFields> => {
    stored = told.lyrics
    return { fields: fieldsOf(told), version: told.rev }
  }
  const send = async (draft: ListFields, base: Stored<ListFields>): Promise<Stored<ListFields>> => {
    const answer = await updateWordLists(client, { id: song.id, lyrics: stored }, draft, base)
    if (!answer) return base
    if (answer.ambiguous.length > 0) onAmbiguous(answer.ambiguous)
    const fresh = new Map(answer.lyrics.map(lyric => [lyric.id, lyric]))
    stored = stored.map(lyric => fresh.get(lyric.id) ?? lyric)
    return { fields: fieldsOf({ lyrics: stored }), version: answer.song.rev }
  }
  const sheet = songSheet<ListFields>({
    client,
    song,
    journal,
    read,
    send,
    onStored: onSaved,
    onFailure,
    merge: mergeLists,
  })

  let seen: { draft: ListFields; from: typeof stored; lines: readonly ListLine[] } | undefined
  const lines = (): readonly ListLine[] => {
    const { draft } = sheet.now()
    if (seen?.draft === draft && seen.from === stored) return seen.lines
    const listed = stored.map(({ id, text, translation, startTime, stopTime }) => {
      const list = draft[id] ?? ''
      return { id, text, list, translation, startTime, stopTime }
    })
    const marks = listMarks(listed)
    const { fields } = sheet.stored()
    const before = seen?.lines
    const told = listed.map((line, place): ListLine => {
      const next = {
        ...line,
        isEdited: isEditedList(line.list, fields[line.id] ?? ''),
        fault: wordListFault(line.list),
        marks: marks[place] ?? { isEmpty: false, original: null, duplicates: [] },
      }
      // A line that is as it was stays the very same value.
      const old = before?.[place]
      return old && isSame(old, next) ? old : next
    })
    seen = { draft, from: stored, lines: told }
    return told
  }

  const edit = (change: ListFields, name?: string) => {
    const cuts = cutsInLists({ ...sheet.now().draft, ...change }, sheet.stored().fields)
    sheet.edit({ ...change, [cutsField]: cuts }, name)
  }

  return {
    ...sheet,
    songId: song.id,
    language: song.language,
    lines,
    /** Whether any list has other words than the stored one. */
    hasEdits: () => lines().some(({ isEdited }) => isEdited),
    hasFault: () => lines().some(({ fault }) => fault !== undefined),
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
      const { language } = song
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

export type ListSheet = ReturnType<typeof createListSheet>
