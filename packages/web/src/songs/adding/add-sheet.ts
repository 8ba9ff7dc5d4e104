import type { WholeSong } from '@duologue/contract/shapes/song-shapes'
import type { combineLyrics } from '@duologue/domain/songs/adding/combine-lyrics'
import { isFaulty } from '@duologue/domain/songs/adding/draft-faults'
import type { DraftLyric } from '@duologue/domain/songs/adding/draft-lyric'
import type { LyricFormat, Warning } from '@duologue/domain/songs/adding/notices'
import {
  editDrafts,
  leaveOutDraft,
  removeDraft,
  retextDraft,
} from '@duologue/domain/songs/adding/settle-drafts'
import { toSeconds } from '@duologue/domain/songs/times/time'
import type { Client } from '../../api/client'
import { newKey } from '../../api/new-key'
import type { Stored } from '../../autosave/autosaver'
import type { UnsentEdit } from '../../autosave/journal'
import { pressSheet } from '../../autosave/press-sheet'
import type { SavedHere } from '../../saved-here/saved-here'
import { tellFailure } from '../../session/tell-failure'
import { sendOverSong, storedThere } from '../editing/changed-there'
import {
  type AddFields,
  draftOfParsed,
  draftsIn,
  fieldsOfSong,
  lyricFields,
  mergeAdd,
} from './add-fields'

/** A lyric as the server is told it; every one, so that their order is told too. */
const savedLyric = (draft: DraftLyric) => ({
  ...(draft.id === null ? {} : { id: draft.id }),
  text: draft.text,
  translation: draft.translation,
  ...(draft.pinyin === '' && draft.id === null ? {} : { pinyin: draft.pinyin }),
  startTime: toSeconds(draft.start),
  stopTime: toSeconds(draft.stop),
  skip: draft.skip,
  textIsEnglish: draft.textIsEnglish,
  newWordList: draft.words.map(({ wordId, text }) => (wordId ? { wordId, text } : { text })),
})

/** What came of reading a text into the song. */
export interface Added {
  warnings: Warning[]
  alreadyThere: number
  /** What the text says of its song, by the names of its tags. */
  metadata: Readonly<Record<string, string>>
}

/** The lyrics being added to a song (lyrics.md#add-lyrics). */
export function createAddSheet({
  client,
  song,
  journal,
}: {
  client: Client
  song: WholeSong
  journal: SavedHere<UnsentEdit<AddFields> | null>
}) {
  let sent: { body: string; key: string } | null = null
  let saved: { pending: number } | null = null
  const wrong = new Map<string, string>()

  const read = (told: WholeSong): Stored<AddFields> => ({
    fields: fieldsOfSong(told),
    version: told.rev,
  })
  const send = async (draft: AddFields, base: Stored<AddFields>): Promise<Stored<AddFields>> => {
    const body = {
      songId: song.id,
      lyrics: draftsIn(draft)
        .filter(({ leaveOut }) => !leaveOut)
        .map(savedLyric),
      deleted: [...draft.deleted],
      baseRev: base.version,
    }
    // The same save sent again has the same name, so that it is done once.
    const text = JSON.stringify(body)
    if (sent?.body !== text) sent = { body: text, key: newKey() }
    const answer = await client.songs.addLyrics({ body }, { key: sent.key })
    saved = { pending: answer.pendingTranslations }
    return read(await client.songs.getSong({ params: { id: song.id } }))
  }
  const sheet = pressSheet<AddFields>(read(song), {
    journal,
    send: (draft, base) =>
      sendOverSong(client, base, { songId: song.id, read, send: () => send(draft, base) }),
    currentOf: storedThere<AddFields>,
    onFailure: tellFailure,
    merge: mergeAdd,
  })
  const drafts = () => draftsIn(sheet.now().draft)
  const become = (next: readonly DraftLyric[]) => sheet.edit(lyricFields(next))

  return {
    ...sheet,
    song,
    drafts,
    /** What was saved last, when it was. */
    saved: () => saved,
    /** By which the progress of a save is asked for. */
    saveKey: () => sent?.key ?? null,
    paste: (change: { format?: LyricFormat; pasted?: string }) => sheet.edit(change),
    backToPaste: () => sheet.edit({ step: 'paste' }),
    /**
     * Reads what was pasted into the song's lyrics and goes on to the second step.
     * @param combine comes with what reads pasted texts, which whoever asks has had to fetch already.
     */
    add: async (combine: typeof combineLyrics): Promise<Added> => {
      const { format, pasted } = sheet.now().draft
      const { lyrics, warnings, metadata } = await client.songs.parseLyrics({
        params: { id: song.id },
        body: { format, text: pasted },
      })
      const name = newKey().slice(0, 8)
      const fresh = lyrics.map((lyric, index) => draftOfParsed(lyric, `${name}-${index}`))
      const combined = combine(drafts(), fresh, format)
      sheet.edit({ step: 'edit', pasted: '', ...lyricFields(combined.lyrics) })
      return { warnings, metadata, alreadyThere: combined.alreadyThere }
    },
    edit: (
      key: string,
      change: Partial<Pick<DraftLyric, 'translation' | 'pinyin' | 'words' | 'textIsEnglish'>>,
    ) => become(editDrafts(drafts(), key, change)),
    retext: (key: string, text: string) => become(retextDraft(drafts(), key, text)),
    leaveOut: (key: string, isOut: boolean) => become(leaveOutDraft(drafts(), key, isOut)),
    remove: (key: string) => {
      const gone = drafts().find(one => one.key === key)
      const { deleted } = sheet.now().draft
      sheet.edit({
        ...lyricFields(removeDraft(drafts(), key)),
        deleted: gone?.id ? [...deleted, gone.id] : deleted,
      })
    },
    /** The place of the first lyric that could not be saved, or has a wrong list typed into it; -1 without one. */
    placeOfWrong: () =>
      drafts().findIndex(draft => isFaulty(draft) || (!draft.leaveOut && wrong.has(draft.key))),
    /** The list that is typed into a lyric and wrong; its card need not be in the page. */
    wrongList: (key: string) => wrong.get(key) ?? null,
    tellWrong: (key: string, list: string | null) => {
      if (list === null) wrong.delete(key)
      else wrong.set(key, list)
    },
  }
}

export type AddSheet = ReturnType<typeof createAddSheet>
