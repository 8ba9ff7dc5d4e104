/** The sentences about following a course (courses.md#starting). */
export const courseStartTexts = {
  start: 'Start',
  goOn: 'Go on',
  started: 'Today now plans by this course.',
  // Stands at each unit of a course; for screen readers with the number of the unit.
  startHere: 'Start here',
  startHereAt: (place: number) => `Start here: unit ${place}`,
  startsHere: 'You start here',
  startsHereAt: (place: number) => `You start here: unit ${place}`,
  startedAt: (place: number) => `Today now plans by this course, from unit ${place} on.`,
  leave: 'Leave this course',
  left: 'You have left this course. What you did in it stays.',
  finished: 'You have walked this path to its end.',
  chooseAnother: 'Choose another course',
} as const
