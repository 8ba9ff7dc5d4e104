import { number } from '../say'

/** What pages say that a course opens (lti.md). */
export const ltiTexts = {
  over: 'This page was opened before.',
  overHint: 'Please open it again from your course.',
  /** A teacher opens a course that is new here, or comes to it for the first time. */
  firstTitle: 'Welcome to Duologue',
  firstHint: (course: string) => `Your course "${course}" gets a class here, with its students.`,
  joinHint: (course: string) => `Your course "${course}" has a class here. You will teach it, too.`,
  makeClass: (course: string) => `Make a class for "${course}"`,
  openClass: 'Open the class',
  connect: 'I have an account here: connect it',
  connectAs: (name: string) => `Connect my account (${name})`,
  logInToConnect: 'Log in and connect it',
  connectNote: 'It must be the account of a teacher.',
  /** Somebody else was logged in in this browser. */
  youAre: (name: string) => `You are ${name} now.`,
  instead: (name: string) => `${name} was logged in here before.`,
  goOn: 'Continue',
  /** Of a course that was copied, to its teacher: an assignment that was over. */
  movedTitle: 'The date was over',
  movedLead: (was: string, due: string) =>
    `This assignment was due ${was}. In this course it is due ${due}; you can change that in the class.`,
  conversations: 'Conversations',
  lists: 'Lists',
  playlists: 'Playlists',
  search: 'Search',
  nothing: 'Nothing was found.',
  /** Below what is shown of a search that has found more. */
  someFound: (shown: number, all: number) =>
    `The first ${number(shown)} of ${number(all)}. A search finds the others.`,
  choose: 'Choose',
  chooseThis: (title: string) => `Choose ${title}`,
  howOpened: 'What students get',
  asGame: 'A game with a grade',
  asGames: 'Each conversation as a game with a grade',
  asLearn: 'Learn Mode, without a grade',
  asPage: 'The page itself, without a grade',
  take: 'Take it',
  taken: 'Chosen',
  remove: (title: string) => `Remove ${title}`,
  addToCourse: 'Add to course',
  cancel: 'Cancel',
  oneOnly: 'This course takes one thing at a time.',
} as const
