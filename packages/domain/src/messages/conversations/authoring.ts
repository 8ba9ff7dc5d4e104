import { counted } from '../say'

/** How saving a conversation stands (conversations.md#editing). */
export const conversationSaveTexts = {
  ready: 'Autosave on.',
  saving: 'Saving...',
  saved: 'Conversation updated.',
  error: 'Error: Update not saved.',
} as const

/** The sentences about the rows of a conversation: its lines (conversations.md#line-actions). */
export const lineRowTexts = {
  title: 'Lines',
  counted: (lines: number, most: number) => `${lines} of ${most} lines`,
  none: 'No lines yet. Add the first one.',
  help: 'Enter adds a line for the other character. Tab goes to the translation. Alt and 1 or 2 says who speaks.',
  add: 'Add Line',
  place: (place: number) => `Line ${place}`,
  textOf: (place: number) => `Text of line ${place}`,
  translationOf: (place: number) => `Translation of line ${place}`,
  drag: (place: number) => `Drag line ${place}`,
  moveUp: (place: number) => `Move line ${place} up`,
  moveDown: (place: number) => `Move line ${place} down`,
  moved: (place: number, total: number) => `Now line ${place} of ${total}.`,
  more: (place: number) => `More about line ${place}`,
  less: (place: number) => `Less about line ${place}`,
  delete: (place: number) => `Delete line ${place}`,
  deleted: 'Line deleted.',
} as const

/** The sentences about writing a conversation (conversations.md#editing). */
export const authoringTexts = {
  textEmpty: 'text cannot be empty',
  created: 'Conversation created.',
  deleted: 'Conversation deleted.',
  draft: 'DRAFT',

  ways: 'How to begin',
  blank: 'Blank',
  blankHint: 'Begin with an empty stage.',
  paste: 'Paste Script',
  pasteHint: 'You have the lines somewhere already.',
  duplicate: 'Duplicate',
  duplicateHint: 'Find a conversation and make it yours.',
  create: 'Create Conversation',
  edit: 'Edit',
  view: 'View',

  details: 'Details',
  title: 'Title',
  gist: 'In one line',
  gistNote: 'What it is about, in the language of the translations; it appears on its cards.',
  description: 'Description',
  translationLanguage: 'Translations in',
  credit: 'Source or credit',
  creditNote: 'A link or a few words; it appears on the page as the translation credit.',
  character: (number: number) => `Character ${number}`,
  cover: 'Cover',
  picture: (name: string) => `Picture of ${name}`,
  alt: 'What the picture shows',
  altNote: 'For people who cannot see it.',
  removePicture: 'Remove picture',
  pictures: 'Pictures',
  voice: 'Voice',
  anyVoice: 'Any voice',

  swap: 'Swap characters',
  machineMade: 'Translated by a machine: please check it.',
  // At a line that a service drafted; beside it is the tick that says that somebody has read it.
  drafted: 'Drafted with help.',
  read: 'Read',
  readLine: (place: number) => `Read: line ${place}`,
  characterOf: (place: number) => `Who says line ${place}`,
  counted: (length: number, most: number) => `${length} of ${most}`,
  duplicateLine: 'Duplicate',
  splitBefore: 'Split before',
  chooseWord: 'Choose a word',
  mergeAbove: 'Merge with line above',
  mergeBelow: 'Merge with line below',
  variants: 'Also right',
  variantsNote: 'Up to 5 other ways to say it, one per line.',
  gapWords: 'Words for gaps',
  gapWordsNote: 'One per line; left empty, they are chosen for you.',

  play: (place: number) => `Play line ${place}`,
  stop: (place: number) => `Stop line ${place}`,
  stale: 'Audio no longer matches this text.',
  generate: 'Generate',
  generateAgain: 'Generate again',
  generateMissing: (lines: number) => `Generate missing audio (${lines})`,
  generating: (done: number, total: number) => `${done} of ${total} lines spoken`,
  translateMissing: (lines: number) => `Translate missing lines (${lines})`,
  translated: (lines: number) => `${counted(lines, 'line', 'lines')} translated.`,
  noTranslator: 'No translation service is set up here.',

  importLines: 'Import',
  importTitle: 'Import lines',
  importLead: 'A CSV table with speaker, text and translation, or a JSON file as Export writes it.',
  file: 'File',
  importAdds: (lines: number) => `Add ${counted(lines, 'line', 'lines')}`,
  fileEndings: 'CSV, JSON, TSV or TXT',
  importReplaces: 'Replace the existing lines',
  notReadable: 'This file holds no lines that could be read.',
  rejected: (rows: number) =>
    `${counted(rows, 'row', 'rows')} could not be read and will be left out.`,
  tooManyLines: 'A conversation has at most 200 lines: the rest is left out.',
  exportCsv: 'Export CSV',
  exportJson: 'Export JSON',

  preview: 'Preview',
  learnMode: 'Learn Mode',
  arena: 'Battle Mode',
  emptyPreview: 'Your first line will appear here.',

  usedBy: (classes: number) =>
    `${counted(classes, 'class uses', 'classes use')} this conversation. Changes reach them at once.`,

  delete: 'Delete Conversation',
  deleteWarning:
    'The conversation is deleted for good: from search, playlists and its page. Results of games that were played stay.',
  changedElsewhere: 'This conversation was changed elsewhere. Reload to see the latest version.',
  notYours: 'Only its author can edit this conversation.',
  loadFailed: 'The conversation could not be loaded.',
} as const

/** The sentences of recording all lines one after the other (conversations.md#recording-all-lines). */
export const recordLinesTexts = {
  title: 'Record all lines',
  place: (place: number, total: number) => `Line ${place} of ${total} to record`,
  useAndGoOn: 'Use it and go on',
  back: 'Back',
  skip: 'Skip',
  close: 'Close',
  done: (lines: number) => `${counted(lines, 'line', 'lines')} recorded.`,
} as const
