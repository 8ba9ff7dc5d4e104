/** The sentences about conversations that are kept with one press (saved.md). */
export const savedTexts = {
  // What is pressed to keep a conversation, and pressed again to let go of it.
  save: 'Save',
  saveThis: (title: string) => `Save: ${title}`,
  // The tab of My Library with what is kept.
  saved: 'Saved',
  nothing: 'You have saved no conversations yet.',
  nothingHint: 'Press Save on the page of a conversation, and you find it here.',
  unavailable: 'This conversation is not available any more.',
  unavailableHint: 'It was deleted or hidden.',
  remove: 'Remove',
  loadFailed: 'What you have saved could not be loaded.',
} as const
