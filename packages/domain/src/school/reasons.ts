/**
 * Why an admin does something about somebody (school.md#reasons). It is chosen, not written: the log outlives the account, and
 * says nothing in the words of people.
 */
export const reasons = [
  'asked',
  'family',
  'left',
  'locked-out',
  'stranger',
  'misuse',
  'duty',
  'mistake',
  'other',
] as const

export type Reason = (typeof reasons)[number]
