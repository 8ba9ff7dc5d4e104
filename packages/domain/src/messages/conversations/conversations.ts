import { counted } from '../say'

/** The sentences about conversations, home and search (conversations.md#search-page). */
export const conversationTexts = {
  found: (total: number) => `${counted(total, 'conversation', 'conversations')} found`,
  conversations: (total: number) => counted(total, 'conversation', 'conversations'),
  lines: (total: number) => counted(total, 'line', 'lines'),
  /** About how long a conversation takes, short as beside other facts. */
  minutes: (minutes: number) => `${minutes} min`,
  meant: (asked: string, meant: string) =>
    `Nothing was found for "${asked}". These are for "${meant}".`,
  didYouMean: (titles: string) => `Did you mean ${titles}?`,
  best: (share: number) => `Your best: ${share}%`,
  notPlayed: 'Not played yet',
  bestHelp: (score: number, share: number) =>
    `Your best score here is ${score}: ${share}% of the best of all.`,
  edit: 'Edit',
  editThis: (title: string) => `Edit ${title}`,
  noResults: 'No results found',
  noResultsHint: 'Try fewer words, another level or every language.',
  clearFilters: 'Clear all filters',
  draft: 'DRAFT',
  by: 'by',
  playNow: 'Play now',
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
  search: 'Search',
  thatIsAll: 'That is all.',
  loadFailed: 'The conversations could not be loaded.',
  popularConversations: 'Popular Conversations',
} as const
