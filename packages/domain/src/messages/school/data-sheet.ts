/** What a line of the data sheet says is kept, and what for (school.md#data-sheet). */
const things = {
  account: {
    name: 'Account',
    what: 'Username, picture, type, language; email address, first and last name if they were given; a password as a hash; the number of a login with another service. Pupils: names alone.',
    why: 'To log in, and so that teachers know whom they teach.',
  },
  logins: {
    name: 'Logins',
    what: 'Since when someone is logged in, on which kind of device; tokens and links as hashes; wrong tries by accounts and network addresses as hashes.',
    why: 'To stay logged in, and to hold back who guesses passwords.',
  },
  history: {
    name: 'What happened to the account',
    what: 'Signed up, confirmed, password changed, exported, deleted: when, and by which account.',
    why: 'So that someone can be told what happened.',
  },
  pupils: {
    name: 'Pupils',
    what: 'The class that keeps them, the number by which the school knows them, the number of their card, when they were last here; an address that they want to have until it is theirs; devices of a class.',
    why: 'Logins without an email address.',
  },
  consents: {
    name: 'Consents',
    what: 'That parents agreed to Speaking Mode, who recorded it and when, with a note.',
    why: 'To prove the consent.',
  },
  classes: {
    name: 'Classes',
    what: 'Name, who teaches it or was asked to, by an email address, and who is in it; assignments and who has done them; how someone wants to be called, more time for games.',
    why: 'Lessons.',
  },
  rosters: {
    name: 'Rosters',
    what: 'What the school has handed in of its people and classes: names, roles, numbers, who is in which class; of teachers an email address and their logins.',
    why: 'To fill classes as the school has them.',
  },
  plays: {
    name: 'Plays',
    what: 'What was played, when, how and with which score; which lines were right.',
    why: 'Results for players, teachers and scores.',
  },
  learning: {
    name: 'Learning',
    what: 'Answers to lines, what is remembered of each, days on which someone learned, goals, courses.',
    why: 'To ask again what was forgotten.',
  },
  games: {
    name: 'Games of several people',
    what: 'Who took part under which name, what was done, and what the class missed.',
    why: 'To play together, and to learn from it afterwards.',
  },
  cards: {
    name: 'Rewards',
    what: 'Awesome Cards that were earned and spent, rewards and purchases.',
    why: 'The reward store of a class.',
  },
  works: {
    name: 'What people make',
    what: 'Conversations, lists, playlists and courses; what someone has saved.',
    why: 'To show it to whom it is meant for.',
  },
  files: {
    name: 'Pictures and recordings',
    what: 'What was uploaded or recorded on purpose, and what a service has spoken.',
    why: 'To show and to play it.',
  },
  views: {
    name: 'Counted views',
    what: 'Numbers. Until an hour is counted: who was there, visitors as a code of that day.',
    why: 'So that a reload does not count twice.',
  },
  reports: {
    name: 'Reports',
    what: 'Which page was reported, why and by whom, and what an editor decided.',
    why: 'To take down what must not be there.',
  },
  songs: {
    name: 'Songs and words',
    what: 'Lyrics and times, who changed what, and that a song did not play for someone.',
    why: 'To learn with songs, and to undo mistakes.',
  },
  log: {
    name: 'Log of the school',
    what: 'Who read, exported, moved or deleted what of whom, by the ids of accounts and classes.',
    why: 'So that the school can say who had access.',
  },
  platforms: {
    name: 'Learning platforms',
    what: 'The number by which a platform knows someone, in which course; scores that go there. No email addresses.',
    why: 'To come in from a course, and to bring scores back.',
  },
  webhooks: {
    name: 'Webhooks',
    what: 'Addresses of programs to which a class tells what happens in it, and what they were sent of whom.',
    why: 'So that programs of the school know who joined or has done an assignment.',
  },
  mails: {
    name: 'Mails',
    what: 'Addresses and letters that are not sent yet.',
    why: 'To send them again when a mail server is away.',
  },
  repeats: {
    name: 'Repeated calls',
    what: 'What a change was answered; how many calls came in a minute, callers as hashes.',
    why: 'So that nothing is done twice, and nobody overloads the site.',
  },
  product: {
    name: 'The product itself',
    what: 'Samples, words for the search, keys. Nothing about people.',
    why: 'To run.',
  },
  serverLog: {
    name: 'Log of the server',
    what: "Faults, without anybody's words; front servers may note network addresses.",
    why: 'To find faults.',
  },
  browser: {
    name: 'In the browser',
    what: 'The login, choices, what waits to be sent, what was kept for offline.',
    why: 'To stay logged in, and to learn without a connection.',
  },
  backups: {
    name: 'Backups',
    what: 'All of the above, as it was then.',
    why: 'To get back what was lost.',
  },
} as const

