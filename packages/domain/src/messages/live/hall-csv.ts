import { number } from '../say'

/** What the report of a game says as a table (live.md#report). */
export const hallCsvTexts = {
  heads: {
    name: 'Name',
    fullName: 'Full name',
    team: 'Team',
    asked: 'Lines asked',
    answered: 'Answered',
    right: 'Right (%)',
    points: 'Points',
    /** The assignment that a game counts for. */
    counts: 'Counts for',
  },
  /** Somebody whose name is not known any more, by their number. */
  guest: (member: number) => `Guest ${number(member)}`,
} as const
