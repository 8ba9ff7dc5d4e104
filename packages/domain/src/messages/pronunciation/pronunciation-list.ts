/**
 * The sentences of a pronunciation list's page (pronunciation.md#list-page); the quoted ones word for word.
 */
export const pronunciationPageTexts = {
  updated: 'List updated.',
  duplicated: 'List duplicated.',
  deleted: 'List deleted.',

  edit: 'Edit',
  duplicate: 'Duplicate',
  exportCsv: 'Export CSV',
  exportFailed: 'The list could not be exported.',
  delete: 'Delete',
  deleteTitle: 'Delete List',
  deleteWarning: 'The list is deleted for good. Results of games that were played stay.',
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
