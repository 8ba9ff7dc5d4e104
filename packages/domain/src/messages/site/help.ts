/** The Help panel (site.md#help-panel): what a page is for, and where to read on. `ids` are those of questions of /faq. */
export interface PageHelp {
  text: string
  ids: readonly string[]
}

/** By the first word of the address. */
const pages: Readonly<Record<string, PageHelp>> = {
  search: {
    text: 'Choose a language and a level, or type a word: titles come first, then what is said, then who wrote it.',
    ids: ['which-level', 'what-is-it'],
  },
  conversations: {
    text: 'Press a line to hear it, or play the whole dialogue. The buttons above lead to learning it, to the duel and to the best scores.',
    ids: ['no-sound', 'which-browsers-speak', 'damage'],
  },
  convo: {
    text: 'Learn the lines at your own pace, look at the best scores, or write a conversation of your own: it is saved as you type.',
    ids: ['which-browsers-speak', 'which-plays-count'],
  },
  playlists: {
    text: 'A playlist keeps conversations in an order of its own. Whoever made it adds, moves and removes them; everyone can play them.',
    ids: ['what-is-it', 'which-level'],
  },
  pronunciation: {
    text: 'A list holds words that are easily confused. Hear them here, then play: see a word, hear it or write it, and what you got wrong comes back.',
    ids: ['pronunciation-game', 'no-sound'],
  },
  library: {
    text: 'Here is what you made yourself: conversations, drafts among them, and playlists.',
    ids: ['what-is-it', 'who-sees-me'],
  },
  review: {
    text: 'Lines that you have learned come back here on the day when they are nearly forgotten.',
    ids: ['which-browsers-speak'],
  },
  classes: {
    text: 'A class has a link for joining. A teacher sets assignments and sees results; students find what is due here.',
    ids: ['join-a-class', 'what-teachers-see', 'wrong-class'],
  },
  shop: {
    text: 'Cards are earned in class and spent here, on rewards for yourself or together on one for the class.',
    ids: ['earn-cards', 'keep-one-card'],
  },
  account: {
    text: 'Change your name, your picture and your password, see where you are logged in, and download your data.',
    ids: ['who-sees-me', 'delete-account', 'forgotten-password'],
  },
  login: {
    text: 'Log in with your email address and your password, or with Google where it is set up.',
    ids: ['forgotten-password'],
  },
  editor: {
    text: 'Songs and words are kept here by editors: lyrics as timed lines, with words and translations.',
    ids: ['song-does-not-play'],
  },
  offline: {
    text: 'What is kept on this device works without a connection. What waits is sent by itself when there is one, or with Send now.',
    ids: ['without-connection', 'which-plays-count'],
  },
}

/** By the whole address, where a page is not what its first word says. */
const single: Readonly<Record<string, PageHelp>> = {
  '/pronunciation/create': {
    text: 'Write the items of a list one by one, paste them from a spreadsheet, or take words from a conversation, a song or your mistakes. A list needs 4 items to be played; nobody else sees it until it is published.',
    ids: ['pronunciation-game', 'no-sound'],
  },
  '/sandbox': {
    text: 'Twenty cards to try out dragging: by mouse, by finger, by keyboard, or with the buttons above them.',
    ids: ['what-is-it'],
  },
}

const anywhere: PageHelp = {
  text: 'Pick a conversation, read and hear it, then take one of its parts.',
  ids: ['what-is-it', 'which-level'],
}

/** What helps, page by page. */
export const pageHelp = { pages, single, anywhere } as const

/** What helps on the page with this address. */
export function helpFor(path: string): PageHelp {
  if (Object.hasOwn(single, path)) return single[path] ?? anywhere
  const [, first = ''] = path.split('/')
  return Object.hasOwn(pages, first) ? (pages[first] ?? anywhere) : anywhere
}

export const helpTexts = {
  title: 'Help',
  thisPage: 'This page',
  allQuestions: 'All questions',
  keysTitle: 'Keys',
  keys: [
    { keys: ['?'], does: 'Open this help; in a game, its own keys' },
    { keys: ['Tab'], does: 'To the next button or field' },
    { keys: ['Enter'], does: 'Press what is marked' },
    { keys: ['Esc'], does: 'Close what is open' },
  ],
  triesTitle: 'Before you play',
  restartTutorial: 'Restart tutorial',
  tutorialRestarted: 'The tutorial is shown before your next duel.',
  contactTitle: 'Contact',
  askTeacher: 'In a class, your teacher is the first to ask.',
  operator: 'Contact the operator',
  about: 'About this site',
  reportPage: 'Report this page',
  copyDetails: 'Copy details',
  detailsCopied:
    'Details copied. They name the page, the browser and the time, and nothing about you.',
} as const
