/** The sentences about what follows a card at a login (pupils.md#what-follows-a-card). */
export const cardLoginTexts = {
  yourPictures: 'Now your pictures',
  yourWords: 'Now your secret words',
  wordsLead: 'The three words that came with your card.',
  newCard: (date: string) => `Your teacher made you a new card on ${date}.`,
  otherCard: 'Use another card',
} as const
