/** The words that all editors of conversations, playlists and lists share (saving.md#autosave). */
export const editorTexts = {
  finish: 'Finish',
  notValid: 'Not saved yet: fix what is marked.',
  changedElsewhere: 'This was changed elsewhere while you were editing.',
  compare: 'Show both versions',

  language: 'Language',
  chooseLanguage: 'Choose a language',
  difficulty: 'Difficulty',
  allLevels: 'All levels',

  text: 'Text',
  translation: 'Translation',
  undo: 'Undo',
  pinyin: 'Pinyin',
  pinyinNote: 'Made from the text; leave it empty to have it made again.',
  tooManyRows: (most: number) => `must have at most ${most} rows`,
} as const
