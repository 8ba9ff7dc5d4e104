/** The product's name (site.md#product-name): it stands here and nowhere else. */
export const productName = 'Duologue'

/** Page sizes (site.md#endless-lists); large screens are those with three or seven cards a row. */
export const pageSizes = {
  conversations: 20,
  conversationsLarge: 21,
  playlists: 10,
  pronunciationLists: 10,
  plays: 20,
  homeRow: 6,
  homePlaylists: 3,
} as const

/** The most items one list answer carries (security.md#lists-and-pages). */
export const mostPerPage = 100

/** The deepest page of a list answer: an offset stays bounded whatever is asked. */
export const deepestPage = 1000

/** Lengths in characters and counts (security.md#sizes). */
export const conversationLimits = {
  title: 90,
  gist: 60,
  description: 250,
  credit: 250,
  characterName: 30,
  lineText: 300,
  lineTranslation: 300,
  altText: 150,
  pinyin: 900,
  variants: 5,
  gapWord: 60,
  gapWords: 60,
  fewestLines: 2,
  mostLines: 200,
  /** To be published (conversations.md#publishing): lines of each character, different texts in all. */
  linesOfEach: 2,
  differentTexts: 4,
  /** Characters; a longer text is hard to say at once. */
  longText: 80,
  /** Lines that were taken out and are kept for old results. */
  removedKept: 1000,
} as const

/** Lengths in characters (playlists.md#fields), and conversations (playlists.md#fields). */
export const playlistLimits = { name: 90, description: 250, conversations: 1000 } as const

/**
 * The longest title that can be searched for; longer ones match nothing that may exist (conversations.md#search-page).
 */
export const longestSearchedTitle = 90

/** How many viewed conversation ids are remembered (conversations.md#recently-viewed). */
export const recentlyViewedKept = 10

/** Waits in milliseconds (conversations.md#search-page). */
export const waits = {
  titleSearch: 500,
  viewportHeight: 250,
  playlistAutosave: 2000,
  songAutosave: 5000,
  reload: 1500,
  /** Unsaved for so long without a try is told in red (songs.md#save-line). */
  lateSave: 30_000,
  conversationAutosave: 2000,
  undo: 6000,
  afterClip: 500,
  notification: 6000,
} as const

/** Milliseconds a character for a line that no voice can speak (media.md#quotas). */
export const silentMsPerCharacter = 60

/** Pixels after which the way back to the top is offered (site.md#scroll-to-top). */
export const scrollToTopAfter = 100

const minute = 60_000
const day = 24 * 60 * minute

/**
 * Lengths in characters (accounts.md#rules-of-fields), times in milliseconds, counts (accounts.md#sessions,
 * accounts.md#failed-logins).
 */
export const accountLimits = {
  email: 255,
  passwordLeast: 8,
  passwordMost: 64,
  usernameLeast: 3,
  usernameMost: 16,
  name: 30,
  session: 30 * day,
  resetLink: 60 * minute,
  verifyLink: 7 * day,
  loginTries: 10,
  loginTriesAnywhere: 50,
  loginWindow: 15 * minute,
  loginSpacing: 20_000,
  mailsAnHour: 5,
  keptAnswer: 7 * day,
  findLeast: 3,
  findMost: 20,
} as const

/**
 * Counts of assignments; `plays` are the latest ones that come with one that is asked for with its plays, `atOnce` the
 * conversations of a playlist that is assigned as a whole.
 */
export const assignmentLimits = { aClass: 500, atOnce: 100, plays: 1000, weeks: 12 } as const

/** Counts, and lengths in characters, of what a recogniser hears (speech.md#recording). */
export const speechLimits = {
  /** Alternatives that a recogniser is asked for. */
  alternatives: 50,
  /** Alternatives that a record tells of a line, the best ones. */
  told: 3,
  /** A line can have 300, and who says more is not understood better by it. */
  transcript: 600,
  /** Failures of the microphone test before it offers another way. */
  microphoneTries: 3,
} as const

/** Counts, points, and times in milliseconds, of plays (plays.md#sending-a-play; plays.md#leaderboard). */
export const playLimits = {
  events: 20_000,
  /** More than any battle can bring; what is only told is bounded by it. */
  score: 10_000_000,
  longestBattle: 7 * day,
  /** How far a browser's clock may run ahead of ours in a battle. */
  clockSlack: 5000,
  /** Tickets that a user may have open; an older one is forgotten for a new one. */
  openTickets: 100,
  /** For how long the chance of a game waits to be played, in milliseconds. */
  seedAge: day,
  /** Own plays shown on the page of scores. */
  ownShown: 10,
} as const

/**
 * Cards and lengths of the reward store (shop.md#rewards); what is given by the rule for earning is a choice of ours.
 */
export const shopLimits = {
  rewardName: 90,
  mostCost: 1_000_000,
  /** More than the dearest reward costs, since one card must be kept. */
  mostCards: 10_000_000,
  mostEarned: 1000,
  /** Entries of the ledger and purchases on one page. */
  shown: 20,
  storeTitle: 60,
} as const

/**
 * Lengths in characters (words.md#word-fields, and ours where it is silent), and counts of a search
 * (words.md#word-fields).
 */
export const wordLimits = {
  text: 100,
  translation: 300,
  pinyin: 300,
  annotation: 500,
  usualFound: 10,
  mostFound: 100,
  /** The longest text whose pinyin is asked for: a lyric's (lyrics.md#lyric-fields). */
  readText: 500,
} as const

/** Lengths in characters and counts (security.md#sizes). */
export const classLimits = {
  name: 90,
  students: 200,
  /** Colours and icons are names; ours are shorter. */
  look: 50,
} as const

const megabyte = 1_000_000

/**
 * Bytes, counts, and times in milliseconds, of files (media.md#quotas). A recording that fills its minute may be a
 * breath longer.
 */
export const fileLimits = {
  /** Pictures and the audio of lines. */
  bytes: 5 * megabyte,
  songMediaBytes: 50 * megabyte,
  recording: 60_000,
  recordingSlack: 500,
  /** What the largest telephones make; a picture of more would only be a bomb. */
  pixels: 52_000_000,
  /** A whole dialogue of recordings, with some of them made anew. */
  anHour: 400,
  /** How long a file stays that nothing names, and one that a song named before: its history may name it again. */
  unused: 45 * minute,
  unusedSongMedia: 90 * day,
  unusedSpeech: 30 * day,
} as const

/**
 * Texts of one request to translate, and characters of each: a whole conversation's, or a verse's
 * (words.md#translating).
 */
export const translationLimits = { texts: 200, text: 500 } as const

/** Lengths in characters, counts, and times in days, of songs and their lyrics (songs.md#song-fields). */
export const songLimits = {
  /** Of title and artist, and of their translations and pinyin. */
  title: 200,
  description: 5000,
  tags: 50,
  tag: 50,
  lyrics: 1000,
  lyricText: 500,
  /** Of lyrics that are pasted at once. */
  pasted: 200_000,
  /** Of one lyric, so that no line outgrows what can be shown. */
  words: 200,
  searchTerm: 30,
  found: 200,
  /** A song is recently published for this long. */
  recentDays: 30,
  historyShown: 200,
  historyDays: 90,
  /** What was taken out can be brought back for this long, however much was changed since. */
  keptDays: 30,
  /** The longest time of a lyric, in seconds: a day. */
  longestTime: 86_400,
} as const

/** The video panel (videos.md#video-panel): milliseconds between two looks, seconds of a jump, pixels. */
export const videoTimes = { poll: 25, jump: 3 } as const
export const videoSize = { width: 426, height: 240 } as const
