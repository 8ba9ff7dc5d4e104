const whole = new Intl.NumberFormat('en')
const cards = (count: number) => (count === 1 ? '1 card' : `${whole.format(count)} cards`)

/** The sentences of the reward store (S2 sections 2, 5, 8, 9); those of the specification word for word. */
export const shopTexts = {
  required: 'is required',
  mustBeInteger: 'Must be an integer.',
  mustBeMoreThanNone: 'Must be more than 0 cards.',
  notEnoughCards: 'Not enough cards.',
  atLeastOne: 'Must be at least 1.',
  notNegative: 'Must not be less than 0.',
  atMost: (count: number) => `must have at most ${count} characters`,
  atMostCards: (count: number) => `Must be at most ${whole.format(count)}.`,

  defaultTitle: 'Chinese Class Store',
  currency: 'Awesome Cards',
  cards,
  number: (count: number) => whole.format(count),
  rewards: 'Rewards',
  students: 'Students',
  purchases: 'Purchases',
  tabs: 'Store',
  activeItems: (count: number) => `${count} to be used`,
} as const
