import { counted } from '../say'

/** What a card of a playlist says (playlists.md#fields). */
export const playlistCardTexts = {
  conversations: (total: number) => counted(total, 'conversation', 'conversations'),
  songs: (total: number) => counted(total, 'song', 'songs'),
  by: 'by',
  allLanguages: 'All languages',
  allLevels: 'All levels',
} as const
