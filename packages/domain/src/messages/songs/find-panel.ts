import { counted } from '../say'
import { songEditorTexts } from './song-editor'

/** The sentences of finding and replacing in a song's lyrics. */
export const findTexts = {
  title: songEditorTexts.find,
  find: 'Find',
  replaceBy: 'Replace with',
  matchCase: 'Match case',
  wholeWord: 'Whole words',
  texts: 'Texts',
  translations: 'Translations',
  found: (count: number, lyrics: number) =>
    `${count} found in ${counted(lyrics, 'lyric', 'lyrics')}`,
  none: 'Nothing found',
  at: (place: number, count: number) => `${place} of ${count}`,
  previous: 'Previous',
  next: 'Next',
  replace: 'Replace',
  replaceAll: 'Replace All',
  close: 'Close Find and Replace',
  list: 'What was found, and what it becomes',
  text: songEditorTexts.text,
  translation: songEditorTexts.translation,
  replaced: (count: number, lyrics: number) =>
    `${count} replaced in ${counted(lyrics, 'lyric', 'lyrics')}. Undo takes it back.`,
  refused: (count: number) =>
    `${counted(count, 'field stays as it is', 'fields stay as they are')}: nothing would be left, or too much.`,
} as const
