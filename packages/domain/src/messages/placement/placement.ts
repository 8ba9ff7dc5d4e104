/** The sentences of finding one's level (placement.md). */
export const placementTexts = {
  titleIn: (language: string) => `Find your level in ${language}`,
  description: (language: string) =>
    `A few lines in ${language} to read and to hear, in three minutes, without an account: then you know where to begin.`,
  howWell: (language: string) => `How well do you know ${language}?`,
  lead: 'You get four lines at a time, easier or harder as you answer. It takes about three minutes, and nothing of it is kept.',
  // How well somebody knows a language: three answers to one question.
  starts: { little: 'A little', some: 'I get by', well: 'Well' },
  isNew: 'I am new to it',
  relaxed: 'Relaxed timing',
  relaxedMeaning: 'Without it a line counts as not known after 20 seconds.',
  question: (number: number) => `Question ${number}`,
  dontKnow: "I don't know",
  stop: 'Stop',
  loadFailed: 'The questions could not be loaded.',
  notEnough: 'There is not enough to find your level yet. Start where you like.',
  startAt: (level: string) => `Start at ${level}.`,
  startHere: 'Start here',
  easier: 'One easier',
  harder: 'One harder',
  anywhere: 'You can begin anywhere, and change it at any time.',
  again: 'Find it again',
  whereToBegin: 'Where do you want to begin?',
  language: 'Language',
  new: 'I am new',
  findLevel: 'Find my level (3 minutes)',
  lookAround: 'Let me look around',
} as const
