/**
 * What a teacher who sets a student's cards to `wanted` adds or takes; undefined when the cards are no longer as the
 * teacher saw them (security.md 4b, 2). Without `expected` the last one who sets them wins, as specified.
 */
export const cardsToAdd = (
  balance: number,
  wanted: number,
  expected: number | undefined,
): number | undefined =>
  expected === undefined || expected === balance ? wanted - balance : undefined
