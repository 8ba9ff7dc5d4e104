/** The sentences of letting a class follow a course (courses.md#of-a-class): the page of a course says them. */
export const useWithClassTexts = {
  useWithClass: 'Use with a class',
  whichClass: 'Which class?',
  use: 'Use',
  used: (name: string) => `${name} follows this course now.`,
} as const
