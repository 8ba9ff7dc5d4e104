import { plural } from '../say'

/** The sentences of assigning a unit of a course (assignments.md#assign-a-unit). */
export const assignUnitTexts = {
  assign: 'Assign unit',
  assignNamed: (unit: string) => `Assign unit: ${unit}`,
  whichClass: 'Which class?',
  whatOfUnit: 'What of the unit?',
  assignedUntil: (day: string) => `Assigned until ${day}`,
  assignGames: (games: number) =>
    plural(games, { one: 'Assign 1 game', other: `Assign ${games} games` }),
  created: (count: number) =>
    plural(count, { one: 'Assignment created.', other: `${count} assignments created.` }),
} as const
