/**
 * The sentences about one thing that was edited in two places (saving.md#choosing-a-version). They come with their
 * dialog.
 */
export const twoVersionsTexts = {
  changedTitle: 'Changed in two places',
  changedLead:
    'This was changed elsewhere while you were editing. Both versions are here: choose which one stays. Everything else is kept from both.',
  yours: 'Yours',
  theirs: 'The other one',
  keepYours: 'Keep yours',
  keepTheirs: 'Keep the other one',
} as const
