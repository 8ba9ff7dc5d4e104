/** The sentences about following a course (courses.md#starting). */
export const courseStartTexts = {
  start: 'Start',
  goOn: 'Go on',
  started: 'Today now plans by this course.',
  leave: 'Leave this course',
  left: 'You have left this course. What you did in it stays.',
  finished: 'You have walked this path to its end.',
  chooseAnother: 'Choose another course',
} as const
