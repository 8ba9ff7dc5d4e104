/** The moods of a drawn face, in the order in which they stand side by side in its picture (media.md#faces). */
export const moods = [
  'calm',
  'speaking',
  'glad',
  'striking',
  'hurt',
  'worried',
  'won',
  'lost',
] as const

export type Mood = (typeof moods)[number]
