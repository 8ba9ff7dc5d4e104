import { counted } from './counted'

/** How saving a list stands (open pages 3.5). */
export const pronunciationSaveTexts = {
  ready: 'Autosave on.',
  saving: 'Saving...',
  saved: 'List updated.',
  error: 'Error: Update not saved.',
} as const

/** The sentences about pronunciation lists (open pages 3.5); those of the specification word for word. */
export const pronunciationListTexts = {
  created: 'New list created.',
  updated: 'List updated.',
  duplicated: 'List duplicated.',
  deleted: 'List deleted.',
  tooManyItems: (most: number) => `A list has at most ${most} items.`,
  itemTwice: 'The same item is in the list twice.',
  contrastGone: 'The sound-alike of an item must be another item of the list.',
  duplicates: (count: number) => `${counted(count, 'duplicate', 'duplicates')} left out.`,
  onlyFirst: (most: number) => `Only the first ${most} items were taken.`,
  rowWithoutText: (row: number) => `Row ${row} has no text.`,
  rowTooLong: (row: number, most: number) => `Row ${row} is longer than ${most} characters.`,

  found: (total: number) => `${counted(total, 'list', 'lists')} found`,
  tabs: 'Whose lists',
  all: 'All Lists',
  mine: 'My Lists',
  noResults: 'No results found',
  noResultsHint: 'Try fewer words, another level or every language. Or make it yourself.',
  noneOwn: 'There are no lists of yours yet.',
  noneOwnHint:
    'A list holds words that are easily confused, or that you want to say well: write one, paste one, or find one and duplicate it.',
  createNew: 'Create New List',
  listsFailed: 'The lists could not be loaded.',
  thatIsAll: 'That is all.',
  items: (total: number) => counted(total, 'item', 'items'),
  by: 'by',
  draft: 'DRAFT',

  play: 'Play',
  playThis: (title: string) => `Play: ${title}`,
  tooFewToPlay: 'It takes 4 items to play.',
  edit: 'Edit',
  duplicate: 'Duplicate',
  exportCsv: 'Export CSV',
  exportFailed: 'The list could not be exported.',
  delete: 'Delete',
  deleteTitle: 'Delete List',
  deleteWarning: 'The list goes for good. Results of games that were played stay.',
  loadFailed: 'The list could not be loaded.',
  itemsTitle: 'Items',
  empty: 'There is nothing in this list yet.',
  emptyOwn: 'Edit it, and write or paste what is to be heard and said.',
  playItem: (text: string) => `Play ${text}`,
  stopItem: (text: string) => `Stop ${text}`,
  silent: 'No voice for this language on this device.',
  pair: 'Easily confused',
  alsoRight: (variants: string) => `Also right: ${variants}`,
} as const
