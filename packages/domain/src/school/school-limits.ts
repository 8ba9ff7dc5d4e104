/** Lengths in characters, counts of a list (school.md). */
export const schoolLimits = {
  searched: 100,
  searchedWords: 6,
  aPage: 20,
  handedOver: 100,
} as const
