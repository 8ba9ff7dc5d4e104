import { counted } from '../say'

/** What is wrong with the items of a list, and what was left out of pasted ones (pronunciation.md#pasting-items). */
export const pronunciationFaults = {
  tooManyItems: (most: number) => `A list has at most ${most} items.`,
  itemTwice: 'The same item is in the list twice.',
  contrastGone: 'The sound-alike of an item must be another item of the list.',
  duplicates: (count: number) => `${counted(count, 'duplicate', 'duplicates')} left out.`,
  onlyFirst: (most: number) => `Only the first ${most} items were taken.`,
  rowWithoutText: (row: number) => `Row ${row} has no text.`,
  rowTooLong: (row: number, most: number) => `Row ${row} is longer than ${most} characters.`,
} as const
