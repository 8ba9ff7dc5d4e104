import { counted, plural } from '../say'

/** How saving a list stands (pronunciation.md#editing). */
export const pronunciationSaveTexts = {
  ready: 'Autosave on.',
  saving: 'Saving...',
  saved: 'List updated.',
  error: 'Error: Update not saved.',
} as const

/** The sentences about the rows of a list: its items (pronunciation.md#items). */
export const itemRowTexts = {
  title: 'Items',
  counted: (items: number, most: number) => `${items} of ${most} items`,
  none: 'No items yet. Write the first one, or take them from somewhere.',
  help: 'Enter adds an item. Say under More which items are easily confused with each other.',
  add: 'Add Item',
  place: (place: number) => `Item ${place}`,
  textOf: (place: number) => `Text of item ${place}`,
  translationOf: (place: number) => `Translation of item ${place}`,
  drag: (place: number) => `Drag item ${place}`,
  moveUp: (place: number) => `Move item ${place} up`,
  moveDown: (place: number) => `Move item ${place} down`,
  moved: (place: number, total: number) => `Now item ${place} of ${total}.`,
  more: (place: number) => `More about item ${place}`,
  less: (place: number) => `Less about item ${place}`,
  delete: (place: number) => `Delete item ${place}`,
  deleted: 'Item deleted.',
} as const

/** The sentences about making and editing a pronunciation list (pronunciation.md#editing). */
export const pronunciationEditorTexts = {
  created: 'New list created.',
  create: 'Create List',
  foundAgain: 'What you had begun is here again.',
  startOver: 'Start over',
  editing: 'Edit list',
  title: 'Title',
  description: 'Description',
  published: 'Published',
  publishedNote: 'Everyone can find and play it.',
  draftNote: 'Only you see it.',
  classesNote: (classes: number) =>
    `${counted(classes, 'class uses', 'classes use')} this list. Changes reach them at once.`,
  needsItems: 'A published list has at least 2 items.',

  contrast: 'Easily confused with',
  noContrast: 'Nothing',
  contrastIs: (text: string) => `≠ ${text}`,
  variants: 'Also right',
  variantsNote: 'Up to 5 other ways to write it, one per line.',
  playItem: (place: number) => `Play item ${place}`,
  noAudio: 'Without audio a voice of the device says it.',
  hasAudio: 'With audio',

  ways: 'Take items from somewhere',
  paste: 'Paste',
  pasteHint: 'Two columns from a spreadsheet or cards.',
  fromConversation: 'From conversation',
  fromConversationHint: 'Choose words of its lines.',
  fromSong: 'From song',
  fromSongHint: 'Choose words that are sung.',
  fromMisses: 'From my mistakes',
  fromMissesHint: 'What you got wrong in the game.',
  duplicate: 'Duplicate',
  duplicateHint: 'Find a list and make it yours.',
  languageFirst: 'Choose the language of the list first.',

  pasteTitle: 'Paste items',
  pasteLead:
    'One item per line: its text, then a tab or a comma, then its translation. A file of Export CSV fits, too.',
  pasted: 'Rows',
  preview: 'Preview',
  nothingRead: 'Nothing to add yet.',
  addItems: (items: number) =>
    plural(items, { '=0': 'Add', one: `Add ${items} item`, other: `Add ${items} items` }),

  titleToFind: 'Words of its title',
  noSongs: 'There are no songs in this language.',
  nothingFound: 'No results found',
  searchFailed: 'The search did not work.',
  wordsTitle: 'Words',
  wordsFailed: 'The words could not be loaded.',
  noWords: 'There are no words in it that are not in the list already.',
  chooseAll: 'All of them',
  back: 'Back to the search',

  missesTitle: 'My mistakes',
  missesFailed: 'Your mistakes could not be loaded.',
  noMisses: 'No mistakes in this language. Play a round first.',
} as const
