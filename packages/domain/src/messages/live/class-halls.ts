import { counted } from '../say'

/** The sentences of the tab Live of a class (live.md#halls). */
export const classHallsTexts = {
  open: 'Open games',
  past: 'Past games',
  none: 'No game was played live yet.',
  noneHint: 'Open a conversation and press Live Duel.',
  goTo: 'Go to the game',
  players: (count: number) => counted(count, 'pupil', 'pupils'),
  failed: 'The games could not be loaded.',
  showMore: 'Show more',
} as const
