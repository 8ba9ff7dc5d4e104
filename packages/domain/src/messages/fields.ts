/** What is wrong with a field, whatever it is of (S1 section 5); those of the specification word for word. */
export const fieldTexts = {
  required: 'is required',
  atMost: (count: number) => `must have at most ${count} characters`,
} as const
