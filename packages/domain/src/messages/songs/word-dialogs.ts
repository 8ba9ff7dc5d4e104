import { counted, number } from '../say'

/**
 * What is said of a word's fields and of word lists (words.md#word-fields), the quoted ones word for word.
 */
export const wordFaults = {
  required: 'is required',
  atMost: (count: number) => `must have at most ${count} characters`,
  comma: 'cannot contain a comma: commas separate words',
  otherLetters: 'must have the letters of the text',
  chineseCommas: 'Word list cannot contain Chinese commas',
} as const

/** The sentences about words (words.md#search-words); the quoted ones word for word. */
export const wordTexts = {
  text: 'Text',
  translation: 'Translation',
  pinyin: 'Pinyin',
  pinyinNote: 'Made from the text; correct it where it is wrong.',
  annotation: 'Annotation',
  annotationNote: 'Optional: gender, register, what it comes from.',
  type: 'Type',
  types: { singleWord: 'Single word', phrase: 'Phrase' },
  match: 'Match',
  wholeMatch: 'The whole word',
  partialMatch: 'Parts of words too',
  searchNote: 'Chinese words also by pinyin: zhongwen, zhong1wen2, zhōngwén.',

  found: (total: number) => counted(total, 'word found', 'words found'),
  shown: (shown: number, total: number) => `${shown} of ${total} words`,
  newest: 'The newest words',
  noneFound: 'No Words Found',
  noneFoundHint: 'No word here is spelled like that. Create it as a new word.',
  noneYet: 'There are no words yet',
  noneYetHint: 'Words are made here, and by the word lists of lyrics.',
  createWord: 'Create Word',
  create: 'Create Word',
  created: 'Word created.',
  edit: 'Edit Word',
  editThis: (text: string) => `Edit: ${text}`,
  save: 'Save Word',
  updated: 'Word updated.',
  searchFailed: 'The words could not be loaded.',
  hear: (text: string) => `Hear: ${text}`,
  noVoice: 'This browser has no voice for this language.',
  needsTranslation: 'needs translation',
  rank: (rank: number) => `No. ${number(rank)} in frequency`,
  rankShort: (rank: number) => `No. ${number(rank)}`,
  suggested: (difficulty: string, rank: number) =>
    `Suggested: ${difficulty} (number ${number(rank)} in frequency)`,
} as const
