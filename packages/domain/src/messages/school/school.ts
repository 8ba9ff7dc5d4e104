/** The sentences of /school that all its tabs share (school.md#school-page). */
export const schoolTexts = {
  tabs: 'Parts of the school',
  connections: 'Connections',
  people: 'People',
  log: 'Log',
} as const
