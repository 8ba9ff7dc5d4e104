/** The sentences of a song's card (songs-for-learners.md#card-of-a-song). */
export const songCardTexts = {
  // The length of a song, for who hears the page: minutes and seconds.
  lasts: (length: string) => `Length: ${length}`,
} as const