/** For how long each is kept. */
const lasts = {
  account: 'As long as the account.',
  logins: (days: number, hours: number, links: number, minutes: number) =>
    `${days} days after the last use, on shared devices ${hours} hours; links at most ${links} days, wrong tries ${minutes} minutes; API tokens as long as their maker chose.`,
  history: 'It stays; it names nobody once the account is gone.',
  pupils: (months: number, days: number, devices: number) =>
    `As long as the account, which goes when nobody has used it for ${months} months, or when a teacher deletes it; each time ${days} days later. Devices ${devices} days.`,
  consents: 'As long as the account, or until it is taken back.',
  classes: (days: number) =>
    `As long as the class; a place in it as long as the account, an invitation ${days} days.`,
  rosters: (months: number, days: number) =>
    `As long as the school hands it in. Who has left it, and what was counted in an import: ${months} months. What was read and not applied: ${days} days.`,
  plays: (weeks: number) =>
    `Plays stay, without a name once the account is gone. The scores of a week go after ${weeks} weeks.`,
  learning: (days: number) => `Answers ${days} days, all else as long as the account.`,
  games: (answers: number, report: number) =>
    `Names of guests and what was done: one day. Duels of two: answers ${answers} days, the rest ${report} days. What a class missed: as long as the class.`,
  cards: 'As long as the class and the account.',
  works: 'Drafts as long as the account. What was published stays, under the name Deleted User.',
  files: 'As long as the account and what shows them; recordings of songs stay.',
  views: 'Two hours; the number stays.',
  reports: (days: number) => `${days} days after the decision.`,
  songs: (changes: number, faults: number) =>
    `Songs and words stay. Changes ${changes} days, what did not play ${faults} days.`,
  log: (months: number) =>
    `${months} months. The database refuses to change a line, or to delete it before.`,
  platforms: (days: number) =>
    `As long as the account and the platform; scores that it did not take ${days} days; how someone came in, at most a day.`,
  webhooks: (days: number) => `Addresses as long as the class, what was sent ${days} days.`,
  mails: 'A few hours at most. Without a mail server they stay on the machine as files.',
  repeats: (days: number) => `${days} days.`,
  product: 'It stays.',
  serverLog: 'As long as whoever runs the machine keeps it.',
  browser: 'Until logging out; choices and what was kept for offline until they are deleted there.',
  backups:
    'As long as whoever runs the machine keeps them. A restored one does again what was due.',
} as const

/** The services of others, and what each gets. */
const services = {
  database: { name: 'Database on another machine', gets: 'All that is kept here.' },
  files: {
    name: 'Storage on another machine',
    gets: 'Pictures and recordings that were uploaded.',
  },
  mail: { name: 'Mail server', gets: 'Addresses, and the letters to them.' },
  login: {
    name: 'Login with another account',
    gets: 'That someone logs in here. We get their address and a number.',
  },
  translation: { name: 'Translation', gets: 'Texts of lines and words.' },
  speech: { name: 'Voices', gets: 'The text of a line and its language.' },
  drafts: {
    name: 'Drafts of conversations',
    gets: 'What is typed into the form for it: language, level, topic, words, two names.',
  },
  youtube: { name: 'Facts about videos', gets: 'Which video an editor adds.' },
  traces: {
    name: 'Traces of requests',
    gets: 'Which kind of request took how long, and which statements. No names, texts or addresses.',
  },
  platform: {
    name: 'Learning platform',
    gets: 'The scores of students who came from it, by the number that it has for them.',
  },
  webhook: {
    name: 'Webhooks of classes',
    gets: 'What happens in the class, with numbers in place of names.',
  },
  player: {
    name: 'YouTube player, on pages of songs with a video',
    gets: 'From the browser: its network address, and what is watched.',
  },
  recognition: {
    name: 'Speech recognition of the browser, in Speaking Mode',
    gets: 'From the browser: the sound of what is said, where the browser sends it to its maker.',
  },
} as const

/** The sentences of the tab Data sheet (school.md#data-sheet). */
export const dataSheetTexts = {
  print: 'Print',
  loadFailed: 'The data sheet could not be loaded.',
  lead: (address: string, day: string, version: string) =>
    `What is kept at ${address}: record of processing as of ${day}, made from the settings in force (version ${version}).`,
  responsible: 'Who is responsible',
  notNamed:
    'Nobody is named yet. Set OPERATOR_NAME and OPERATOR_CONTACT, so that people know whom to ask.',
  kept: 'What is kept',
  thing: 'What',
  why: 'What for',
  long: 'For how long',
  seenBy: 'Who may see it',
  seers: {
    self: 'the person',
    everybody: 'everyone, without real names',
    class: 'members of the class',
    players: 'those who play along',
    teachers: 'teachers of their classes',
    keepers: 'teachers who keep the account',
    editors: 'editors',
    admins: 'admins',
  },
  nobody: 'nobody',
  machine: 'Besides, whoever runs the machine can read all that is on it, and its backups.',
  never: 'What is never kept',
  neverKept: [
    'The sound of answers that are spoken in a game.',
    'Birth dates, gender, postal addresses, phone numbers: lists of pupils are read without them.',
    'Passwords and the secrets of cards in a form that could be read back.',
    'Anything for advertising. No trackers, no profiles, nothing is sold.',
  ],
  others: 'Services of others',
  service: 'Service',
  asked: 'Asked at',
  byBrowser: 'depends on the browser',
  gets: 'What it gets',
  voice:
    'Voice: pupils use Speaking Mode with a recorded consent of their parents, unless their class allows or forbids it to all.',
  rights: 'Rights, and who grants them',
  granted: [
    "Access and portability: everyone downloads their own data under Account; the teachers who keep a pupil download theirs, and admins everyone's.",
    'Correction: under Account; the teachers who keep a pupil correct the name.',
    'Deletion: under Account; the teachers who keep a pupil delete the account.',
    'Names of students are never public. Profiles of pupils are seen by their teachers and admins alone.',
    "Every look at a pupil's card or export by others is written in the log of the school.",
  ],
  things,
  lasts,
  services,
} as const
