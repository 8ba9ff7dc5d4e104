/** What is said of a word's fields and of word lists (S3 sections 5, 8), those of the specification word for word. */
export const wordFaults = {
  required: 'is required',
  atMost: (count: number) => `must have at most ${count} characters`,
  comma: 'cannot contain a comma: words are told apart by commas',
  chineseCommas: 'Word list cannot contain Chinese commas',
} as const
