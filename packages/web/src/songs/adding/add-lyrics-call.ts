import type { DraftLyric } from '@duologue/domain/songs/adding/draft-lyric'
import { toSeconds } from '@duologue/domain/songs/times/time'
import type { Client } from '../../api/client'
import { newKey } from '../../api/new-key'
import { type AddFields, draftsIn } from './add-fields'

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
  ...(draft.id === null && draft.marks ? { marks: [...draft.marks] } : {}),
  newWordList: draft.words.map(({ wordId, text }) => (wordId ? { wordId, text } : { text })),
})

/** Saves the lyrics of one song (lyrics.md#save-lyrics): the same save sent again has the same key, and is done once. */
export function addingLyrics(client: Client, songId: string) {
  let sent: { body: string; key: string } | null = null
  return {
    /** By which the progress of a save is asked for. */
    key: () => sent?.key ?? null,
    addLyrics: (draft: AddFields, baseRev: number) => {
      const lyrics = draftsIn(draft)
        .filter(({ leaveOut }) => !leaveOut)
        .map(savedLyric)
      const body = { songId, lyrics, deleted: [...draft.deleted], baseRev }
      const text = JSON.stringify(body)
      const key = sent?.body === text ? sent.key : newKey()
      sent = { body: text, key }
      return client.songs.addLyrics({ body }, { key })
    },
  }
}
