/** Why a line of pasted lyrics cannot be taken, by the code of the fault. */
export const importFaults = {
  'empty-line': 'This line is empty.',
  'no-stamp': 'This line has no time stamp.',
  'wrong-stamp': 'This time stamp is not a time.',
  'negative-stamp': 'This time stamp is before the beginning.',
  'too-long': 'This line is longer than 500 characters.',
} as const

/** What is told of a line that was taken, by the code of the warning. */
export const importWarnings = {
  reordered: 'The time stamps were not in order. The lyrics were sorted by time.',
  'equal-stamps': 'This line starts at the same time as the one before.',
  'stamp-in-text': 'There is a time stamp in the middle of this line. It stayed in the text.',
  'stamps-not-read':
    'This text has time stamps. Choose the format with time stamps to have them read.',
  'word-stamps': 'The time stamps of single words were left out.',
  'offset-ignored': 'The offset is not a number and was ignored.',
  'before-start': 'With the offset this line would start before the song. It starts at 0.00.',
  'translation-taken': 'A translation stood beside this line and was taken over.',
  'left-out': 'This does not look like something that is sung. It is marked to be left out.',
  'repeat-sign': 'This looks like a sign for a repeat. Type the repeated lines out instead.',
} as const

/** The add-lyrics page (S3 sections 2.6, 4.5, 5 and 8); the sentences of the specification word for word. */
export const addLyricsTexts = {
  title: (song: string, id: string) => `Add Lyrics: ${song} (id: ${id})`,
  back: 'Back to the song',
  loadFailed: 'The song could not be loaded.',
  stepOne: 'Add New Lyrics',
  stepTwo: 'Edit Lyrics',
  format: 'Format',
  formats: {
    noTimestamps: 'Lyrics without time stamps (noTimestamps)',
    mulanci: 'Lyrics with [mm:ss.xx] time stamps (mulanci)',
  },
  lyrics: 'Lyrics',
  lyricsNote: 'Each line is one lyric. Paste the text, or choose a file.',
  chooseFile: 'Choose a text file',
  fileRead: (name: string, encoding: string) => `${name}, read as ${encoding}. Look it over below.`,
  fileTooLarge: 'This file is larger than 200 kB.',
  submit: 'Continue',
  faults: (count: number) => (count === 1 ? '1 line needs repair' : `${count} lines need repair`),
  line: (line: number) => `Line ${line}`,
  removeLine: 'Remove this line',
  setToZero: 'Set to 0:00',
  removeEmptyLines: (count: number) =>
    `Remove ${count} empty ${count === 1 ? 'line' : 'lines'} and try again`,
  removeLines: (count: number) =>
    `Remove ${count} ${count === 1 ? 'line' : 'lines'} without a time stamp and try again`,
  goToLine: 'Show in the text',
  more: (count: number) => `and ${count} more`,
  useOtherFormat: 'No line has a time stamp: read it as lyrics without time stamps',
  notesTitle: (count: number) =>
    count === 1 ? '1 note on this text' : `${count} notes on this text`,
  alreadyThere: (count: number) =>
    count === 1
      ? '1 lyric is in the song already and was not added again.'
      : `${count} lyrics are in the song already and were not added again.`,
  intro:
    'Confirm the text and the word lists. Duplicates with the same text sync automatically. A blank translation receives an automatic translation from a machine-translation service when you save.',
  addMore: 'Add more lyrics',
  lyricNumber: (number: number) => `Lyric ${number}`,
  text: 'Text',
  translation: 'Translation',
  blankTranslation: 'Blank: translated automatically',
  pinyin: 'Pinyin',
  wordList: 'Word List',
  wordListNote: 'Words with commas between them',
  startTime: 'Start Time',
  stopTime: 'Stop Time',
  words: 'WORDS:',
  noWords: 'No words',
  duplicate: 'DUPLICATE',
  empty: 'EMPTY',
  fresh: 'NEW',
  english: 'English',
  chinese: 'Chinese?',
  chineseHint: 'This line stands in parentheses and counts as English. Press if it is Chinese.',
  pending: 'Needs translation',
  leaveOut: 'Leave out',
  isLeftOut: 'Left out: this line will not be saved.',
  keepIn: 'Keep this line',
  delete: 'Delete',
  deleteLyric: (number: number) => `Delete lyric ${number}`,
  gap: (number: number) =>
    `Time gap between Lyric ${number} stop time and Lyric ${number + 1} start time`,
  pendingTitle: (count: number) =>
    count === 1 ? '1 lyric needs a translation' : `${count} lyrics need a translation`,
  translateNow: 'Translate now',
  translated: (count: number) =>
    count === 1 ? '1 text translated.' : `${count} texts translated.`,
  notTranslated: 'No translation could be had. It will be tried again by itself.',
  save: 'Save Lyrics',
  saveTitle: 'Save Lyrics?',
  saveLead: 'Saving many lyrics may take long (PLEASE WAIT).',
  saveYes: 'Save',
  cancel: 'Cancel',
  saving: {
    unknown: 'Sending…',
    translating: 'Translating blank lines…',
    saving: 'Saving…',
    saved: 'Saved.',
    failed: 'Not saved.',
  },
  found: 'No lyrics found.',
  unformatted:
    "Lyrics can't be formatted. Check for errors in the copied lyrics (including extra empty lines).",
  continueFirst: 'Press Continue first, to look the new lyrics over before they are saved.',
  missingText: 'Some lyrics are missing text--this is required',
  wrongLists: 'Some word lists are not valid.',
  saved: 'Lyrics saved.',
  savedPending: (count: number) =>
    count === 1
      ? 'Lyrics saved. 1 translation is still missing and will be tried again.'
      : `Lyrics saved. ${count} translations are still missing and will be tried again.`,
  nothingLeft: 'No lyrics left on this page.',
} as const
