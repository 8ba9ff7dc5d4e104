/** The pictures of cards, in the order that their numbers have for ever (devices.md#pictures). */
export const cardPictures = [
  'sun',
  'moon',
  'star',
  'heart',
  'flower',
  'tree',
  'apple',
  'fish',
  'cat',
  'bird',
  'house',
  'boat',
  'car',
  'ball',
  'umbrella',
  'key',
] as const

export type CardPicture = (typeof cardPictures)[number]

/** How many of them open an account. */
export const picturesOfCard = 3
