/** The sentences of the panel of a pressed word (conversations.md#words-of-a-line). */
export const lineWordTexts = {
  title: 'Word',
  hear: (word: string) => `Hear ${word}`,
  before: 'Previous word',
  after: 'Next word',
  // What a word means, and what its line means where the word is not in our library.
  means: 'It means',
  lineMeans: 'The whole line means',
  nothing: 'This line has no translation.',
  failed: 'The meaning could not be loaded.',
} as const
