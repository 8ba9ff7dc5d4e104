import { counted, plural } from '../say'

/** What is told of a text in another format than the chosen one, which cannot be read in that. */
export const foreignLyrics = {
  noTimestamps: 'This text has no times. Choose the format without time stamps to read it.',
  mulanci: 'This text has [mm:ss.xx] time stamps. Choose that format to read it.',
  srt: 'This is a SubRip file (SRT). Choose that format to read it.',
  webvtt: 'This is a WebVTT file (VTT). Choose that format to read it.',
  ass: 'This is a SubStation Alpha file (ASS). Choose that format to read it.',
  ttml: 'This is a Timed Text file (TTML). Choose that format to read it.',
  ultrastar: 'This is an UltraStar file. Choose that format to read it.',
} as const

/** The add-lyrics page (lyrics.md#add-lyrics); the quoted ones word for word. */
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
  second: 'The second of two lines at one moment is the translation of the first',
  lyrics: 'Lyrics',
  lyricsNote: 'Each line is one lyric. Paste the text, or choose a file.',
  chooseFile: 'Choose a text file',
  fileHint: 'LRC, SRT, VTT, ASS, TTML, UltraStar or plain text, up to 200 kB',
  fileRead: (name: string, encoding: string) => `${name}, read as ${encoding}. Look it over below.`,
  fileTooLarge: 'This file is larger than 200 kB.',
  fileNoText: 'This file is not a text file.',
  found: {
    noTimestamps: 'The text has no time stamps.',
    mulanci: 'Time stamps were found in the text.',
    srt: 'This is a SubRip file (SRT).',
    webvtt: 'This is a WebVTT file (VTT).',
    ass: 'This is a SubStation Alpha file (ASS).',
    ttml: 'This is a Timed Text file (TTML).',
    ultrastar: 'This is an UltraStar file.',
  },
  submit: 'Continue',
  faults: (count: number) => counted(count, 'line needs fixing', 'lines need fixing'),
  line: (line: number) => `Line ${line}`,
  repairs: {
    remove: 'Remove this line',
    zero: 'Set to 0:00',
    unstamp: 'Take the times out',
    join: 'Join it to the line above',
    mend: 'Write & as &amp;',
  },
  removeTimes: (count: number) =>
    `Take the times out of ${counted(count, 'line', 'lines')} and try again`,
  removeEmptyLines: (count: number) =>
    plural(count, {
      one: `Remove ${count} empty line and try again`,
      other: `Remove ${count} empty lines and try again`,
    }),
  joinLines: (count: number) =>
    plural(count, {
      one: `Join ${count} line to the one above and try again`,
      other: `Join ${count} lines to those above and try again`,
    }),
  removeLines: (count: number) =>
    `Remove ${counted(count, 'line', 'lines')} without a time stamp and try again`,
  goToLine: 'Show in the text',
  more: (count: number) => `and ${count} more`,
  useOtherFormat: {
    noTimestamps: 'No line has a time stamp: read it as lyrics without time stamps',
    mulanci: 'Read it as lyrics with time stamps',
    srt: 'Read it as SubRip',
    webvtt: 'Read it as WebVTT',
    ass: 'Read it as SubStation Alpha',
    ttml: 'Read it as Timed Text',
    ultrastar: 'Read it as UltraStar',
  },
  notesTitle: (count: number) => counted(count, 'note on this text', 'notes on this text'),
  aboutTitle: 'What the text says of its song',
  about: {
    title: (text: string) => `Title: ${text}`,
    artist: (text: string) => `Artist: ${text}`,
  },
  takeOver: {
    title: 'Use as the title',
    artist: 'Use as the artist',
  },
  putBack: (text: string) => `Put "${text}" back`,
  tookOver: {
    title: 'The title was changed.',
    artist: 'The artist was changed.',
  },
  alreadyThere: (count: number) =>
    counted(
      count,
      'lyric is in the song already and was not added again.',
      'lyrics are in the song already and were not added again.',
    ),
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
  chineseHint: 'This line is in parentheses and counts as English. Press if it is Chinese.',
  pending: 'Needs translation',
  leaveOut: 'Leave out',
  isLeftOut: 'Left out: this line will not be saved.',
  keepIn: 'Keep this line',
  delete: 'Delete',
  deleteLyric: (number: number) => `Delete lyric ${number}`,
  gap: (number: number, next: number) =>
    `Time gap between Lyric ${number} stop time and Lyric ${next} start time`,
  pendingTitle: (count: number) =>
    counted(count, 'lyric needs a translation', 'lyrics need a translation'),
  translateNow: 'Translate now',
  translated: (count: number) => counted(count, 'text translated.', 'texts translated.'),
  notTranslated: 'No translation was found. We will try again later.',
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
  nothingFound: 'No lyrics found.',
  unformatted:
    "Lyrics can't be formatted. Check for errors in the copied lyrics (including extra empty lines).",
  continueFirst: 'Press Continue first, to look the new lyrics over before they are saved.',
  missingText: 'Some lyrics are missing text--this is required',
  wrongLyrics: 'Something in a lyric is not valid. Correct it first.',
  saved: 'Lyrics saved.',
  savedPending: (count: number) =>
    plural(count, {
      one: `Lyrics saved. ${count} translation is still missing and will be tried again.`,
      other: `Lyrics saved. ${count} translations are still missing and will be tried again.`,
    }),
  nothingLeft: 'No lyrics left on this page.',
} as const
