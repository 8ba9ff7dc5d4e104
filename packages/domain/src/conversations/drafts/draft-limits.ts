/** What a draft is asked with (conversations.md#drafts-with-help): lengths in characters, and counts. */
export const draftLimits = {
  topic: 120,
  grammar: 80,
  words: 10,
  word: 40,
  fewestLines: 12,
  mostLines: 16,
  /** Drafts of a person in a day. */
  aDay: 10,
  /** Milliseconds for all that a draft takes. */
  longest: 60_000,
} as const
