/**
 * What is wrong with a field, whatever it is of (accounts.md#rules-of-fields); the quoted ones word for
 * word.
 */
export const fieldTexts = {
  required: 'is required',
  atMost: (count: number) => `must have at most ${count} characters`,
} as const
