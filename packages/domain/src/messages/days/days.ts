import { counted, number, plural } from '../say'

/** The sentences of Today and Progress (days.md). */
export const dayTexts = {
  aboutMinutes: (minutes: number) =>
    plural(minutes, { one: 'About 1 minute', other: `About ${minutes} minutes` }),
  languageOfPlan: 'Language',
  plan: 'What to do today',
  reviewLines: (lines: number) =>
    plural(lines, { one: 'Review 1 line', other: `Review ${lines} lines` }),
  linesReviewed: (lines: number) =>
    plural(lines, { one: '1 line reviewed', other: `${lines} lines reviewed` }),
  reviewWhy: 'They come back today.',
  learnWhy: 'You have begun it.',
  sayWhy: 'You know its lines. Now say them.',
  duelWhy: 'You know its lines. Now play them.',
  // Before the title of a conversation whose duel is to be played: Duel: La llave equivocada.
  duelOf: 'Duel:',
  // Before the title of a pronunciation list: Sounds: Pero o perro.
  soundsOf: 'Sounds:',
  // For which unit of a course something is, and what one can do after it: Unit 2: I can ask the way.
  unitAim: (unit: number, aim: string) => `Unit ${unit}: I can ${aim}`,
  // The same where the unit says only how it is called.
  unitCalled: (unit: number, title: string) => `Unit ${unit}: ${title}`,
  unitNumber: (unit: number) => `Unit ${unit}`,
  // For whom something is to be played, and when it is due: in 3 days.
  assignedWhy: (name: string, due: string) => `For ${name}, due ${due}`,
  // What the button beside a row does.
  does: {
    assignment: 'Play',
    review: 'Review',
    learn: 'Learn',
    duel: 'Play',
    say: 'Say it',
    list: 'Play',
  },
  goOn: 'Go on',
  isDone: 'Done',
  allDone: "That was today's plan.",
  linesToday: (lines: number) =>
    plural(lines, { one: '1 line today.', other: `${number(lines)} lines today.` }),
  oneMore: 'One more step',
  nothing: 'Nothing is waiting.',
  nothingHelp: 'Play anything you like.',
  offline: 'You are offline. This is your plan of this morning.',
  planFailed: "Today's plan could not be loaded.",
  visitorLead:
    'A few minutes a day: what is due for review, what you have begun, and what your class has to play.',
  visitorLogIn: 'Log in to keep your path.',
  thisWeek: 'This week',
  weekDays: (done: number, of: number) =>
    plural(of, { one: `${done} of 1 day`, other: `${done} of ${of} days` }),
  weekDaysFree: (done: number) => counted(done, 'day', 'days'),
  dayCounted: 'done',
  canSay: (lines: number) =>
    plural(lines, { one: 'You can say 1 line.', other: `You can say ${number(lines)} lines.` }),
  toProgress: 'See your progress',
  numbers: 'In numbers',
  linesCanSay: 'Lines you can say',
  linesCanSayMeans: 'Said or written right the last time.',
  linesByEar: 'Lines you understood by ear',
  linesByEarMeans: 'Heard and answered right the last time.',
  wordsMet: 'Words you met',
  wordsMetMeans: 'Different words in lines that you got right the last time.',
  // How many of the most frequent words of a language somebody has met. Common words: Spanish.
  commonWords: (language: string) => `Common words: ${language}`,
  // Stands under the number of words that were met: 412 of the first 1,000.
  commonWordsMeans: (of: number) => `Of the first ${number(of)}.`,
  weeksReached: 'Weeks reached',
  weeksReachedMeans: 'This number never falls.',
  aims: 'What you can do',
  aimsLead:
    'The aims of the course that you follow: practised with the parts of their unit done, kept while you can say their lines.',
  // How many aims of a level (A1), or of units without a level, somebody has practised and can still do: A1: 6 of 8 practised, 4 kept.
  aimsAt: (level: string, practised: number, of: number, kept: number) =>
    `${level}: ${practised} of ${of} practised, ${kept} kept`,
  // The same of a course in one language of several: Spanish A1.
  aimsLevel: (language: string, level: string) => `${language} ${level}`,
  // Aims of units that say no level.
  otherAims: 'Other aims',
  // Before an aim: I can ask the way.
  iCan: (aim: string) => `I can ${aim}`,
  aimKept: 'Kept',
  aimPractised: 'Practised',
  calendar: 'Calendar',
  monthBefore: 'Month before',
  monthAfter: 'Month after',
  // What was done on a day: Tuesday, November 17: 14 lines, 9 minutes.
  dayTold: (day: string, lines: string, minutes: string) => `${day}: ${lines}, ${minutes}`,
  dayLines: (lines: number) => counted(lines, 'line', 'lines'),
  dayMinutes: (minutes: number) => counted(minutes, 'minute', 'minutes'),
  dayEmpty: (day: string) => `${day}: nothing`,
  goal: 'Your goal',
  goalMinutes: 'Minutes a day',
  goalDays: 'Days a week',
  noGoal: 'No goal',
  goalFrom: 'Changes count from Monday.',
  goalNext: (day: string, goal: string) => `From ${day}: ${goal}`,
  daysAWeek: (days: number) => counted(days, 'day a week', 'days a week'),
  goalTold: (minutes: string, days: string) => `${minutes}, ${days}`,
  saveGoal: 'Save goal',
  goalSaved: 'Your goal was saved.',
  progressFailed: 'Your progress could not be loaded.',
} as const
