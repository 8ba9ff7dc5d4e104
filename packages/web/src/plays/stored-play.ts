import type { SavedPlay } from '@duologue/contract/shapes/play'

/** A play as the server has stored it, for tests. */
export const storedPlay = (part: Partial<SavedPlay>): SavedPlay => ({
  id: 'play',
  conversation: 'sample',
  pronunciationList: null,
  song: null,
  assignment: null,
  title: 'La llave',
  activity: 'conversationGame',
  mode: 'reading',
  difficulty: 'normal',
  language: 'es',
  datePlayed: '2026-03-04T10:20:00.000Z',
  score: 3280,
  base: 0,
  healthBonus: 1640,
  isWinner: false,
  verified: true,
  relaxed: false,
  duration: 9000,
  ...part,
})
