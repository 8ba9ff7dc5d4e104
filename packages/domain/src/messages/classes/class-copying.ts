import { counted } from '../say'

/** The sentences about a class that is copied for another year (classes.md#copying). */
export const classCopyingTexts = {
  copy: 'Copy for a new year',
  copyLead: 'A new class like this one. Plays, purchases and cards stay here.',
  // On the button that copies.
  copyAction: 'Copy',
  // What is ticked below it.
  parts: 'What is copied',
  assignments: 'Assignments',
  rewards: 'Rewards and rule',
  students: 'Students',
  weeks: 'Move all dates by (weeks)',
  weeksFault: (most: number) => `Must be a whole number from 0 to ${most}.`,
  // The day on which the first assignment is due then.
  first: (day: string) => `first: ${day}`,
  copied: 'Class copied.',
  copiedWithout: (total: number) =>
    `Class copied. ${counted(total, 'assignment was', 'assignments were')} left out: what they were about is gone.`,
} as const
