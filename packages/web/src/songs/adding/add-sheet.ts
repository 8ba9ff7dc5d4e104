import type { WholeSong } from '@duologue/contract/shapes/song-shapes'
import type { combineLyrics } from '@duologue/domain/songs/adding/combine-lyrics'
import { isFaulty } from '@duologue/domain/songs/adding/draft-faults'
import type { DraftLyric } from '@duologue/domain/songs/adding/draft-lyric'
import {
  editDrafts,
  leaveOutDraft,
  removeDraft,
  retextDraft,
} from '@duologue/domain/songs/adding/settle-drafts'
import type { Client } from '../../api/client'
import type { Stored } from '../../autosave/autosaver'
import type { UnsentEdit } from '../../autosave/journal'
import type { SavedHere } from '../../saved-here/saved-here'
import { tellFailure } from '../../session/tell-failure'
import { songSheet } from '../sheets/song-sheet'
import { type AddFields, draftsIn, fieldsOfSong, lyricFields, mergeAdd } from './add-fields'
import { addingLyrics } from './add-lyrics-call'
import { type Added, parseLyrics } from './parse-lyrics'

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
  const adding = addingLyrics(client, song.id)
  let saved: { pending: number } | null = null
  const wrong = new Map<string, string>()

  const read = (told: WholeSong): Stored<AddFields> => ({
    fields: fieldsOfSong(told),
    version: told.rev,
  })
  const sheet = songSheet<AddFields>({
    client,
    song,
    journal,
    read,
    send: async (draft, base) => {
      const answer = await adding.addLyrics(draft, base.version)
      saved = { pending: answer.pendingTranslations }
      return read(await client.songs.getSong({ params: { id: song.id } }))
    },
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
    saveKey: adding.key,
    paste: (change: Partial<Pick<AddFields, 'format' | 'pasted' | 'secondIsTranslation'>>) =>
      sheet.edit(change),
    backToPaste: () => sheet.edit({ step: 'paste' }),
    /** Reads what was pasted into the song's lyrics and goes on to the second step; `combine` as for `parseLyrics`. */
    add: async (combine: typeof combineLyrics): Promise<Added> => {
      const { draft } = sheet.now()
      const { lyrics, added } = await parseLyrics(client, song.id, draft, drafts(), combine)
      sheet.edit({ step: 'edit', pasted: '', ...lyricFields(lyrics) })
      return added
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
