/** Lengths in characters and counts (security.md#sizes). */
export const conversationLimits = {
  title: 90,
  gist: 60,
  description: 250,
  credit: 250,
  characterName: 30,
  lineText: 300,
  lineTranslation: 300,
  altText: 150,
  pinyin: 900,
  variants: 5,
  gapWord: 60,
  gapWords: 60,
  fewestLines: 2,
  mostLines: 200,
  /** To be published (conversations.md#publishing): lines of each character, different texts in all. */
  linesOfEach: 2,
  differentTexts: 4,
  /** Characters; a longer text is hard to say at once. */
  longText: 80,
  /** Lines that were taken out and are kept for old results. */
  removedKept: 1000,
} as const

/**
 * The longest title that can be searched for; longer ones match nothing that may exist (conversations.md#search-page).
 */
export const longestSearchedTitle = 90

/**
 * Milliseconds after the last letter until a title is searched (conversations.md#search-page), and between two lines
 * that are heard (conversations.md#playing-the-dialogue).
 */
export const conversationWaits = { titleSearch: 500, afterClip: 500 } as const
