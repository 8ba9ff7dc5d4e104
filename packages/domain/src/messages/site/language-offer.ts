/** What a page that is read in another language than its reader asks for says to them, in the one that they ask for. */
export const languageOffer = {
  said: 'This page is also there in English.',
  read: 'Read it in English',
  close: 'Close',
} as const
