/** The sentences of letting a class follow a course (courses.md#of-a-class): the page of a course says them. */
export const useWithClassTexts = {
  useWithClass: 'Use with a class',
  whichClass: 'Which class?',
  // Warns before a class is to follow a course in another language: the course is in Chinese, 7A learns Spanish.
  otherLanguage: (language: string, name: string, learnt: string) =>
    `This course is in ${language}. ${name} learns ${learnt}.`,
  use: 'Use',
  useAnyway: 'Use all the same',
  used: (name: string) => `${name} follows this course now.`,
} as const
