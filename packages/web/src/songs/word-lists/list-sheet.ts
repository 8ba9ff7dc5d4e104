import type { WholeSong } from '@duologue/contract/shapes/song-shapes'
import type { Client } from '../../api/client'
import type { Stored } from '../../autosave/autosaver'
import type { UnsentEdit } from '../../autosave/journal'
import type { SavedHere } from '../../saved-here/saved-here'
import { tellFailure } from '../../session/tell-failure'
import { songSheet } from '../sheets/song-sheet'
import { listActs } from './list-acts'
import { cutsField } from './list-cuts'
import { type ListFields, listFieldsOf, mergeLists } from './list-fields'
import { rememberedLines } from './list-lines'
import { updateWordLists } from './update-word-lists'

/** A word of a text that several words have, of which one was taken. */
interface Ambiguous {
  text: string
  choices: number
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

  const linesOf = rememberedLines()
  const lines = () => linesOf(stored, sheet.now().draft, sheet.stored().fields)

  return {
    ...sheet,
    songId: song.id,
    language: song.language,
    lines,
    /** Whether any list has other words than the stored one. */
    hasEdits: () => lines().some(({ isEdited }) => isEdited),
    hasFault: () => lines().some(({ fault }) => fault !== undefined),
    ...listActs(sheet, song.language, lines),
  }
}

export type ListSheet = ReturnType<typeof createListSheet>
