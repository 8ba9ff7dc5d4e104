import { number } from '../say'

/** What is said about songs and lyrics, on the page and by the server (songs.md#error-messages). */
export const songTexts = {
  editorsOnly: 'You must be logged in as an editor to use this page.',
  required: 'Required',
  textEmpty: 'text cannot be empty',
  notValidTime: 'not valid time',
  mostSearched: 'Must be 30 characters or less',
  httpsOnly: 'Must begin with https://',
  noSplitWord: 'Must choose the word where the split starts',
  noWords: 'Cannot split lyric with no words',
  noNeighbour: "Couldn't find lyric to merge into",
  missingText: 'Some lyrics are missing text--this is required',
  chineseComma: 'Word list cannot contain Chinese commas',
  atMost: (most: number) => `Must be ${number(most)} characters or less`,
} as const
