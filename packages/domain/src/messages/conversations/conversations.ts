import { counted } from '../counted'

/** The sentences about conversations, home and search (conversations.md#search-page). */
export const conversationTexts = {
  found: (total: number) => `${counted(total, 'conversation', 'conversations')} found`,
  /** The title and the description of a search that is a page of its own: by language, by levels, by both. */
  searchTitle: (language: string | undefined, levels: readonly string[]) =>
    [language ? `${language} conversations` : 'Conversations', levels.join(' · ')]
      .filter(Boolean)
      .join(', '),
  searchDescription: (language: string | undefined, levels: readonly string[]) =>
    `Short dialogues for two voices${language ? ` in ${language}` : ''}, ${levels.length > 0 ? levels.join(' and ') : 'A1 to C2'}: read them, hear them, and fight a duel with your right answers.`,
  conversations: (total: number) => counted(total, 'conversation', 'conversations'),
  lines: (total: number) => counted(total, 'line', 'lines'),
  meant: (asked: string, meant: string) =>
    `Nothing was found for "${asked}". These are for "${meant}".`,
  didYouMean: 'Did you mean',
  best: (share: number) => `Your best: ${share}%`,
  bestHelp: (score: number, share: number) =>
    `Your best score here is ${score}: ${share}% of the best of all.`,
  edit: 'Edit',
  editThis: (title: string) => `Edit ${title}`,
  duplicate: 'Duplicate',
  duplicated: 'Conversation duplicated.',
  nothingPublished: 'Nothing is published yet.',
  nothingOwn: 'You have no conversations yet.',
  nothingOwnHint:
    'Write one of your own, or find one that you like and duplicate it: only you see it until you publish it.',
  noResults: 'No results found',
  noResultsHint: 'Try fewer words, another level or every language.',
  clearFilters: 'Clear all filters',
  draft: 'DRAFT',
  by: 'by',
  playNow: 'Play now',
  seeMore: 'See more',
  language: 'Language',
  difficulty: 'Difficulty',
  allLevels: 'All levels',
  difficultyHelp:
    'A1 and A2 are for beginners, B1 and B2 intermediate, C1 and C2 advanced. Pick up to five.',
  sort: 'Sort by',
  popular: 'Popular',
  recent: 'Recent',
  sortHelp: 'Popular shows what others open most. Recent shows the newest first.',
  title: 'Title',
  titleHint: 'Words, names, "Spanish A1"',
  titleHelp:
    'Finds titles first. In conversations also lines, translations, pinyin with or without tones, characters and authors. A language or a level ("Spanish A1", "beginner") works too. Accents and capitals do not matter: cafe finds Café.',
  filterBy: (what: string) => `Filter by ${what}`,
  search: 'Search',
  thatIsAll: 'That is all.',
  loadFailed: 'The conversations could not be loaded.',
  exploreTitle: 'What would you like to play?',
  andMore: 'And more',
  recentlyViewed: 'Recently Viewed',
  popularConversations: 'Popular Conversations',
  newConversations: 'New Conversations',
  assign: 'Assign to Class',
  battleMode: 'Battle Mode',
  battleHelp: 'A duel with the lines of this conversation: right answers hurt your opponent.',
  playAll: 'Play all',
  stop: 'Stop',
  playLine: (position: number) => `Play line ${position}`,
  stopLine: (position: number) => `Stop line ${position}`,
  print: 'Print',
  showTranslations: 'Translations',
  showPinyin: 'Pinyin',
  dialogue: 'Dialogue',
  credit: 'Translation credit',
  silentLine: 'No voice here can read this line, so you see it for a few seconds.',
  share: 'Copy link',
  linkCopied: 'Link copied.',
  cast: 'Characters',
  failedToLoad: 'This conversation could not be loaded.',
} as const
